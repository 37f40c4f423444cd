import { z } from 'zod';
import type { Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/client.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { newsletterSchema, subscribeSchema } from '#shared/schemas/newsletter.ts';
import type { Page } from '#server/database/paged-rows.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import type { Jobs } from '#server/database/jobs.ts';
import { newsletterMail } from './newsletter-mail.ts';
import { createNewsletterJob } from './newsletter-job.ts';
import type { SubscriptionLinks } from './subscription-links.ts';

/**
 * Where a mail to one address stands. `unknown`: the process ended while it was being handed over, so it may have
 * arrived, and is not sent again unless an administrator says so.
 */
export const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'failed', 'unknown', 'cancelled'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export type NewsletterView = {
  key: string;
  subject: string;
  body: string;
  author: string;
  createdAt: string;
  /** Null for a draft. */
  sentAt: string | null;
  counts: Record<DeliveryState, number>;
};

export type FailedDelivery = { email: string; state: DeliveryState; error: string };

export type Newsletters = {
  /** Newest first. */
  list(viewer: Viewer, page: number): Promise<Page<NewsletterView>>;
  /** With the addresses that it did not reach, at most a hundred. @throws AppError not_found */
  get(viewer: Viewer, key: string): Promise<{ newsletter: NewsletterView; failures: FailedDelivery[] }>;
  /** How many addresses a newsletter would go to now. */
  recipients(viewer: Viewer): Promise<number>;
  /** Makes a draft, or changes one. @throws AppError conflict once it has been sent */
  save(viewer: Viewer, key: string | null, input: unknown): Promise<{ key: string }>;
  remove(viewer: Viewer, key: string): Promise<void>;
  /** @throws AppError upstream_failed when the mail does not leave */
  sendTest(viewer: Viewer, key: string, input: unknown): Promise<{ email: string }>;
  /** To every address that is confirmed now, each once; the mails leave afterwards. */
  send(viewer: Viewer, key: string): Promise<{ recipients: number }>;
  /** Once more to whom it did not reach. */
  retry(viewer: Viewer, key: string): Promise<void>;
  /** Whoever still waits gets nothing. */
  cancel(viewer: Viewer, key: string): Promise<void>;
};

type Deps = { database: Database; jobs: Jobs; mailer: Mailer; links: SubscriptionLinks; siteUrl: string };

const PAGE_SIZE = 20;
const MOST_FAILURES = 100;
const JOB = 'newsletter';

export function createNewsletters({ database: { prisma }, jobs, mailer, links, siteUrl }: Deps): Newsletters {
  const administer = (viewer: Viewer) => requireAccess(viewer, 'newsletter.send');
  const mailTo = (letter: { subject: string; body: string }, to: string) =>
    newsletterMail(letter, { to, unsubscribeUrl: links.unsubscribe(to), siteUrl });

  jobs.work(JOB, createNewsletterJob({ prisma, mailer, mailTo }));

  async function find(key: string) {
    const found = z.uuid().safeParse(key).success ? await prisma.newsletter.findUnique({ where: { key } }) : null;
    if (!found) throw new AppError('not_found', 'There is no such newsletter');
    return found;
  }

  async function withCounts(rows: Awaited<ReturnType<typeof find>>[]): Promise<NewsletterView[]> {
    const groups = await prisma.newsletterDelivery.groupBy({
      by: ['newsletterKey', 'state'],
      where: { newsletterKey: { in: rows.map(({ key }) => key) } },
      _count: true,
    });
    return rows.map(({ key, subject, body, author, createdAt, sentAt }) => {
      const own = groups.filter(({ newsletterKey }) => newsletterKey === key);
      const countOf = (state: string) => own.find((group) => group.state === state)?._count ?? 0;
      const counts = Object.fromEntries(DELIVERY_STATES.map((state) => [state, countOf(state)]));
      return {
        key,
        subject,
        body,
        author,
        createdAt: createdAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
        counts: counts as NewsletterView['counts'], // one for each state
      };
    });
  }

  return {
    async list(viewer, page) {
      administer(viewer);
      const [rows, total] = await Promise.all([
        prisma.newsletter.findMany({
          orderBy: [{ createdAt: 'desc' }, { key: 'desc' }],
          take: PAGE_SIZE,
          skip: (page - 1) * PAGE_SIZE,
        }),
        prisma.newsletter.count(),
      ]);
      return { items: await withCounts(rows), total, page, pageSize: PAGE_SIZE };
    },

    async get(viewer, key) {
      administer(viewer);
      const [newsletter] = await withCounts([await find(key)]);
      if (!newsletter) throw new AppError('not_found', 'There is no such newsletter');
      const failures = await prisma.newsletterDelivery.findMany({
        where: { newsletterKey: key, state: { in: ['failed', 'unknown'] } },
        select: { email: true, state: true, error: true },
        orderBy: { email: 'asc' },
        take: MOST_FAILURES,
      });
      return { newsletter, failures: failures as FailedDelivery[] }; // only states of ours are written
    },

    recipients(viewer) {
      administer(viewer);
      return prisma.subscriber.count({ where: { confirmedAt: { not: null } } });
    },

    async save(viewer, key, input) {
      administer(viewer);
      const data = parseInput(newsletterSchema, input);
      if (key === null) {
        const author = viewer.role === 'administrator' ? viewer.username : '';
        return prisma.newsletter.create({ data: { ...data, author }, select: { key: true } });
      }
      await find(key);
      const { count } = await prisma.newsletter.updateMany({ where: { key, sentAt: null }, data });
      if (count === 0) throw new AppError('conflict', 'This newsletter has been sent and cannot be changed any more');
      return { key };
    },

    async remove(viewer, key) {
      administer(viewer);
      await find(key);
      const { count } = await prisma.newsletter.deleteMany({ where: { key, sentAt: null } });
      if (count === 0) throw new AppError('conflict', 'This newsletter has been sent and cannot be deleted any more');
    },

    async sendTest(viewer, key, input) {
      administer(viewer);
      const { email } = parseInput(subscribeSchema, input);
      const mail = await mailTo(await find(key), email);
      try {
        await mailer.send({ ...mail, subject: `[Test] ${mail.subject}` });
      } catch (cause) {
        throw new AppError('upstream_failed', 'The test mail could not be sent', { cause });
      }
      return { email };
    },

    async send(viewer, key) {
      administer(viewer);
      await find(key);
      const recipients = await prisma.$transaction(async (transaction) => {
        const { count } = await transaction.newsletter.updateMany({
          where: { key, sentAt: null },
          data: { sentAt: new Date() },
        });
        if (count === 0) throw new AppError('conflict', 'This newsletter has been sent already');
        const written = await transaction.$executeRaw`
          INSERT INTO newsletter_deliveries (newsletter_key, email)
          SELECT ${key}::uuid, email FROM subscribers WHERE confirmed_at IS NOT NULL`;
        if (written === 0) throw new AppError('conflict', 'There is no confirmed subscriber to send it to');
        return written;
      });
      void jobs.add(JOB);
      return { recipients };
    },

    async retry(viewer, key) {
      administer(viewer);
      await find(key);
      await prisma.newsletterDelivery.updateMany({
        where: { newsletterKey: key, state: { in: ['failed', 'unknown'] } },
        data: { state: 'waiting', error: '' },
      });
      void jobs.add(JOB);
    },

    async cancel(viewer, key) {
      administer(viewer);
      await find(key);
      await prisma.newsletterDelivery.updateMany({
        where: { newsletterKey: key, state: 'waiting' },
        data: { state: 'cancelled' },
      });
    },
  };
}
