import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/database/client.ts';
import type { Prisma } from '#prisma/generated/client.ts';
import { AppError } from '#server/errors.ts';

export type Purpose = 'sign-up' | 'reset';

const LIFE_MS = 10 * 60 * 1000;
const MAX_WRONG_TRIES = 5;

export type OneTimeCodes = {
  /** A new code, not kept yet. */
  draw(): string;
  /** Keeps a code for an address and a purpose; the one before it ends. */
  keep(transaction: Prisma.TransactionClient, code: Code): Promise<void>;
  /**
   * Uses a code up. A wrong one counts; after five the code is dead.
   * @throws AppError 'Invalid OTP' for a wrong, used, expired or dead code alike
   */
  use(code: Code): Promise<void>;
};

export type Code = { email: string; purpose: Purpose; code: string };

/** Six digits by mail: kept as a keyed hash, for ten minutes, for one use. */
export function createOneTimeCodes({ prisma }: Database, secret: string): OneTimeCodes {
  const hashOf = ({ email, purpose, code }: Code) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([email, purpose, code]))
      .digest('hex');

  return {
    draw: () => String(randomInt(1_000_000)).padStart(6, '0'),

    async keep(transaction, code) {
      const { email, purpose } = code;
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
      const kept = await prisma.oneTimeCode.findFirst({ where: alive });
      if (kept && isSame(kept.codeHash, hashOf(given))) {
        // Of two that come at once, one deletes the row and has used the code.
        const { count } = await prisma.oneTimeCode.deleteMany({ where: { ...alive, codeHash: kept.codeHash } });
        if (count === 1) return;
      } else {
        await prisma.oneTimeCode.updateMany({ where: alive, data: { wrongTries: { increment: 1 } } });
      }
      throw new AppError('invalid_input', 'Invalid OTP', { issues: [{ path: 'otp', message: 'Invalid OTP' }] });
    },
  };
}

const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));
