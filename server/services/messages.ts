import type { Database } from '#server/database/client.ts';
import { parseInput } from '#server/errors.ts';
import { contactSchema } from '#shared/schemas/contact.ts';
import { requireAccess, type Viewer } from './access.ts';

/** What visitors send with the contact form. */
export type Messages = { send(viewer: Viewer, input: unknown): Promise<void> };

export function createMessages({ prisma }: Database): Messages {
  return {
    async send(viewer, input) {
      requireAccess(viewer, 'message.send');
      await prisma.message.create({ data: parseInput(contactSchema, input) });
    },
  };
}
