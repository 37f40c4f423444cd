import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#server/database/client.ts';
import { limitRefusals } from '#server/metrics/instruments.ts';
import { AppError } from '#server/errors.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** At most `points` calls within `seconds` for each key: an account, an e-mail address or a client's address. */
const LIMITS = {
  login: { points: 300, seconds: 10 * MINUTE },
  wrongLogin: { points: 10, seconds: 15 * MINUTE },
  wrongLoginFromAddress: { points: 100, seconds: HOUR },
  codeMail: { points: 5, seconds: HOUR },
  codeMailPause: { points: 1, seconds: MINUTE },
  signUp: { points: 100, seconds: HOUR },
  contact: { points: 20, seconds: 10 * MINUTE },
  subscribe: { points: 20, seconds: 10 * MINUTE },
  testMail: { points: 10, seconds: 10 * MINUTE },
  chat: { points: 20, seconds: 10 * MINUTE },
} as const;

export type LimitName = keyof typeof LIMITS;

export type RateLimits = {
  /** Counts one call. @throws AppError rate_limited */
  consume(limit: LimitName, key: string): Promise<void>;
  /** @throws AppError rate_limited when nothing is left. Counts nothing. */
  check(limit: LimitName, key: string): Promise<void>;
  /** Takes back the count of a call that did not happen after all. */
  giveBack(limit: LimitName, key: string): Promise<void>;
  reset(limit: LimitName, key: string): Promise<void>;
  /**
   * Calls `send` at most once per pause and up to the hourly limit. A mail that fails is not counted.
   * @returns whether it was mailed; false within the pause
   * @throws AppError rate_limited when the hourly limit is used up, and any error of `send`
   */
  mail(key: string, send: () => Promise<void>): Promise<boolean>;
  /** Seconds until an address can be mailed again. */
  mailWaitOf(key: string): Promise<number>;
};

/** Counts are stored in PostgreSQL, so that limits hold across processes and restarts. */
export function createRateLimits({ pool }: Database): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        // Deletes expired rows every five minutes, or one would stay for each address that was ever typed.
        clearExpiredByTimeout: true,
        keyPrefix: name,
        points,
        duration: seconds,
      }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>; // Object.entries drops the literal key types

  async function consume(limit: LimitName, key: string): Promise<void> {
    try {
      await limiters[limit].consume(keyOf(key));
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? tooMany(limit, secondsOf(refusal)) : refusal;
    }
  }

  async function giveBack(limit: LimitName, key: string): Promise<void> {
    await limiters[limit].reward(keyOf(key));
  }

  async function reset(limit: LimitName, key: string): Promise<void> {
    await limiters[limit].delete(keyOf(key));
  }

  /** Seconds until one more call is allowed; 0 if one is allowed now. */
  async function waitOf(limit: LimitName, key: string): Promise<number> {
    const state = await limiters[limit].get(keyOf(key));
    return state && state.consumedPoints >= LIMITS[limit].points ? secondsOf(state) : 0;
  }

  return {
    consume,
    async check(limit, key) {
      const seconds = await waitOf(limit, key);
      if (seconds > 0) throw tooMany(limit, seconds);
    },
    giveBack,
    reset,
    async mail(key, send) {
      try {
        await consume('codeMailPause', key);
      } catch (error) {
        if (error instanceof AppError) return false;
        throw error;
      }
      try {
        await consume('codeMail', key);
        await send();
        return true;
      } catch (error) {
        // The mail was not sent, so a retry need not wait.
        await Promise.all([reset('codeMailPause', key), giveBack('codeMail', key)]);
        throw error;
      }
    },
    mailWaitOf: async (key) => Math.max(await waitOf('codeMailPause', key), await waitOf('codeMail', key)),
  };
}

// Hashed, so that keys have a fixed length and no address is stored in plain text.
const keyOf = (key: string) => createHash('sha256').update(key).digest('base64url');

const secondsOf = (state: RateLimiterRes) => Math.max(1, Math.ceil(state.msBeforeNext / 1000));

function tooMany(limit: LimitName, seconds: number): AppError {
  limitRefusals.inc({ limit });
  return new AppError('rate_limited', `Too many tries. Please try again in ${inWords(seconds)}.`, {
    retryAfter: seconds,
  });
}

const inWords = (seconds: number) => (seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`);
