import { z } from 'zod';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import { refuseCommonPassword } from '#server/access/common-passwords.ts';
import { hashPassword } from '#server/access/passwords.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import type { Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/client.ts';
import { isUniqueViolation } from '#server/database-errors.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { pages } from '#shared/pages.ts';
import { resendSchema, signUpSchema, verifyOtpSchema } from '#shared/schemas/accounts/account.ts';
import { lockAccountsOf } from './account-lock.ts';
import { signUpMail, takenMail } from './mails.ts';
import { type CodeOf, invalidOtp, type OneTimeCodes } from './one-time-codes.ts';
import { createSignUpTries } from './sign-up-tries.ts';
import { USER_FIELDS, type UserView } from './user-view.ts';

/** A pending sign-up, and the seconds after which a new code may be requested. */
export type Pending = { userKey: string; resendAfterSeconds: number };

type Attempt = { key: string; email: string; firstName: string };

/**
 * Sign-ups that wait for their code. With an address that has an account, everything looks the same from outside: the
 * attempt is stored, and the mail informs the owner instead of carrying a code. The data belongs to the attempt and the
 * code to the address: `verify` selects by `userId` the attempt whose data becomes the account, and deletes the other
 * attempts for the address.
 */
export type SignUps = {
  /** @param clientAddress the IP address whose sign-ups are counted against the limit */
  signUp(viewer: Viewer, input: unknown, clientAddress: string): Promise<Pending>;
  /** Mails a new code for a pending sign-up; within the pause the old one stays valid. */
  resendCode(viewer: Viewer, input: unknown, clientAddress: string): Promise<Pending>;
  verify(viewer: Viewer, input: unknown, clientAddress: string): Promise<UserView>;
  /** Takes a login before verification back to the code step, with a new code if one may be mailed. */
  resume(attempt: Attempt, clientAddress: string): Promise<Pending>;
};

type Deps = { database: Database; codes: OneTimeCodes; limits: RateLimits; mailer: Mailer; siteUrl: string };

/** Pending sign-ups that have not changed for this many milliseconds are deleted, with their personal data. */
const PENDING_MS = 7 * 24 * 60 * 60 * 1000;

const EXISTS = 'User already exists';

export function createSignUps({ database: { prisma }, codes, limits, mailer, siteUrl }: Deps): SignUps {
  const tries = createSignUpTries(limits);
  const loginUrl = new URL(pages.login.pattern, siteUrl).href;
  const codeOf = (email: string, clientAddress: string): CodeOf => ({
    email,
    purpose: 'sign-up',
    by: { clientAddress, device: null },
  });

  /** Mails a code and returns it; returns null if one was mailed within the pause, which then stays valid. */
  async function mailCode(of: CodeOf, firstName: string): Promise<string | null> {
    const { email } = of;
    const owner = await prisma.user.findFirst({ where: { email, verifiedAt: { not: null } } });
    return codes.mail(of, (code) =>
      mailer
        .send(owner ? takenMail(email, owner.firstName, loginUrl) : signUpMail(email, firstName, code))
        .catch((cause: unknown) => {
          throw new AppError('upstream_failed', 'Failed to send OTP', { cause });
        }),
    );
  }

  const pendingOf = async (userKey: string, of: CodeOf): Promise<Pending> => ({
    userKey,
    resendAfterSeconds: await codes.mailWaitOf(of),
  });

  async function renewCode(of: CodeOf, firstName: string): Promise<void> {
    const code = await mailCode(of, firstName);
    if (code) await prisma.$transaction((transaction) => codes.keep(transaction, of, code));
  }

  const findPending = (userKey: string) =>
    z.uuid().safeParse(userKey).success
      ? prisma.user.findFirst({ where: { key: userKey, verifiedAt: null } })
      : Promise.resolve(null);

  return {
    async signUp(viewer, input, clientAddress) {
      requireAccess(viewer, 'account.open');
      const { firstName, lastName, email, phone, password } = parseInput(signUpSchema, input);
      await refuseCommonPassword(password, 'password');
      const takeBack = await tries.count(email, clientAddress);
      const passwordHash = await hashPassword(password).catch(async (error: unknown) => {
        // Refused because too many wait, so that nothing was done for it.
        await takeBack();
        throw error;
      });
      const data = { firstName, lastName, email, phone, passwordHash };
      // The mail is sent first, so that a sign-up is stored only when its code is on the way.
      const of = codeOf(email, clientAddress);
      const code = await mailCode(of, firstName);
      const { key } = await prisma.$transaction(async (transaction) => {
        await lockAccountsOf(transaction, email);
        if (code) await codes.keep(transaction, of, code);
        return transaction.user.create({ data, select: { key: true } });
      });
      const updatedAt = { lt: new Date(Date.now() - PENDING_MS) };
      await prisma.user.deleteMany({ where: { verifiedAt: null, updatedAt } });
      return pendingOf(key, of);
    },

    async resendCode(viewer, input, clientAddress) {
      requireAccess(viewer, 'account.open');
      const { userId } = parseInput(resendSchema, input);
      const attempt = await findPending(userId);
      if (!attempt) throw new AppError('not_found', 'There is no sign-up to continue');
      const of = codeOf(attempt.email, clientAddress);
      await renewCode(of, attempt.firstName);
      return pendingOf(attempt.key, of);
    },

    async verify(viewer, input, clientAddress) {
      requireAccess(viewer, 'account.open');
      const { userId, otp } = parseInput(verifyOtpSchema, input);
      const attempt = await findPending(userId);
      if (!attempt) throw invalidOtp();
      const { key, email } = attempt;
      await codes.use(codeOf(email, clientAddress), otp);
      await tries.confirmed(email, clientAddress);
      return prisma.$transaction(async (transaction) => {
        await lockAccountsOf(transaction, email);
        const where = { key, verifiedAt: null };
        const data = { verifiedAt: new Date() };
        const [verified] = await transaction.user
          .updateManyAndReturn({ where, data, select: USER_FIELDS })
          // The phone number belongs to the account that was verified first.
          .catch(existing);
        if (!verified) throw invalidOtp();
        await transaction.user.deleteMany({ where: { email, verifiedAt: null } });
        return verified;
      });
    },

    async resume({ key, email, firstName }, clientAddress) {
      const of = codeOf(email, clientAddress);
      // When the hourly limit of mails is used up, the last code may still be valid.
      await renewCode(of, firstName).catch(unlessLimited);
      return pendingOf(key, of);
    },
  };
}

function unlessLimited(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
}

function existing(error: unknown): never {
  if (isUniqueViolation(error)) throw new AppError('conflict', EXISTS, { cause: error });
  throw error;
}
