import type { Database } from '#server/database/client.ts';
import { parseInput } from '#server/errors.ts';
import { contactSchema } from '#shared/schemas/contact.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';

/** What visitors send with the contact form. */
export type Messages = { send(viewer: Viewer, input: unknown, clientAddress: string): Promise<void> };

export function createMessages({ prisma }: Database, limits: RateLimits): Messages {
  return {
    async send(viewer, input, clientAddress) {
      requireAccess(viewer, 'message.send');
      const data = parseInput(contactSchema, input);
      await limits.consume('contact', clientAddress);
      await prisma.message.create({ data });
    },
  };
}
