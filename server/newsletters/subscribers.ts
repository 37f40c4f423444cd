import { z } from 'zod';
import type { Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/client.ts';
import { AppError, isUniqueViolation, parseInput } from '#server/errors.ts';
import { subscribeSchema } from '#shared/schemas/newsletter.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import { confirmSubscriptionMail } from '#server/letter.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import type { SubscriptionLinks } from './subscription-links.ts';

export type Subscribers = {
  /**
   * Answers at once; the mail that asks to confirm leaves afterwards.
   * @throws AppError conflict for an address that is subscribed already; an unconfirmed one gets its mail again
   */
  subscribe(viewer: Viewer, input: unknown, clientAddress: string): Promise<{ email: string }>;
  /** @throws AppError invalid_input for a link that is none of ours */
  confirm(viewer: Viewer, input: unknown): Promise<{ email: string }>;
  /** Once is enough, and twice does no harm. */
  unsubscribe(viewer: Viewer, input: unknown): Promise<{ email: string }>;
};

type Deps = {
  database: Database;
  limits: RateLimits;
  mailer: Mailer;
  links: SubscriptionLinks;
  onMailFailure(error: unknown): void;
};

const linkSchema = z.object(
  { token: z.string({ error: 'The link is not complete' }).max(2000) },
  { error: 'The link is not complete' },
);

export function createSubscribers({ database: { prisma }, limits, mailer, links, onMailFailure }: Deps): Subscribers {
  const emailOf = (input: unknown) => links.emailOf(parseInput(linkSchema, input).token);

  async function askToConfirm(email: string) {
    const mail = confirmSubscriptionMail(email, links.confirm(email), links.unsubscribe(email));
    await limits.mail(`newsletter ${email}`, () => mailer.send(mail));
  }

  return {
    async subscribe(viewer, input, clientAddress) {
      requireAccess(viewer, 'newsletter.subscribe');
      const { email } = parseInput(subscribeSchema, input);
      await limits.consume('subscribe', clientAddress);
      try {
        await prisma.subscriber.create({ data: { email } });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        const { confirmedAt } = await prisma.subscriber.findUniqueOrThrow({ where: { email } });
        if (!confirmedAt) askToConfirm(email).catch(onMailFailure);
        throw new AppError('conflict', 'Already Subscribed!', { cause: error });
      }
      askToConfirm(email).catch(onMailFailure);
      return { email };
    },

    async confirm(viewer, input) {
      requireAccess(viewer, 'newsletter.subscribe');
      const email = emailOf(input);
      const { count } = await prisma.subscriber.updateMany({
        where: { email, confirmedAt: null },
        data: { confirmedAt: new Date() },
      });
      const isSubscribed = count > 0 || (await prisma.subscriber.count({ where: { email } })) > 0;
      if (!isSubscribed)
        throw new AppError('not_found', 'This address is not subscribed any more; please subscribe again');
      return { email };
    },

    async unsubscribe(viewer, input) {
      requireAccess(viewer, 'newsletter.subscribe');
      const email = emailOf(input);
      await prisma.subscriber.deleteMany({ where: { email } });
      return { email };
    },
  };
}
