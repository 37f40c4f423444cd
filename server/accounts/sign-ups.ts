import { z } from 'zod';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import { refuseCommonPassword } from '#server/access/common-passwords.ts';
import { hashPassword } from '#server/access/passwords.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import type { Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/client.ts';
import { isUniqueViolation } from '#server/database-errors.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { resendSchema, signUpSchema, verifyOtpSchema } from '#shared/schemas/account.ts';
import { takeTurns } from './account-turns.ts';
import { signUpMail } from './mails.ts';
import { invalidOtp, type OneTimeCodes } from './one-time-codes.ts';
import { USER_FIELDS, type UserView } from './user-view.ts';

/** A pending sign-up, and the seconds after which a new code may be requested. */
export type Pending = { userKey: string; resendAfterSeconds: number };

type Attempt = { key: string; email: string; firstName: string };

/**
 * Sign-ups that wait for their code. The data belongs to the attempt and the code to the address: `verify` names by
 * `userId` the attempt whose data becomes the account, and deletes the other attempts for the address.
 */
export type SignUps = {
  /** @param clientAddress the address whose sign-ups are counted against the limit */
  signUp(viewer: Viewer, input: unknown, clientAddress: string): Promise<Pending>;
  /** Mails a new code for a pending sign-up; within the pause the old one stays valid. */
  resendCode(viewer: Viewer, input: unknown): Promise<Pending>;
  verify(viewer: Viewer, input: unknown): Promise<UserView>;
  /** Takes a login before verification back to the code step, with a new code where one may be mailed. */
  resume(attempt: Attempt): Promise<Pending>;
};

type Deps = { database: Database; codes: OneTimeCodes; limits: RateLimits; mailer: Mailer };

/** Pending sign-ups that were not changed for a week are deleted, with their personal data. */
const PENDING_MS = 7 * 24 * 60 * 60 * 1000;

const EXISTS = 'User already exists';

export function createSignUps({ database: { prisma }, codes, limits, mailer }: Deps): SignUps {
  /** Mails a code and returns it; returns null if one was mailed within the pause, which then stays valid. */
  async function mailCode({ email, firstName }: Omit<Attempt, 'key'>): Promise<string | null> {
    const code = codes.draw();
    const isMailed = await limits.mail(`sign-up ${email}`, () =>
      mailer.send(signUpMail(email, firstName, code)).catch((cause: unknown) => {
        throw new AppError('upstream_failed', 'Failed to send OTP', { cause });
      }),
    );
    return isMailed ? code : null;
  }

  const pendingOf = async ({ key, email }: Omit<Attempt, 'firstName'>): Promise<Pending> => ({
    userKey: key,
    resendAfterSeconds: await limits.mailWaitOf(`sign-up ${email}`),
  });

  async function renewCode(attempt: Attempt): Promise<void> {
    const { email } = attempt;
    const code = await mailCode(attempt);
    if (code) await prisma.$transaction((transaction) => codes.keep(transaction, { email, purpose: 'sign-up', code }));
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
      await limits.consume('signUp', clientAddress);
      const isVerified = { verifiedAt: { not: null } };
      const taken = await prisma.user.findFirst({ where: { ...isVerified, OR: [{ email }, { phone }] } });
      if (taken) throw new AppError('conflict', EXISTS);
      const data = { firstName, lastName, email, phone, passwordHash: await hashPassword(password) };
      // The mail is sent first, so that a sign-up is stored only when its code is on the way.
      const code = await mailCode({ email, firstName });
      const { key } = await prisma.$transaction(async (transaction) => {
        await takeTurns(transaction, email);
        // Checked again under the lock: another sign-up for the address may have been verified in the meantime.
        if ((await transaction.user.count({ where: { ...isVerified, email } })) > 0)
          throw new AppError('conflict', EXISTS);
        if (code) await codes.keep(transaction, { email, purpose: 'sign-up', code });
        return transaction.user.create({ data, select: { key: true } });
      });
      const updatedAt = { lt: new Date(Date.now() - PENDING_MS) };
      await prisma.user.deleteMany({ where: { verifiedAt: null, updatedAt } });
      return pendingOf({ key, email });
    },

    async resendCode(viewer, input) {
      requireAccess(viewer, 'account.open');
      const { userId } = parseInput(resendSchema, input);
      const attempt = await findPending(userId);
      if (!attempt) throw new AppError('not_found', 'There is no sign-up to continue');
      await renewCode(attempt);
      return pendingOf(attempt);
    },

    async verify(viewer, input) {
      requireAccess(viewer, 'account.open');
      const { userId, otp } = parseInput(verifyOtpSchema, input);
      const attempt = await findPending(userId);
      if (!attempt) throw invalidOtp();
      const { key, email } = attempt;
      await codes.use({ email, purpose: 'sign-up', code: otp });
      return prisma.$transaction(async (transaction) => {
        await takeTurns(transaction, email);
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

    async resume(attempt) {
      // When the hourly limit of mails is used up, the last code may still be valid.
      await renewCode(attempt).catch(unlessLimited);
      return pendingOf(attempt);
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
