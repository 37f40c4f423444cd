import { requireAccess, type Viewer } from '#server/access/access.ts';
import { type Audit, by } from '#server/access/audit.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import type { Mail, Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/client.ts';
import type { Jobs } from '#server/database/jobs.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { scheduleSchema, subscribeSchema } from '#shared/schemas/newsletter.ts';
import { beginSending, createNewsletterJob } from './newsletter-job.ts';
import { newsletterMail } from './newsletter-mail.ts';
import type { createNewsletterViews } from './newsletter-views.ts';
import type { SubscriptionLinks } from './subscription-links.ts';

/** Sends newsletters: as a test, now, or at a scheduled time. */
export type NewsletterSending = {
  /** The number of addresses that would get a newsletter now. */
  recipients(viewer: Viewer): Promise<number>;
  /**
   * @throws AppError upstream_failed if the mail cannot be sent, rate_limited for too many test mails of an
   * administrator
   */
  sendTest(viewer: Viewer, key: string, input: unknown): Promise<{ email: string }>;
  /** Sends once to every address that is confirmed now; the mails leave after the call. */
  send(viewer: Viewer, key: string): Promise<{ recipients: number }>;
  /** Sends to every address that is confirmed at that time. A scheduled newsletter cannot be changed. */
  schedule(viewer: Viewer, key: string, input: unknown): Promise<{ at: string }>;
  /** Makes it a draft again. @throws AppError conflict once sending has begun */
  unschedule(viewer: Viewer, key: string): Promise<void>;
  /** Sends again to the addresses whose delivery has failed or is unknown. */
  retry(viewer: Viewer, key: string): Promise<void>;
  /** Cancels the deliveries that are still waiting. */
  cancel(viewer: Viewer, key: string): Promise<void>;
};

export type SendingDeps = {
  database: Database;
  jobs: Jobs;
  audit: Audit;
  limits: RateLimits;
  mailer: Mailer;
  links: SubscriptionLinks;
  siteUrl: string;
};

const JOB = 'newsletter';

type Views = ReturnType<typeof createNewsletterViews>;

export function createNewsletterSending(deps: SendingDeps, { find }: Pick<Views, 'find'>): NewsletterSending {
  const { database, jobs, audit, limits, mailer, links, siteUrl } = deps;
  const { prisma } = database;
  const administer = (viewer: Viewer) => requireAccess(viewer, 'newsletter.send');
  const mailTo = (letter: { subject: string; body: string }, to: string): Promise<Mail> =>
    newsletterMail(letter, { to, unsubscribeUrl: links.unsubscribeLink(to), siteUrl });

  jobs.work(JOB, createNewsletterJob({ prisma, mailer, mailTo }));

  return {
    recipients(viewer) {
      administer(viewer);
      return prisma.subscriber.count({ where: { confirmedAt: { not: null } } });
    },

    async sendTest(viewer, key, input) {
      administer(viewer);
      const { email } = parseInput(subscribeSchema, input);
      const letter = await find(key);
      await limits.consume('testMail', viewer.role === 'administrator' ? viewer.key : '');
      const mail = await mailTo(letter, email);
      try {
        await mailer.send({ ...mail, subject: `[Test] ${mail.subject}` });
      } catch (cause) {
        throw new AppError('upstream_failed', 'The test mail could not be sent', { cause });
      }
      return { email };
    },

    async send(viewer, key) {
      administer(viewer);
      const { subject } = await find(key);
      const recipients = await audit.inTransaction(async (transaction) => {
        const begun = await beginSending(transaction, key);
        if (begun === null) throw new AppError('conflict', 'This newsletter has already been sent');
        if (begun === 0) throw new AppError('conflict', 'There is no confirmed subscriber to send it to');
        const about = `${subject} (${withCount(begun, 'recipient')})`;
        return { result: begun, entry: { action: 'newsletter.send', ...by(viewer), about } };
      });
      void jobs.add(JOB);
      return { recipients };
    },

    async schedule(viewer, key, input) {
      administer(viewer);
      const at = new Date(parseInput(scheduleSchema, input).at);
      const { subject } = await find(key);
      if (at <= new Date()) {
        const message = 'Choose a time that is still to come';
        throw new AppError('invalid_input', message, { issues: [{ path: 'at', message }] });
      }
      const where = { key, sentAt: null, scheduledAt: null };
      return audit.inTransaction(async (transaction) => {
        const { count } = await transaction.newsletter.updateMany({ where, data: { scheduledAt: at } });
        if (count === 0) throw new AppError('conflict', 'This newsletter is scheduled or has already been sent');
        const result = { at: at.toISOString() };
        const about = `${subject} (${result.at})`;
        return { result, entry: { action: 'newsletter.schedule', ...by(viewer), about } };
      });
    },

    async unschedule(viewer, key) {
      administer(viewer);
      const { subject: about } = await find(key);
      const where = { key, sentAt: null, scheduledAt: { not: null } };
      await audit.inTransaction(async (transaction) => {
        const { count } = await transaction.newsletter.updateMany({ where, data: { scheduledAt: null } });
        if (count === 0) throw new AppError('conflict', 'The sending has begun or was cancelled already');
        return { result: undefined, entry: { action: 'newsletter.cancel', ...by(viewer), about } };
      });
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
      const { subject: about } = await find(key);
      await audit.inTransaction(async (transaction) => {
        await transaction.newsletterDelivery.updateMany({
          where: { newsletterKey: key, state: 'waiting' },
          data: { state: 'cancelled' },
        });
        return { result: undefined, entry: { action: 'newsletter.cancel', ...by(viewer), about } };
      });
    },
  };
}
