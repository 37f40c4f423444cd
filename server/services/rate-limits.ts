import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#server/database/client.ts';
import { AppError } from '#server/errors.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often what may happen, for each key: an account, an e-mail address or a client's address (decisions.md 4, 6). */
const LIMITS = {
  wrongLogin: { points: 10, seconds: 15 * MINUTE },
  wrongLoginFromAddress: { points: 100, seconds: HOUR },
  codeMail: { points: 5, seconds: HOUR },
  codeMailPause: { points: 1, seconds: MINUTE },
  signUp: { points: 100, seconds: HOUR },
  contact: { points: 20, seconds: 10 * MINUTE },
  subscribe: { points: 20, seconds: 10 * MINUTE },
  chat: { points: 20, seconds: 10 * MINUTE },
} as const;

export type LimitName = keyof typeof LIMITS;

export type RateLimits = {
  /** Counts one. @throws AppError rate_limited */
  consume(limit: LimitName, key: string): Promise<void>;
  /** Counts one and refuses nothing: the next check does. */
  count(limit: LimitName, key: string): Promise<void>;
  /** Seconds until one more is allowed, 0 if it is now. Counts nothing. */
  waitOf(limit: LimitName, key: string): Promise<number>;
  /** @throws AppError rate_limited when nothing is left. Counts nothing. */
  check(limit: LimitName, key: string): Promise<void>;
  /** Takes one count back: what was counted did not happen. */
  giveBack(limit: LimitName, key: string): Promise<void>;
  reset(limit: LimitName, key: string): Promise<void>;
};

/** Kept in PostgreSQL, so that limits hold over several processes and restarts. */
export function createRateLimits({ pool }: Database): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
      }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>; // entries forget the literal keys

  async function waitOf(limit: LimitName, key: string): Promise<number> {
    const state = await limiters[limit].get(keyOf(key));
    return state && state.consumedPoints >= LIMITS[limit].points ? secondsOf(state) : 0;
  }

  return {
    async consume(limit, key) {
      try {
        await limiters[limit].consume(keyOf(key));
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(secondsOf(refusal)) : refusal;
      }
    },
    count: async (limit, key) => void (await limiters[limit].penalty(keyOf(key))),
    waitOf,
    async check(limit, key) {
      const seconds = await waitOf(limit, key);
      if (seconds > 0) throw tooMany(seconds);
    },
    giveBack: async (limit, key) => void (await limiters[limit].reward(keyOf(key))),
    reset: async (limit, key) => void (await limiters[limit].delete(keyOf(key))),
  };
}

// Of one length whatever is typed, and no address is kept in clear.
const keyOf = (key: string) => createHash('sha256').update(key).digest('base64url');

const secondsOf = (state: RateLimiterRes) => Math.max(1, Math.ceil(state.msBeforeNext / 1000));

const tooMany = (seconds: number) =>
  new AppError('rate_limited', `Too many tries. Please try again in ${inWords(seconds)}.`, { retryAfter: seconds });

const inWords = (seconds: number) => (seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`);
