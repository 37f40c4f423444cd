import { addressHash } from '#server/database/address-hash.ts';
import type { Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/client.ts';
import { isUniqueViolation } from '#server/database-errors.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { subscribeSchema, subscriptionLinkSchema } from '#shared/schemas/newsletter.ts';
import type { ListQuery, PageQuery } from '#shared/schemas/page-query.ts';
import { type ExportedList, exportedList } from '#server/database/exported-list.ts';
import { NEWEST, type Page, pagedList } from '#server/database/paged-rows.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import { type ConsentRow, createTakeSubscribers, type TakenSubscribers } from './take-subscribers.ts';
import { confirmSubscriptionMail } from './subscription-mail.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import { LinkError, type SubscriptionLinks } from './subscription-links.ts';

const UNSUBSCRIBE = `
  INSERT INTO unsubscriptions (hash) VALUES (${addressHash('$1')}) ON CONFLICT (hash) DO UPDATE SET at = now()`;

export type SubscriberView = { key: string; email: string; createdAt: string };
/** `confirmedAt` is null until the link in the mail is followed; imported rows have a proof of consent. */
export type SubscriberRow = SubscriberView & {
  confirmedAt: string | null;
  consentAt: string | null;
  consentSource: string;
};

/** The addresses that get the newsletters. */
export type Subscribers = {
  /**
   * Returns without waiting for the confirmation mail to be sent.
   * @throws AppError conflict for an address that is subscribed already; an unconfirmed one gets its mail again
   */
  subscribe(viewer: Viewer, input: unknown, clientAddress: string): Promise<{ email: string }>;
  /**
   * @throws AppError invalid_input for a link that is not ours or too old, conflict for one that was used, not_found
   *   for a subscription that no longer exists
   */
  confirm(viewer: Viewer, input: unknown): Promise<{ email: string }>;
  /**
   * Unsubscribes from the newsletter or the weekly digest, whichever the link is for. Idempotent; the address is ''
   * when the account is gone.
   */
  unsubscribe(viewer: Viewer, input: unknown): Promise<{ email: string; from: 'newsletter' | 'weekly digest' }>;
  /** Newest first. */
  all(viewer: Viewer): Promise<SubscriberView[]>;
  /** A page of the subscribers. */
  list(viewer: Viewer, query: PageQuery): Promise<Page<SubscriberRow>>;
  /** The subscribers that a search finds, for a file. */
  export(viewer: Viewer, found: ListQuery): ExportedList;
  /**
   * Subscribes addresses that come with a proof of consent: all valid ones or, in a trial, none.
   * An address that was unsubscribed is subscribed again only by a newer consent.
   */
  take(viewer: Viewer, rows: readonly ConsentRow[], options: { isTrial: boolean }): Promise<TakenSubscribers>;
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

const LIST = {
  columns: ['email', 'confirmedAt', 'consentAt', 'consentSource'],
  searched: ['email'],
  sorted: { email: 'email' },
};

export function createSubscribers({ database, limits, mailer, links, onMailFailure }: Deps): Subscribers {
  const { prisma } = database;
  const list = pagedList<SubscriberRow>(prisma.subscriber, LIST);
  const take = createTakeSubscribers(prisma);
  const tokenIn = (input: unknown) => parseInput(subscriptionLinkSchema, input).token;

  async function askToConfirm(subscriber: { email: string; key: string }) {
    const { email } = subscriber;
    const mail = confirmSubscriptionMail(email, links.confirmLink(subscriber), links.unsubscribeLink(email));
    await limits.mail({ key: `newsletter ${email}` }, () => mailer.send(mail));
  }

  /**
   * Unsubscribes the address, so that no import with an older consent subscribes it again. The unsubscription is
   * written first, so that a concurrent import waits for it.
   * @throws AppError not_found if it must be known and is not; then nothing is written
   */
  const leave = (email: string, { mustBeKnown }: { mustBeKnown: boolean }) =>
    prisma.$transaction(async (transaction) => {
      await transaction.$executeRawUnsafe(UNSUBSCRIBE, email);
      const { count } = await transaction.subscriber.deleteMany({ where: { email } });
      if (count === 0 && mustBeKnown) throw new AppError('not_found', 'There is no such subscriber');
    });

  return {
    async subscribe(viewer, input, clientAddress) {
      requireAccess(viewer, 'newsletter.subscribe');
      const { email } = parseInput(subscribeSchema, input);
      await limits.consumeFrom('subscribe', clientAddress);
      try {
        const subscriber = await prisma.subscriber.create({ data: { email } });
        askToConfirm(subscriber).catch(onMailFailure);
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        const subscriber = await prisma.subscriber.findUniqueOrThrow({ where: { email } });
        if (!subscriber.confirmedAt) askToConfirm(subscriber).catch(onMailFailure);
        throw new AppError('conflict', 'Already Subscribed!', { cause: error });
      }
      return { email };
    },

    async confirm(viewer, input) {
      requireAccess(viewer, 'newsletter.subscribe');
      const { email, key } = links.readConfirmToken(tokenIn(input));
      // An address that was unsubscribed and subscribed again has another key, and its own link.
      const where = { email, key };
      const { count } = await prisma.subscriber.updateMany({
        where: { ...where, confirmedAt: null },
        data: { confirmedAt: new Date() },
      });
      if (count > 0) return { email };
      const isUsed = (await prisma.subscriber.count({ where })) > 0;
      throw isUsed ? new LinkError('conflict', 'used') : new LinkError('not_found', 'gone');
    },

    async unsubscribe(viewer, input) {
      requireAccess(viewer, 'newsletter.subscribe');
      const subject = links.readUnsubscribeToken(tokenIn(input));
      if ('userKey' in subject) {
        await prisma.weeklyDigest.deleteMany({ where: subject });
        const user = await prisma.user.findUnique({ where: { key: subject.userKey }, select: { email: true } });
        return { email: user?.email ?? '', from: 'weekly digest' };
      }
      await leave(subject.email, { mustBeKnown: false });
      return { email: subject.email, from: 'newsletter' };
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

    export(viewer, { search }) {
      requireAccess(viewer, 'people.administer');
      return exportedList(prisma.subscriber, LIST, { search });
    },

    async take(viewer, rows, { isTrial }) {
      requireAccess(viewer, 'people.administer');
      return take(rows, isTrial);
    },

    async remove(viewer, input) {
      requireAccess(viewer, 'people.administer');
      const { email } = parseInput(subscribeSchema, input);
      await leave(email, { mustBeKnown: true });
      return { email };
    },
  };
}
