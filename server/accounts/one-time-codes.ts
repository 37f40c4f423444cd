import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { type Guesser, guesserKey } from '#server/access/guesses.ts';
import { hashOfKey, type LimitedMail, type RateLimits } from '#server/access/rate-limits.ts';
import type { Database } from '#server/database/client.ts';
import type { Prisma } from '#prisma/generated/client.ts';
import { AppError } from '#server/errors.ts';

export type Purpose = 'sign-up' | 'reset' | 're-authentication';

const LIFE_MS = 10 * 60 * 1000;

/** A code belongs to an e-mail address and a purpose; `by` is who requests or enters it. */
export type CodeOf = { email: string; purpose: Purpose; by: Guesser };

export type OneTimeCodes = {
  /**
   * Draws a code for `send` to mail.
   * @returns null when none was mailed, and the one before stays valid: within the pause, or while there is a valid
   *   code that somebody
   * else has requested, unless the browser is known to the account
   * @throws AppError rate_limited, and any error of `send`
   */
  mail(of: CodeOf, send: (code: string) => Promise<void>): Promise<string | null>;
  /** Seconds after which `mail` would mail again. */
  mailWaitOf(of: CodeOf): Promise<number>;
  /** Stores a mailed code in place of the previous one. */
  keep(transaction: Prisma.TransactionClient, of: CodeOf, code: string): Promise<void>;
  /**
   * Consumes a code. Guessers who have used up their tries do not affect those of others.
   * @param first runs once the code is right; if it fails, the code is not used up
   * @throws AppError 'Invalid OTP' for a code that is wrong, used or expired, or after too many wrong ones
   */
  use(of: CodeOf, code: string, first?: () => Promise<void>): Promise<void>;
};

/** Six-digit codes sent by mail: stored as a keyed hash, valid for ten minutes and one use. */
export function createOneTimeCodes({ prisma }: Database, limits: RateLimits, secret: string): OneTimeCodes {
  const hashOf = ({ email, purpose }: CodeOf, code: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([email, purpose, code]))
      .digest('hex');
  const limited = ({ email, purpose, by }: CodeOf): LimitedMail => {
    const mailKey = `${purpose} ${email}`;
    const key = [mailKey, guesserKey(by)] as const;
    return by.device === null ? { key, stranger: { to: mailKey, clientAddress: by.clientAddress } } : { key };
  };
  const askerOf = ({ by }: CodeOf) => hashOfKey(guesserKey(by));

  /** The milliseconds left of a code that somebody else has requested: a stranger's request does not replace it. */
  async function othersLife(of: CodeOf): Promise<number> {
    if (of.by.device !== null) return 0;
    const { email, purpose } = of;
    const stored = await prisma.oneTimeCode.findUnique({ where: { email_purpose: { email, purpose } } });
    const isOthers = stored && stored.askedBy !== '' && stored.askedBy !== askerOf(of);
    return isOthers ? Math.max(0, stored.expiresAt.getTime() - Date.now()) : 0;
  }

  /** Counts a try before the code is compared, so that concurrent tries cannot exceed the limit. */
  async function count({ key, stranger }: LimitedMail): Promise<void> {
    await limits.consume('wrongCode', key);
    if (stranger) await limits.consume('wrongCodeOfStrangers', stranger.to);
  }

  return {
    async mail(of, send) {
      if ((await othersLife(of)) > 0) return null;
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const mail = limited(of);
      if (!(await limits.mail(mail, () => send(code)))) return null;
      await limits.reset('wrongCode', mail.key);
      return code;
    },

    async mailWaitOf(of) {
      const [wait, life] = await Promise.all([limits.mailWaitOf(limited(of)), othersLife(of)]);
      return Math.max(wait, Math.ceil(life / 1000));
    },

    async keep(transaction, of, code) {
      const { email, purpose } = of;
      await transaction.oneTimeCode.deleteMany({ where: { expiresAt: { lt: new Date() } } });
      const fresh = {
        codeHash: hashOf(of, code),
        wrongTries: 0,
        askedBy: askerOf(of),
        expiresAt: new Date(Date.now() + LIFE_MS),
        sentAt: new Date(),
      };
      await transaction.oneTimeCode.upsert({
        where: { email_purpose: { email, purpose } },
        create: { email, purpose, ...fresh },
        update: fresh,
      });
    },

    async use(of, code, first) {
      const { email, purpose } = of;
      const stored = await prisma.oneTimeCode.findFirst({ where: { email, purpose, expiresAt: { gt: new Date() } } });
      if (!stored) throw invalidOtp();
      const mail = limited(of);
      await count(mail).catch(refuse);
      if (!isSame(stored.codeHash, hashOf(of, code))) throw invalidOtp();
      const takeBack = async () => {
        await limits.reset('wrongCode', mail.key);
        if (mail.stranger) await limits.giveBack('wrongCodeOfStrangers', mail.stranger.to);
      };
      await first?.().catch(async (error: unknown) => {
        await takeBack();
        throw error;
      });
      // If a code is used twice at the same time, only the use that deletes the row succeeds.
      const deleted = await prisma.oneTimeCode.deleteMany({ where: { email, purpose, codeHash: stored.codeHash } });
      if (deleted.count === 0) throw invalidOtp();
      await takeBack();
    },
  };
}

const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** A code without tries left gets the documented answer to a wrong one. */
function refuse(error: unknown): never {
  throw error instanceof AppError && error.code === 'rate_limited' ? invalidOtp() : error;
}

/** The same error for a code that is wrong, used, expired or out of tries, and for a missing account. */
export const invalidOtp = () =>
  new AppError('invalid_input', 'Invalid OTP', { issues: [{ path: 'otp', message: 'Invalid OTP' }] });
