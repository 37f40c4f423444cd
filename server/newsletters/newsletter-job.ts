import { setTimeout as pause } from 'node:timers/promises';
import type { Prisma } from '#prisma/generated/client.ts';
import { hasNotLeft, type Mail, type Mailer, responseCodeOf } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/client.ts';
import type { Job } from '#server/database/jobs.ts';

type Deps = {
  prisma: Database['prisma'];
  mailer: Mailer;
  mailTo(letter: { subject: string; body: string }, to: string): Promise<Mail>;
};

/** The pauses before each retry after a temporary failure, in milliseconds. */
const PAUSES_MS = [1000, 5000, 20_000];

/**
 * Marks a newsletter as sent and fixes its recipients, within a transaction; it succeeds once for each newsletter.
 * @param only further conditions that the newsletter must still meet
 * @returns the number of recipients; null if the conditions no longer hold, or sending has begun already
 */
export async function beginSending(
  transaction: Prisma.TransactionClient,
  key: string,
  only: Prisma.NewsletterWhereInput = {},
): Promise<number | null> {
  const where = { ...only, key, sentAt: null };
  const { count } = await transaction.newsletter.updateMany({ where, data: { sentAt: new Date() } });
  if (count === 0) return null;
  return transaction.$executeRaw`
    INSERT INTO newsletter_deliveries (newsletter_key, email)
    SELECT ${key}::uuid, email FROM subscribers WHERE confirmed_at IS NOT NULL`;
}

/** The condition that the scheduled time has come. Until sending has begun, it can still be cancelled. */
const due = () => ({ scheduledAt: { lte: new Date() } });

/**
 * Sends one newsletter, one address after the other. Each delivery is marked before and after its mail is handed over:
 * one in between was interrupted by the end of a process, and is never resent automatically.
 */
export const createNewsletterJob = ({ prisma, mailer, mailTo }: Deps): Job => ({
  async next() {
    const scheduled = await prisma.newsletter.findFirst({
      where: { sentAt: null, ...due() },
      select: { key: true },
      orderBy: { scheduledAt: 'asc' },
    });
    if (scheduled) return scheduled.key;
    const open = await prisma.newsletterDelivery.findFirst({
      where: { state: { in: ['waiting', 'sending'] } },
      select: { newsletterKey: true },
      orderBy: { newsletterKey: 'asc' },
    });
    return open?.newsletterKey ?? null;
  },

  async run(newsletterKey, signal) {
    const ofThis = { newsletterKey };
    await prisma.$transaction((transaction) => beginSending(transaction, newsletterKey, due()));
    await prisma.newsletterDelivery.updateMany({
      where: { ...ofThis, state: 'sending' },
      data: { state: 'unknown', error: 'The server stopped while this mail was being handed over' },
    });
    const letter = await prisma.newsletter.findUnique({ where: { key: newsletterKey } });
    // The sending was cancelled at the last moment.
    if (!letter?.sentAt) return;
    while (!signal.aborted) {
      const delivery = await prisma.newsletterDelivery.findFirst({
        where: { ...ofThis, state: 'waiting' },
        orderBy: { email: 'asc' },
      });
      if (!delivery) return;
      const { email } = delivery;
      const move = (from: string, state: string, error = '') =>
        prisma.newsletterDelivery.updateMany({ where: { ...ofThis, email, state: from }, data: { state, error } });

      const subscriber = await prisma.subscriber.findUnique({ where: { email }, select: { confirmedAt: true } });
      if (!subscriber?.confirmedAt) {
        await move('waiting', 'cancelled', 'Unsubscribed meanwhile');
        continue;
      }
      const mail = await mailTo(letter, email);
      const { count } = await move('waiting', 'sending');
      // Cancelled in the meantime.
      if (count === 0) continue;
      const failure = await failureOfSending(mailer, mail, signal);
      if (failure === null) await move('sending', 'sent');
      else if (failure === STOPPED) await move('sending', 'waiting');
      else await move('sending', failure.state, failure.error);
    }
  },
});

export const STOPPED = Symbol('stopped');

type Failure = { state: 'failed' | 'unknown'; error: string };

/**
 * @returns null when the mail was sent, otherwise the failure; STOPPED if it was certainly not sent and `signal` aborts
 */
export async function failureOfSending(
  mailer: Mailer,
  mail: Mail,
  signal: AbortSignal,
): Promise<Failure | typeof STOPPED | null> {
  for (const wait of [...PAUSES_MS, null]) {
    try {
      await mailer.send(mail);
      return null;
    } catch (error) {
      if (wait === null || isFinal(error))
        return {
          state: hasNotLeft(error) ? 'failed' : 'unknown',
          error: error instanceof Error ? error.message : String(error),
        };
      const isOver = await pause(wait, false, { signal }).catch(() => true);
      if (isOver) return STOPPED;
    }
  }
  return null;
}

/** A 5xx reply is permanent. A mail that may have been sent is not retried, as it could arrive twice. */
const isFinal = (error: unknown) => (responseCodeOf(error) ?? 0) >= 500 || !hasNotLeft(error);
