import type { RateLimits } from '#server/access/rate-limits.ts';
import { NOTIFIED_FROM } from '#server/access/guesses.ts';
import type { Mailer } from '#server/adapters/mailer.ts';
import { AppError } from '#server/errors.ts';
import { pages } from '#shared/pages.ts';
import { guessesMail } from './mails.ts';

/** Notifies the owner of an account, once a day, that strangers are guessing its password. */
export type GuessNotices = {
  /** Call it after a refused guess at `account`; it works in the background. */
  consider(account: string, owner: { email: string; firstName: string }): void;
};

type Deps = { limits: RateLimits; mailer: Mailer; siteUrl: string; onMailFailure(error: unknown): void };

export function createGuessNotices({ limits, mailer, siteUrl, onMailFailure }: Deps): GuessNotices {
  const resetUrl = new URL(pages.forgotPassword.pattern, siteUrl).href;

  async function notify(account: string, { email, firstName }: { email: string; firstName: string }): Promise<void> {
    const count = await limits.countOf('wrongLoginOfStrangers', account);
    if (count < NOTIFIED_FROM) return;
    if ((await limits.countOf('guessNotice', account)) > 0) return;
    // A failed mail is retried only after the pause.
    if (!(await isFirst('guessNoticePause', account)) || !(await isFirst('guessNotice', account))) return;
    await mailer.send(guessesMail(email, firstName, resetUrl)).catch(async (error: unknown) => {
      await limits.giveBack('guessNotice', account);
      throw error;
    });
  }

  async function isFirst(limit: 'guessNotice' | 'guessNoticePause', account: string): Promise<boolean> {
    try {
      await limits.consume(limit, account);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }

  return {
    consider: (account, owner) => void notify(account, owner).catch(onMailFailure),
  };
}
