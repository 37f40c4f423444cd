import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/database/client.ts';
import type { Prisma } from '#prisma/generated/client.ts';
import { AppError } from '#server/errors.ts';

export type Purpose = 'sign-up' | 'reset' | 'proof';

const LIFE_MS = 10 * 60 * 1000;
const MAX_WRONG_TRIES = 5;

export type OneTimeCodes = {
  /** Generates a random code, without storing it. */
  draw(): string;
  /** Stores a code for an address and a purpose, in place of the previous one. */
  keep(transaction: Prisma.TransactionClient, code: Code): Promise<void>;
  /**
   * Consumes a code. A code allows at most five tries.
   * @throws AppError 'Invalid OTP' for a code that is wrong, used, expired or out of tries
   */
  use(code: Code): Promise<void>;
};

export type Code = { email: string; purpose: Purpose; code: string };

/** Six-digit codes sent by mail: stored as a keyed hash, valid for ten minutes and one use. */
export function createOneTimeCodes({ prisma }: Database, secret: string): OneTimeCodes {
  const hashOf = ({ email, purpose, code }: Code) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([email, purpose, code]))
      .digest('hex');

  return {
    draw: () => String(randomInt(1_000_000)).padStart(6, '0'),

    async keep(transaction, code) {
      const { email, purpose } = code;
      await transaction.oneTimeCode.deleteMany({ where: { expiresAt: { lt: new Date() } } });
      const fresh = {
        codeHash: hashOf(code),
        wrongTries: 0,
        expiresAt: new Date(Date.now() + LIFE_MS),
        sentAt: new Date(),
      };
      await transaction.oneTimeCode.upsert({
        where: { email_purpose: { email, purpose } },
        create: { email, purpose, ...fresh },
        update: fresh,
      });
    },

    async use(given) {
      const { email, purpose } = given;
      const alive = { email, purpose, expiresAt: { gt: new Date() }, wrongTries: { lt: MAX_WRONG_TRIES } };
      // Each try is counted before the code is compared, so that concurrent tries cannot exceed five.
      const [kept] = await prisma.oneTimeCode.updateManyAndReturn({
        where: alive,
        data: { wrongTries: { increment: 1 } },
        select: { codeHash: true },
      });
      if (!kept || !isSame(kept.codeHash, hashOf(given))) throw invalidOtp();
      // Of two concurrent uses, only the one that deletes the row succeeds.
      const { count } = await prisma.oneTimeCode.deleteMany({ where: { email, purpose, codeHash: kept.codeHash } });
      if (count === 0) throw invalidOtp();
    },
  };
}

const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The same error for a code that is wrong, used, expired or out of tries, and for a missing account. */
export const invalidOtp = () =>
  new AppError('invalid_input', 'Invalid OTP', { issues: [{ path: 'otp', message: 'Invalid OTP' }] });
