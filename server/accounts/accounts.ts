import type { Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/client.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { loginSchema, resetPasswordSchema, sendResetSchema } from '#shared/schemas/accounts/account.ts';
import { requireAccess, requireLearner, type Viewer } from '#server/access/access.ts';
import type { Guesser } from '#server/access/guesses.ts';
import type { Devices } from './devices.ts';
import type { GuessNotices } from './guess-notices.ts';
import { resetMail } from './mails.ts';
import { type CodeOf, invalidOtp, type OneTimeCodes } from './one-time-codes.ts';
import type { SignUps } from './sign-ups.ts';
import { type UserView, viewOf } from './user-view.ts';
import type { Client, KnownDevices } from '#server/access/known-devices.ts';
import { refuseCommonPassword } from '#server/access/common-passwords.ts';
import { hashPassword, requirePassword } from '#server/access/passwords.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import { SESSION_SECONDS, type Session, type Sessions } from '#server/access/sessions.ts';

/** The signed-in user, the session, and the cookie that identifies the browser at the next sign-in. */
export type SignedIn = { user: UserView; session: Session; device: string };

export type Accounts = Omit<SignUps, 'resume'> & {
  login(viewer: Viewer, input: unknown, client: Client): Promise<SignedIn>;
  logout(viewer: Viewer): Promise<void>;
  me(viewer: Viewer): Promise<UserView>;
  /** Behaves the same for known, unknown and refused addresses. */
  sendResetCode(viewer: Viewer, input: unknown, client: Client): Promise<void>;
  /** @returns the cookie that identifies the browser, which is the only known one from then on */
  resetPassword(viewer: Viewer, input: unknown, client: Client): Promise<{ device: string }>;
};

type Deps = {
  database: Database;
  sessions: Sessions;
  devices: Devices;
  knownDevices: Pick<KnownDevices, 'find'>;
  guessNotices: GuessNotices;
  signUps: SignUps;
  codes: OneTimeCodes;
  limits: RateLimits;
  mailer: Mailer;
  onMailFailure(error: unknown): void;
};

/** The learner's own account as UserView; a prepared statement, as every page begins with it. */
const ME = `
  SELECT key, first_name AS "firstName", last_name AS "lastName", email, phone, photo, google_id AS "googleId"
  FROM users WHERE key = $1`;

/**
 * An e-mail address may have many pending sign-ups, even besides its account: a login tries at most this many, the
 * newest.
 */
const PENDING_TRIED = 4;

export function createAccounts(deps: Deps): Accounts {
  const { database, sessions, devices, knownDevices, guessNotices, signUps, codes, limits, mailer } = deps;
  const { prisma, pool } = database;
  const { resume, ...signUpCalls } = signUps;
  const findOwner = (email: string) => prisma.user.findFirst({ where: { email, verifiedAt: { not: null } } });

  async function guesserOf(owner: { key: string } | null, client: Client): Promise<Guesser> {
    const knownDevice = await knownDevices.find('user', owner?.key ?? null, client.device);
    return { clientAddress: client.address, device: knownDevice?.hash ?? null };
  }

  return {
    ...signUpCalls,

    async login(viewer, input, client) {
      requireAccess(viewer, 'session.start');
      const { email, phone, password, rememberMe } = parseInput(loginSchema, input);
      const rows = await prisma.user.findMany({
        where: email ? { email } : { phone: phone ?? '' },
        // The verified account comes first, then the newest sign-ups with this address or phone number.
        orderBy: [{ verifiedAt: { sort: 'asc', nulls: 'last' } }, { createdAt: 'desc' }],
        take: PENDING_TRIED + 1,
      });
      const owner = rows.find(({ verifiedAt }) => verifiedAt !== null) ?? null;
      // Tried besides the account too: the answer to a pending sign-up must not reveal whether there is an account.
      const pending = rows.filter(({ verifiedAt }) => verifiedAt === null).slice(0, PENDING_TRIED);
      // Logins by e-mail and by phone count against the same account. Without an account each counts separately: a
      // pending sign-up that joined them would reveal whether its address or phone number has an account.
      const account = `user ${owner?.key ?? (email || (phone ?? ''))}`;
      const guesser = await guesserOf(owner, client);
      const user = await requirePassword(limits, { candidates: [owner, ...pending], account, guesser, password }).catch(
        (error: unknown) => {
          if (owner && guesser.device === null) guessNotices.consider(account, owner);
          throw error;
        },
      );
      if (!user.verifiedAt) {
        const { userKey, resendAfterSeconds } = await resume(user, client.address);
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

    async sendResetCode(viewer, input, client) {
      requireAccess(viewer, 'account.open');
      const { email } = parseInput(sendResetSchema, input);
      const user = await findOwner(email);
      const of: CodeOf = { email, purpose: 'reset', by: await guesserOf(user, client) };
      // Neither the response nor its timing may reveal whether there is an account: everything before the mail itself
      // is done for any address, and the response does not wait for the mail.
      const code = await codes.mail(of, () =>
        mailer.check().catch((cause: unknown) => {
          throw new AppError('upstream_failed', 'Error sending OTP', { cause });
        }),
      );
      if (code === null) return;
      await prisma.$transaction((transaction) => codes.keep(transaction, of, code));
      if (user) mailer.send(resetMail(email, user.firstName, code)).catch(deps.onMailFailure);
    },

    async resetPassword(viewer, input, client) {
      requireAccess(viewer, 'account.open');
      const { email, otp, newPassword } = parseInput(resetPasswordSchema, input);
      await refuseCommonPassword(newPassword, 'newPassword');
      const by = await guesserOf(await findOwner(email), client);
      let passwordHash = '';
      // Hashed first: if that is refused, the code is not used up.
      await codes.use({ email, purpose: 'reset', by }, otp, async () => {
        passwordHash = await hashPassword(newPassword);
      });
      const where = { email, verifiedAt: { not: null } };
      const userKey = await prisma.$transaction(async (transaction) => {
        const [user] = await transaction.user.updateManyAndReturn({ where, data: { passwordHash } });
        // The account was deleted after the code was mailed.
        if (!user) throw invalidOtp();
        await transaction.userSession.deleteMany({ where: { userKey: user.key } });
        return user.key;
      });
      await limits.clearGuesses(`user ${userKey}`);
      return { device: await devices.makeOnlyKnown(userKey, client) };
    },
  };
}
