import type { Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/client.ts';
import type { Job } from '#server/database/jobs.ts';
import { learnersWeek } from './learners-week.ts';
import { failureOfSending, STOPPED } from './newsletter-job.ts';
import { nextLetterAt } from './next-letter.ts';
import type { SubscriptionLinks } from './subscription-links.ts';
import { weeklyDigestMail } from './weekly-digest-mail.ts';

export type LetterDeps = {
  database: Database;
  mailer: Mailer;
  links: SubscriptionLinks;
  siteUrl: string;
  /** Logs why a letter could not be sent. */
  onMailFailure(error: unknown): void;
};

/**
 * Sends the letters that are due, one after the other. The time of the next letter is stored before a letter is sent:
 * whatever happens in between, nobody gets a week's letter twice.
 */
export const createWeeklyDigestJob = ({ database, mailer, links, siteUrl, onMailFailure }: LetterDeps): Job => ({
  async next() {
    const due = await database.prisma.weeklyDigest.findFirst({
      where: { nextAt: { lte: new Date() } },
      select: { userKey: true },
      orderBy: [{ nextAt: 'asc' }, { userKey: 'asc' }],
    });
    return due?.userKey ?? null;
  },

  async run(userKey, signal) {
    const { weeklyDigest } = database.prisma;
    const wanted = await weeklyDigest.findUnique({
      where: { userKey },
      select: { timeZone: true, nextAt: true, user: { select: { email: true, firstName: true } } },
    });
    const now = Date.now();
    if (!wanted || wanted.nextAt.getTime() > now) return;
    const { timeZone, nextAt, user } = wanted;
    const following = new Date(nextLetterAt(timeZone, now));
    const moved = await weeklyDigest.updateMany({ where: { userKey, nextAt }, data: { nextAt: following } });
    if (moved.count === 0) return;
    const week = await learnersWeek(database, { userKey, timeZone, now });
    const addressed = {
      to: user.email,
      firstName: user.firstName,
      siteUrl,
      unsubscribeUrl: links.endLetterLink(userKey),
    };
    const mail = weeklyDigestMail(week, addressed);
    // Nothing is sent if the learner has ended the letter in the meantime, which deletes the row.
    if (!mail || (await weeklyDigest.count({ where: { userKey } })) === 0) return;
    const failure = await failureOfSending(mailer, mail, signal);
    // It was certainly not sent: the next process sends it.
    if (failure === STOPPED) await weeklyDigest.updateMany({ where: { userKey, nextAt: following }, data: { nextAt } });
    else if (failure !== null) onMailFailure(new Error(failure.error));
  },
});
