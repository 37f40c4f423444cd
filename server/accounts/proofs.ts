import { requireLearner, type Viewer } from '#server/access/access.ts';
import { requirePassword } from '#server/access/passwords.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import type { Sessions } from '#server/access/sessions.ts';
import type { Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/client.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { proveSchema } from '#shared/schemas/account.ts';
import { proofMail } from './mails.ts';
import type { OneTimeCodes } from './one-time-codes.ts';

/** How learners prove once more who they are, before what a borrowed browser must not do. */
export type Proofs = {
  /**
   * By password or by a mailed code.
   * @throws AppError invalid_input for a wrong one, rate_limited after too many
   */
  prove(viewer: Viewer, input: unknown, clientAddress: string): Promise<void>;
  /** For an account without a password, which signs in with Google, or whose password is forgotten. */
  sendCode(viewer: Viewer): Promise<void>;
};

type Deps = {
  database: Database;
  sessions: Pick<Sessions, 'prove'>;
  codes: OneTimeCodes;
  limits: RateLimits;
  mailer: Mailer;
};

export function createProofs({ database: { prisma }, sessions, codes, limits, mailer }: Deps): Proofs {
  async function holderOf(viewer: Viewer) {
    const user = await prisma.user.findUnique({ where: { key: requireLearner(viewer, 'account.own') } });
    // The account was deleted after the session was found.
    if (!user) throw new AppError('unauthenticated', 'Please log in');
    return user;
  }
  return {
    async prove(viewer, input, clientAddress) {
      const user = await holderOf(viewer);
      const { password, otp } = parseInput(proveSchema, input);
      if (otp !== undefined) await codes.use({ email: user.email, purpose: 'proof', code: otp });
      else {
        // Counted apart from logins: somebody at an unlocked browser must not lock its learner out of the login.
        const account = `password of user ${user.key}`;
        const given = { candidates: [user], account, clientAddress, password: password ?? '' };
        await requirePassword(limits, given).catch(wrongPassword);
      }
      await sessions.prove(viewer);
    },

    async sendCode(viewer) {
      const { email, firstName } = await holderOf(viewer);
      const code = codes.draw();
      await limits.mail(`proof ${email}`, async () => {
        await prisma.$transaction((transaction) => codes.keep(transaction, { email, purpose: 'proof', code }));
        await mailer.send(proofMail(email, firstName, code)).catch((cause: unknown) => {
          throw new AppError('upstream_failed', 'Error sending OTP', { cause });
        });
      });
    },
  };
}

/** Replaces `unauthenticated`, which pages would take for the end of the session. */
function wrongPassword(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'unauthenticated') throw error;
  const message = 'This is not your password';
  throw new AppError('invalid_input', message, { issues: [{ path: 'password', message }], cause: error });
}
