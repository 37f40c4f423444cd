import type { Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/client.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { loginSchema, resetPasswordSchema, sendResetSchema } from '#shared/schemas/account.ts';
import { requireAccess, requireLearner, type Viewer } from '#server/access/access.ts';
import type { Client, Devices } from './devices.ts';
import { resetMail } from './mails.ts';
import { invalidOtp, type OneTimeCodes } from './one-time-codes.ts';
import type { SignUps } from './sign-ups.ts';
import { type UserView, viewOf } from './user-view.ts';
import { refuseCommonPassword } from '#server/access/common-passwords.ts';
import { hashPassword, requirePassword } from '#server/access/passwords.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import { SESSION_SECONDS, type Session, type Sessions } from '#server/access/sessions.ts';

/** The signed-in user, the session, and the token that identifies the browser at the next sign-in. */
export type SignedIn = { user: UserView; session: Session; device: string };

export type Accounts = Omit<SignUps, 'resume'> & {
  login(viewer: Viewer, input: unknown, client: Client): Promise<SignedIn>;
  logout(viewer: Viewer): Promise<void>;
  me(viewer: Viewer): Promise<UserView>;
  /** Behaves the same for known and unknown addresses, and for one that the mail server refuses. */
  sendResetCode(viewer: Viewer, input: unknown): Promise<void>;
  resetPassword(viewer: Viewer, input: unknown): Promise<void>;
};

type Deps = {
  database: Database;
  sessions: Sessions;
  devices: Devices;
  signUps: SignUps;
  codes: OneTimeCodes;
  limits: RateLimits;
  mailer: Mailer;
  onMailFailure(error: unknown): void;
};

/** A learner's own account, as UserView; a prepared statement, since every page begins with it. */
const ME = `
  SELECT key, first_name AS "firstName", last_name AS "lastName", email, phone, photo, google_id AS "googleId"
  FROM users WHERE key = $1`;

/** An address may have many pending sign-ups: a login tries at most this many, the newest. */
const PENDING_TRIED = 4;

export function createAccounts(deps: Deps): Accounts {
  const { database, sessions, devices, signUps, codes, limits, mailer, onMailFailure } = deps;
  const { prisma, pool } = database;
  const { resume, ...signUpCalls } = signUps;

  return {
    ...signUpCalls,

    async login(viewer, input, client) {
      requireAccess(viewer, 'session.start');
      const { email, phone, password, rememberMe } = parseInput(loginSchema, input);
      const rows = await prisma.user.findMany({
        where: email ? { email } : { phone: phone ?? '' },
        // The verified account comes first, then the newest sign-ups with this address or phone number.
        orderBy: [{ verifiedAt: { sort: 'asc', nulls: 'last' } }, { createdAt: 'desc' }],
        take: PENDING_TRIED,
      });
      const [first] = rows;
      const candidates = first?.verifiedAt ? [first] : rows;
      // Logins by e-mail and by phone count against the same account.
      const account = `user ${(first?.verifiedAt ? first.key : first?.email) ?? email ?? phone ?? ''}`;
      const user = await requirePassword(limits, { candidates, account, clientAddress: client.address, password });
      if (!user.verifiedAt) {
        const { userKey, resendAfterSeconds } = await resume(user);
        const data = { userId: userKey, resendAfterSeconds };
        throw new AppError('unverified', 'Please enter the code that was sent to your e-mail address', { data });
      }
      const device = await devices.note(user.key, client);
      const seconds = rememberMe ? SESSION_SECONDS.rememberedUser : SESSION_SECONDS.user;
      return { user: viewOf(user), session: await sessions.start('user', user.key, seconds), device };
    },

    async logout(viewer) {
      requireAccess(viewer, 'session.end');
      if (viewer.role === 'user') await sessions.end(viewer);
    },

    async me(viewer) {
      const key = requireLearner(viewer, 'account.own');
      const { rows } = await pool.query<UserView>({ name: 'accounts-me', text: ME, values: [key] });
      // The account was deleted after the session was found.
      if (!rows[0]) throw new AppError('unauthenticated', 'Please log in');
      return rows[0];
    },

    async sendResetCode(viewer, input) {
      requireAccess(viewer, 'account.open');
      const { email } = parseInput(sendResetSchema, input);
      const user = await prisma.user.findFirst({ where: { email, verifiedAt: { not: null } } });
      // Neither the response nor its timing may reveal whether there is an account: everything up to the mail itself is
      // done for any address, and the response does not wait for the mail.
      const mayMail = await limits.mail(`reset ${email}`, () =>
        mailer.check().catch((cause: unknown) => {
          throw new AppError('upstream_failed', 'Error sending OTP', { cause });
        }),
      );
      if (!mayMail) return;
      const code = codes.draw();
      await prisma.$transaction((transaction) => codes.keep(transaction, { email, purpose: 'reset', code }));
      if (user) mailer.send(resetMail(email, user.firstName, code)).catch(onMailFailure);
    },

    async resetPassword(viewer, input) {
      requireAccess(viewer, 'account.open');
      const { email, otp, newPassword } = parseInput(resetPasswordSchema, input);
      await refuseCommonPassword(newPassword, 'newPassword');
      // Before the code is used up: hashing may be refused.
      const passwordHash = await hashPassword(newPassword);
      await codes.use({ email, purpose: 'reset', code: otp });
      const where = { email, verifiedAt: { not: null } };
      const userKey = await prisma.$transaction(async (transaction) => {
        const [user] = await transaction.user.updateManyAndReturn({ where, data: { passwordHash } });
        // The account was deleted after the code was mailed.
        if (!user) throw invalidOtp();
        await transaction.userSession.deleteMany({ where: { userKey: user.key } });
        return user.key;
      });
      await limits.reset('wrongLogin', `user ${userKey}`);
    },
  };
}
