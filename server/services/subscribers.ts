import type { Database } from '#server/database/client.ts';
import { AppError, isUniqueViolation, parseInput } from '#server/errors.ts';
import { subscribeSchema } from '#shared/schemas/newsletter.ts';
import { requireAccess, type Viewer } from './access.ts';

export type Subscribers = { subscribe(viewer: Viewer, input: unknown): Promise<{ email: string }> };

export function createSubscribers({ prisma }: Database): Subscribers {
  return {
    async subscribe(viewer, input) {
      requireAccess(viewer, 'newsletter.subscribe');
      const { email } = parseInput(subscribeSchema, input);
      try {
        await prisma.subscriber.create({ data: { email } });
      } catch (error) {
        if (isUniqueViolation(error)) throw new AppError('conflict', 'Already Subscribed!', { cause: error });
        throw error;
      }
      return { email };
    },
  };
}
