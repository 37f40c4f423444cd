import type { Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/client.ts';
import { AppError, isUniqueViolation, parseInput } from '#server/errors.ts';
import { subscribeSchema, subscriptionLinkSchema } from '#shared/schemas/newsletter.ts';
import type { PageQuery } from '#shared/schemas/page-query.ts';
import { NEWEST, type Page, pagedList } from '#server/database/paged-rows.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import { confirmSubscriptionMail } from './subscription-mail.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import type { SubscriptionLinks } from './subscription-links.ts';

export type SubscriberView = { key: string; email: string; createdAt: string };
/** `confirmedAt` is null until the link in the mail was followed. */
export type SubscriberRow = SubscriberView & { confirmedAt: string | null };

/** Who gets the newsletters. */
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
  /** Newest first. */
  all(viewer: Viewer): Promise<SubscriberView[]>;
  /** In pages. */
  list(viewer: Viewer, query: PageQuery): Promise<Page<SubscriberRow>>;
  /** @throws AppError not_found */
  remove(viewer: Viewer, input: unknown): Promise<{ email: string }>;
};

type Deps = {
  database: Database;
  limits: RateLimits;
  mailer: Mailer;
  links: SubscriptionLinks;
  onMailFailure(error: unknown): void;
};

export function createSubscribers({ database: { prisma }, limits, mailer, links, onMailFailure }: Deps): Subscribers {
  const list = pagedList<SubscriberRow>(prisma.subscriber, {
    columns: ['email', 'confirmedAt'],
    searched: ['email'],
    sorted: { email: 'email' },
  });
  const emailOf = (input: unknown) => links.emailOf(parseInput(subscriptionLinkSchema, input).token);

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

    async all(viewer) {
      requireAccess(viewer, 'people.administer');
      const select = { key: true, email: true, createdAt: true } as const;
      const rows = await prisma.subscriber.findMany({ select, orderBy: NEWEST });
      return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    },

    async list(viewer, query) {
      requireAccess(viewer, 'people.administer');
      return list(query);
    },

    async remove(viewer, input) {
      requireAccess(viewer, 'people.administer');
      const { email } = parseInput(subscribeSchema, input);
      const { count } = await prisma.subscriber.deleteMany({ where: { email } });
      if (count === 0) throw new AppError('not_found', 'There is no such subscriber');
      return { email };
    },
  };
}
