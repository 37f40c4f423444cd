import { z } from 'zod';
import type { Prisma } from '#prisma/generated/client.ts';
import type { Mail, Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/client.ts';
import { AppError, isUniqueViolation, parseInput } from '#server/errors.ts';
import {
  loginSchema,
  resendSchema,
  resetPasswordSchema,
  sendResetSchema,
  signUpSchema,
  verifyOtpSchema,
} from '#shared/schemas/account.ts';
import { requireAccess, requireLearner, type Viewer } from '#server/access/access.ts';
import { resetMail, signUpMail } from './mails.ts';
import { invalidOtp, type OneTimeCodes, type Purpose } from './one-time-codes.ts';
import { hashPassword, requirePassword } from '#server/access/passwords.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import { SESSION_SECONDS, type Session, type Sessions } from '#server/access/sessions.ts';

/** A user as everybody outside of the services sees one. */
export type UserView = {
  key: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  photo: string | null;
  googleId: string | null;
};

/** Where a pending sign-up stands: a new code may be asked for after so many seconds. */
export type Pending = { userKey: string; resendAfterSeconds: number };

export type Accounts = {
  /** @param clientAddress whose sign-ups are counted */
  signUp(viewer: Viewer, input: unknown, clientAddress: string): Promise<Pending>;
  /** A new code for a pending sign-up; within the pause the old one stays. */
  resendCode(viewer: Viewer, input: unknown): Promise<Pending>;
  verify(viewer: Viewer, input: unknown): Promise<UserView>;
  login(viewer: Viewer, input: unknown, clientAddress: string): Promise<{ user: UserView; session: Session }>;
  logout(viewer: Viewer): Promise<void>;
  me(viewer: Viewer): Promise<UserView>;
  /** The same for known and unknown addresses. */
  sendResetCode(viewer: Viewer, input: unknown): Promise<void>;
  resetPassword(viewer: Viewer, input: unknown): Promise<void>;
};

type Deps = { database: Database; sessions: Sessions; codes: OneTimeCodes; limits: RateLimits; mailer: Mailer };

export const USER_FIELDS = {
  key: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  photo: true,
  googleId: true,
} as const;

/** A learner's own account, as UserView; prepared, since every page begins with it. */
const ME = `
  SELECT key, first_name AS "firstName", last_name AS "lastName", email, phone, photo, google_id AS "googleId"
  FROM users WHERE key = $1`;

/** A sign-up that nobody has continued for a week is forgotten, with the personal data that it holds. */
const PENDING_MS = 7 * 24 * 60 * 60 * 1000;

const EXISTS = 'User already exists';

export function createAccounts({ database: { prisma, pool }, sessions, codes, limits, mailer }: Deps): Accounts {
  type Letter = { email: string; purpose: Purpose; write: ((code: string) => Mail) | null };

  /**
   * Mails a code unless one was mailed within the pause; then that one stays good. Without a letter nothing leaves,
   * but all else is the same, so that nobody can tell.
   * @returns the code to keep, null when none was mailed
   */
  async function mailCode({ email, purpose, write }: Letter): Promise<string | null> {
    const code = codes.draw();
    const isMailed = await limits.mail(`${purpose} ${email}`, () =>
      (write ? mailer.send(write(code)) : mailer.check()).catch((cause: unknown) => {
        const message = purpose === 'sign-up' ? 'Failed to send OTP' : 'Error sending OTP';
        throw new AppError('upstream_failed', message, { cause });
      }),
    );
    return isMailed && write ? code : null;
  }

  const pendingOf = async (userKey: string, email: string): Promise<Pending> => ({
    userKey,
    resendAfterSeconds: await limits.mailWaitOf(`sign-up ${email}`),
  });

  async function renewSignUpCode({ email, firstName }: { email: string; firstName: string }): Promise<void> {
    const write = (code: string) => signUpMail(email, firstName, code);
    const code = await mailCode({ email, purpose: 'sign-up', write });
    if (code) await prisma.$transaction((transaction) => codes.keep(transaction, { email, purpose: 'sign-up', code }));
  }

  return {
    async signUp(viewer, input, clientAddress) {
      requireAccess(viewer, 'account.open');
      const { firstName, lastName, email, phone, password } = parseInput(signUpSchema, input);
      await limits.consume('signUp', clientAddress);
      const verified = { verifiedAt: { not: null } };
      const taken = await prisma.user.findFirst({ where: { ...verified, OR: [{ email }, { phone }] } });
      if (taken) throw new AppError('conflict', EXISTS);
      const data = { firstName, lastName, phone, passwordHash: await hashPassword(password) };
      // The mail goes first, so that an account is made only when its code is on the way.
      const write = (drawn: string) => signUpMail(email, firstName, drawn);
      const code = await mailCode({ email, purpose: 'sign-up', write });
      const userKey = await prisma.$transaction(async (transaction) => {
        await takeTurns(transaction, email);
        // Somebody who verified in the meantime keeps what they have.
        const [pending] = await transaction.user.updateManyAndReturn({ where: { email, verifiedAt: null }, data });
        const { key } = pending ?? (await transaction.user.create({ data: { ...data, email } }).catch(existing));
        if (code) await codes.keep(transaction, { email, purpose: 'sign-up', code });
        return key;
      });
      const updatedAt = { lt: new Date(Date.now() - PENDING_MS) };
      await prisma.user.deleteMany({ where: { verifiedAt: null, updatedAt } });
      return pendingOf(userKey, email);
    },

    async resendCode(viewer, input) {
      requireAccess(viewer, 'account.open');
      const { userId } = parseInput(resendSchema, input);
      const user = await findPending(userId);
      if (!user) throw new AppError('not_found', 'There is no sign-up to continue');
      await renewSignUpCode(user);
      return pendingOf(user.key, user.email);
    },

    async verify(viewer, input) {
      requireAccess(viewer, 'account.open');
      const { userId, otp } = parseInput(verifyOtpSchema, input);
      const user = await findPending(userId);
      if (!user) throw invalidOtp();
      await codes.use({ email: user.email, purpose: 'sign-up', code: otp });
      const where = { key: user.key, verifiedAt: null };
      const data = { verifiedAt: new Date() };
      // A phone number belongs to whoever verified first.
      const [verified] = await prisma.user.updateManyAndReturn({ where, data, select: USER_FIELDS }).catch(existing);
      if (!verified) throw invalidOtp();
      return verified;
    },

    async login(viewer, input, clientAddress) {
      requireAccess(viewer, 'session.start');
      const { email, phone, password, rememberMe } = parseInput(loginSchema, input);
      const found = await prisma.user.findFirst({
        where: email ? { email } : { phone: phone ?? '' },
        // Of several sign-ups with one phone number, the verified account.
        orderBy: [{ verifiedAt: { sort: 'asc', nulls: 'last' } }, { createdAt: 'desc' }],
      });
      // By e-mail and by phone it is the same account.
      const account = `user ${found?.key ?? email ?? phone ?? ''}`;
      const user = await requirePassword(limits, { found, account, clientAddress, password });
      if (!user.verifiedAt) {
        // With the mails of the hour used up, the last code may still be good.
        await renewSignUpCode(user).catch(unlessLimited);
        const { userKey, resendAfterSeconds } = await pendingOf(user.key, user.email);
        const data = { userId: userKey, resendAfterSeconds };
        throw new AppError('unverified', 'Please enter the code that was sent to your e-mail address', { data });
      }
      const session = await sessions.start(
        'user',
        user.key,
        rememberMe ? SESSION_SECONDS.remembered : SESSION_SECONDS.user,
      );
      return { user: viewOf(user), session };
    },

    async logout(viewer) {
      requireAccess(viewer, 'session.end');
      if (viewer.role === 'user') await sessions.end(viewer);
    },

    async me(viewer) {
      const key = requireLearner(viewer, 'account.own');
      const { rows } = await pool.query<UserView>({ name: 'accounts-me', text: ME, values: [key] });
      // Deleted since the session was found.
      if (!rows[0]) throw new AppError('unauthenticated', 'Please log in');
      return rows[0];
    },

    async sendResetCode(viewer, input) {
      requireAccess(viewer, 'account.open');
      const { email } = parseInput(sendResetSchema, input);
      const user = await prisma.user.findFirst({ where: { email, verifiedAt: { not: null } } });
      const write = user && ((drawn: string) => resetMail(email, user.firstName, drawn));
      const code = await mailCode({ email, purpose: 'reset', write });
      if (code) await prisma.$transaction((transaction) => codes.keep(transaction, { email, purpose: 'reset', code }));
    },

    async resetPassword(viewer, input) {
      requireAccess(viewer, 'account.open');
      const { email, otp, newPassword } = parseInput(resetPasswordSchema, input);
      await codes.use({ email, purpose: 'reset', code: otp });
      const passwordHash = await hashPassword(newPassword);
      const where = { email, verifiedAt: { not: null } };
      const userKey = await prisma.$transaction(async (transaction) => {
        const [user] = await transaction.user.updateManyAndReturn({ where, data: { passwordHash } });
        // Deleted since the code was mailed.
        if (!user) throw invalidOtp();
        await transaction.userSession.deleteMany({ where: { userKey: user.key } });
        return user.key;
      });
      await limits.reset('wrongLogin', `user ${userKey}`);
    },
  };

  function findPending(userKey: string) {
    return z.uuid().safeParse(userKey).success
      ? prisma.user.findFirst({ where: { key: userKey, verifiedAt: null } })
      : null;
  }
}

/** Who opens or joins the account of one address at the same time takes turns, until the end of the transaction. */
export async function takeTurns(transaction: Prisma.TransactionClient, email: string): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`account ${email}`}))`;
}

function unlessLimited(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
}

function existing(error: unknown): never {
  if (isUniqueViolation(error)) throw new AppError('conflict', EXISTS, { cause: error });
  throw error;
}

export function viewOf({ key, firstName, lastName, email, phone, photo, googleId }: UserView): UserView {
  return { key, firstName, lastName, email, phone, photo, googleId };
}
