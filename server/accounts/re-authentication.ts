import { requireLearner, type Viewer } from '#server/access/access.ts';
import { faultOf, NOT_YOURS, requirePassword } from '#server/access/passwords.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import type { Sessions } from '#server/access/sessions.ts';
import type { Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/client.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { reAuthenticateSchema } from '#shared/schemas/accounts/account.ts';
import { reAuthenticationMail } from './mails.ts';
import type { CodeOf, OneTimeCodes } from './one-time-codes.ts';

/** How learners authenticate again, before actions that somebody at a borrowed browser must not take. */
export type ReAuthentication = {
  /**
   * Proves by password or by a mailed code.
   * @throws AppError invalid_input for a wrong password or code, rate_limited after too many
   */
  reAuthenticate(viewer: Viewer, input: unknown, clientAddress: string): Promise<void>;
  /** Mails a code, for an account without a password (Google sign-in) or with a forgotten one. */
  sendCode(viewer: Viewer, clientAddress: string): Promise<void>;
};

type Deps = {
  database: Database;
  sessions: Pick<Sessions, 'reAuthenticate'>;
  codes: OneTimeCodes;
  limits: RateLimits;
  mailer: Mailer;
};

export function createReAuthentication({
  database: { prisma },
  sessions,
  codes,
  limits,
  mailer,
}: Deps): ReAuthentication {
  async function holderOf(viewer: Viewer) {
    const key = requireLearner(viewer, 'account.own');
    const user = await prisma.user.findUnique({ where: { key } });
    // The account was deleted after the session was found.
    if (!user) throw new AppError('unauthenticated', 'Please log in');
    return user;
  }
  return {
    async reAuthenticate(viewer, input, clientAddress) {
      const user = await holderOf(viewer);
      const { password, otp } = parseInput(reAuthenticateSchema, input);
      const by = { clientAddress, device: sessionKeyOf(viewer) };
      if (otp !== undefined) await codes.use({ email: user.email, purpose: 're-authentication', by }, otp);
      else {
        // Counted separately from logins: somebody at an unlocked browser must not lock its learner out of the login.
        const account = `password of user ${user.key}`;
        const credentials = { account, guesser: by, password: password ?? '' };
        await requirePassword(limits, { candidates: [user], ...credentials }).catch(faultOf('password', NOT_YOURS));
      }
      await sessions.reAuthenticate(viewer);
    },

    async sendCode(viewer, clientAddress) {
      const { email, firstName } = await holderOf(viewer);
      const of: CodeOf = { email, purpose: 're-authentication', by: { clientAddress, device: sessionKeyOf(viewer) } };
      const code = await codes.mail(of, (drawn) =>
        mailer.send(reAuthenticationMail(email, firstName, drawn)).catch((cause: unknown) => {
          throw new AppError('upstream_failed', 'Error sending OTP', { cause });
        }),
      );
      if (code !== null) await prisma.$transaction((transaction) => codes.keep(transaction, of, code));
    },
  };
}

/** Tries are counted per session, so that nobody else can use them up. */
const sessionKeyOf = (viewer: Viewer): string | null => ('sessionKey' in viewer ? viewer.sessionKey : null);
