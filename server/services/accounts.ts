import { z } from 'zod';
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
import { requireAccess, type Viewer } from './access.ts';
import { resetMail, signUpMail } from './mails.ts';
import type { OneTimeCodes, Purpose } from './one-time-codes.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import type { RateLimits } from './rate-limits.ts';
import { SESSION_SECONDS, type Session, type Sessions } from './sessions.ts';

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

const EXISTS = 'User already exists';

export function createAccounts({ database: { prisma }, sessions, codes, limits, mailer }: Deps): Accounts {
  /** Mails a code unless one was mailed within the pause; then that one stays good. @returns whether one was mailed */
  async function mailCode(email: string, purpose: Purpose, write: (code: string) => Mail): Promise<string | null> {
    const key = `${purpose} ${email}`;
    try {
      await limits.consume('codeMailPause', key);
    } catch (error) {
      if (error instanceof AppError && error.code === 'rate_limited') return null;
      throw error;
    }
    try {
      await limits.consume('codeMail', key);
    } catch (error) {
      await limits.reset('codeMailPause', key);
      throw error;
    }
    const code = codes.draw();
    try {
      await mailer.send(write(code));
    } catch (cause) {
      // Nothing has left: asking again at once is all right.
      await Promise.all([limits.reset('codeMailPause', key), limits.giveBack('codeMail', key)]);
      const message = purpose === 'sign-up' ? 'Failed to send OTP' : 'Error sending OTP';
      throw new AppError('upstream_failed', message, { cause });
    }
    return code;
  }

  const pendingOf = async (userKey: string, email: string): Promise<Pending> => ({
    userKey,
    resendAfterSeconds: await limits.waitOf('codeMailPause', `sign-up ${email}`),
  });

  async function renewSignUpCode(user: { key: string; email: string; firstName: string }): Promise<Pending> {
    const { email } = user;
    const code = await mailCode(email, 'sign-up', (drawn) => signUpMail(email, user.firstName, drawn));
    if (code) await prisma.$transaction((transaction) => codes.keep(transaction, { email, purpose: 'sign-up', code }));
    return pendingOf(user.key, email);
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
      const code = await mailCode(email, 'sign-up', (drawn) => signUpMail(email, firstName, drawn));
      const userKey = await prisma.$transaction(async (transaction) => {
        // Somebody who verified in the meantime keeps what they have.
        const { count } = await transaction.user.updateMany({ where: { email, verifiedAt: null }, data });
        const user =
          count > 0
            ? await transaction.user.findUniqueOrThrow({ where: { email } })
            : await transaction.user.create({ data: { ...data, email } }).catch(existing);
        if (code) await codes.keep(transaction, { email, purpose: 'sign-up', code });
        return user.key;
      });
      return pendingOf(userKey, email);
    },

    async resendCode(viewer, input) {
      requireAccess(viewer, 'account.open');
      const { userId } = parseInput(resendSchema, input);
      const user = await findPending(userId);
      if (!user) throw new AppError('not_found', 'There is no sign-up to continue');
      return renewSignUpCode(user);
    },

    async verify(viewer, input) {
      requireAccess(viewer, 'account.open');
      const { userId, otp } = parseInput(verifyOtpSchema, input);
      const user = await findPending(userId);
      if (!user)
        throw new AppError('invalid_input', 'Invalid OTP', { issues: [{ path: 'otp', message: 'Invalid OTP' }] });
      await codes.use({ email: user.email, purpose: 'sign-up', code: otp });
      const data = { verifiedAt: new Date() };
      // A phone number belongs to whoever verified first.
      return prisma.user.update({ where: { key: user.key }, data, select: USER_FIELDS }).catch(existing);
    },

    async login(viewer, input, clientAddress) {
      requireAccess(viewer, 'session.start');
      const { email, phone, password, rememberMe } = parseInput(loginSchema, input);
      const account = email ? `user ${email}` : `user ${phone ?? ''}`;
      await limits.check('wrongLogin', account);
      await limits.check('wrongLoginFromAddress', clientAddress);
      const user = await prisma.user.findFirst({
        where: email ? { email } : { phone: phone ?? '' },
        // Of several sign-ups with one phone number, the verified account.
        orderBy: [{ verifiedAt: { sort: 'asc', nulls: 'last' } }, { createdAt: 'desc' }],
      });
      if (!(await passwordMatches(user?.passwordHash, password)) || !user) {
        await limits.count('wrongLoginFromAddress', clientAddress);
        await limits.count('wrongLogin', account);
        throw new AppError('unauthenticated', 'Invalid username or password');
      }
      await limits.reset('wrongLogin', account);
      if (!user.verifiedAt) {
        const { userKey, resendAfterSeconds } = await renewSignUpCode(user);
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
      if (viewer.role !== 'user') throw new AppError('unauthenticated', 'Please log in');
      return prisma.user.findUniqueOrThrow({ where: { key: viewer.key }, select: USER_FIELDS });
    },

    async sendResetCode(viewer, input) {
      requireAccess(viewer, 'account.open');
      const { email } = parseInput(sendResetSchema, input);
      const user = await prisma.user.findFirst({ where: { email, verifiedAt: { not: null } } });
      if (!user) {
        await limits.check('codeMail', `reset ${email}`);
        await mailer.check().catch((cause: unknown) => {
          throw new AppError('upstream_failed', 'Error sending OTP', { cause });
        });
        return;
      }
      const code = await mailCode(email, 'reset', (drawn) => resetMail(email, user.firstName, drawn));
      if (code) await prisma.$transaction((transaction) => codes.keep(transaction, { email, purpose: 'reset', code }));
    },

    async resetPassword(viewer, input) {
      requireAccess(viewer, 'account.open');
      const { email, otp, newPassword } = parseInput(resetPasswordSchema, input);
      await codes.use({ email, purpose: 'reset', code: otp });
      const passwordHash = await hashPassword(newPassword);
      await prisma.$transaction(async (transaction) => {
        const user = await transaction.user.update({ where: { email }, data: { passwordHash } });
        await transaction.userSession.deleteMany({ where: { userKey: user.key } });
      });
      await limits.reset('wrongLogin', `user ${email}`);
    },
  };

  function findPending(userKey: string) {
    return z.uuid().safeParse(userKey).success
      ? prisma.user.findFirst({ where: { key: userKey, verifiedAt: null } })
      : null;
  }
}

function existing(error: unknown): never {
  if (isUniqueViolation(error)) throw new AppError('conflict', EXISTS, { cause: error });
  throw error;
}

export function viewOf({ key, firstName, lastName, email, phone, photo, googleId }: UserView): UserView {
  return { key, firstName, lastName, email, phone, photo, googleId };
}
