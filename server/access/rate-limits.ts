import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#server/database/client.ts';
import { limitRefusals } from '#server/metrics/instruments.ts';
import { AppError } from '#server/errors.ts';
import { countedClient } from './clients.ts';
import {
  ACCOUNT_LIMITS,
  CLIENT_LIMITS,
  type ClientLimitName,
  type Limit,
  type LimitName,
  LIMITS,
  NETWORK_TIMES,
} from './limits.ts';

/** What is counted: one subject, or a subject and who acts on it. */
export type LimitKey = string | readonly [about: string, who: string];

/**
 * A mail to an address: `key` is the address and who requests it; `stranger` is set for a client that shares the budget
 * of all unknown ones.
 */
export type LimitedMail = { key: LimitKey; stranger?: { to: string; clientAddress: string } };

export type RateLimits = {
  /** Counts one call. @throws AppError rate_limited */
  consume(limit: LimitName, key: LimitKey): Promise<void>;
  /** The same for a client, and for the network of an IPv6 client; a refused call is not counted. @throws AppError rate_limited */
  consumeFrom(limit: ClientLimitName, clientAddress: string): Promise<void>;
  /** Counts nothing. @throws AppError rate_limited when the client or its network has nothing left */
  checkFrom(limit: ClientLimitName, clientAddress: string): Promise<void>;
  /** The number of calls that were counted. */
  countOf(limit: LimitName, key: LimitKey): Promise<number>;
  /** Takes back the count of a call that did not happen after all. */
  giveBack(limit: LimitName, key: LimitKey): Promise<void>;
  giveBackFrom(limit: ClientLimitName, clientAddress: string): Promise<void>;
  reset(limit: LimitName, key: LimitKey): Promise<void>;
  /** Clears the counts of wrong guesses at an account, whoever made them. */
  clearGuesses(account: string): Promise<void>;
  /**
   * Calls `send` at most once per pause and up to the hourly limits. A mail that fails is not counted.
   * @returns whether it was mailed; false within the pause
   * @throws AppError rate_limited when an hourly limit is used up, and any error of `send`
   */
  mail(mail: LimitedMail, send: () => Promise<void>): Promise<boolean>;
  /** Seconds until the same mail may be requested again. */
  mailWaitOf(mail: LimitedMail): Promise<number>;
};

/** The methods of the library's limiters that are used. */
type Limiter = Pick<RateLimiterPostgres, 'consume' | 'get' | 'reward' | 'delete'>;
export type LimitStore = {
  limiterOf(name: string, limit: Limit): Limiter;
  /** Deletes the counts of the given limits whose key is, or begins with, a hash. */
  clear(limits: readonly string[], hash: string): Promise<void>;
};

/** Counts are stored in PostgreSQL, so that limits hold across processes and restarts. */
const inPostgres = ({ pool }: Pick<Database, 'pool'>): LimitStore => ({
  limiterOf: (name, { points, seconds }) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // Deletes expired rows every five minutes; otherwise one would remain for every address that was ever typed.
      clearExpiredByTimeout: true,
      keyPrefix: name,
      points,
      duration: seconds,
    }),
  async clear(limits, hash) {
    const keys = limits.map((name) => `${name}:${hash}`);
    await pool.query(
      'DELETE FROM rate_limits WHERE EXISTS (SELECT FROM unnest($1::text[]) AS start WHERE starts_with(key, start))',
      [keys],
    );
  },
});

export function createRateLimits(database: Pick<Database, 'pool'>, store = inPostgres(database)): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([name, limit]) => [name, store.limiterOf(name, limit)]),
  ) as Record<LimitName, Limiter>; // Object.entries drops the literal key types
  const networkLimiters = Object.fromEntries(
    CLIENT_LIMITS.map((name) => {
      const { points, seconds } = LIMITS[name];
      return [name, store.limiterOf(`${name}Network`, { points: points * NETWORK_TIMES, seconds })];
    }),
  ) as Record<ClientLimitName, Limiter>; // as above

  const countIn = (limiter: Limiter, limit: LimitName, key: LimitKey) =>
    limiter.consume(hashOfKey(key)).then(
      () => {},
      (refusal: unknown) => {
        throw refusal instanceof RateLimiterRes ? tooMany(limit, secondsOf(refusal)) : refusal;
      },
    );
  const consume = (limit: LimitName, key: LimitKey) => countIn(limiters[limit], limit, key);

  /** Calls `act` for the client, and for its network. */
  async function forEach(
    limit: ClientLimitName,
    clientAddress: string,
    act: (limiter: Limiter, key: string, points: number) => Promise<unknown>,
  ): Promise<void> {
    const { own, network } = countedClient(clientAddress);
    const { points } = LIMITS[limit];
    await act(limiters[limit], own, points);
    if (network !== null) await act(networkLimiters[limit], network, points * NETWORK_TIMES);
  }

  /** A refused call counts neither for the client nor for its network. */
  async function consumeFrom(limit: ClientLimitName, clientAddress: string): Promise<void> {
    const counted: (() => Promise<unknown>)[] = [];
    try {
      await forEach(limit, clientAddress, async (limiter, key) => {
        counted.push(() => limiter.reward(hashOfKey(key)));
        await countIn(limiter, limit, key);
      });
    } catch (error) {
      if (error instanceof AppError) await Promise.all(counted.map((takeBack) => takeBack()));
      throw error;
    }
  }
  const giveBackFrom: RateLimits['giveBackFrom'] = (limit, clientAddress) =>
    forEach(limit, clientAddress, (limiter, key) => limiter.reward(hashOfKey(key)));

  async function giveBack(limit: LimitName, key: LimitKey): Promise<void> {
    await limiters[limit].reward(hashOfKey(key));
  }

  async function reset(limit: LimitName, key: LimitKey): Promise<void> {
    await limiters[limit].delete(hashOfKey(key));
  }

  /** Seconds until one more call is allowed; 0 if one is allowed now. */
  async function waitIn(limiter: Limiter, key: LimitKey, points: number): Promise<number> {
    const state = await limiter.get(hashOfKey(key));
    return state && state.consumedPoints >= points ? secondsOf(state) : 0;
  }
  const waitOf = (limit: LimitName, key: LimitKey) => waitIn(limiters[limit], key, LIMITS[limit].points);

  return {
    consume,
    consumeFrom,
    checkFrom: (limit, clientAddress) =>
      forEach(limit, clientAddress, async (limiter, key, points) => {
        const seconds = await waitIn(limiter, key, points);
        if (seconds > 0) throw tooMany(limit, seconds);
      }),
    countOf: async (limit, key) => (await limiters[limit].get(hashOfKey(key)))?.consumedPoints ?? 0,
    giveBack,
    giveBackFrom,
    reset,
    clearGuesses: (account) => store.clear(ACCOUNT_LIMITS, hashOfKey(account)),
    async mail({ key, stranger }, send) {
      try {
        await consume('codeMailPause', key);
      } catch (error) {
        if (error instanceof AppError) return false;
        throw error;
      }
      const counted = [() => reset('codeMailPause', key)];
      try {
        counted.push(() => giveBack('codeMail', key));
        await consume('codeMail', key);
        if (stranger) {
          const { to, clientAddress } = stranger;
          await consumeFrom('codeMailFromAddress', clientAddress);
          counted.push(() => giveBackFrom('codeMailFromAddress', clientAddress));
          counted.push(() => giveBack('codeMailOfStrangers', to));
          await consume('codeMailOfStrangers', to);
        }
        await send();
        return true;
      } catch (error) {
        // The mail was not sent, so a retry need not wait.
        await Promise.all(counted.map((takeBack) => takeBack()));
        throw error;
      }
    },
    async mailWaitOf({ key, stranger }) {
      const waits = [waitOf('codeMailPause', key), waitOf('codeMail', key)];
      if (stranger) waits.push(waitOf('codeMailOfStrangers', stranger.to));
      return Math.max(...(await Promise.all(waits)));
    },
  };
}

/** A hash, so that keys have a fixed length and no address is stored in plain text. */
export const hashOfKey = (key: LimitKey): string =>
  [key]
    .flat()
    .map((part) => createHash('sha256').update(part).digest('base64url'))
    .join('/');

const secondsOf = (state: RateLimiterRes) => Math.max(1, Math.ceil(state.msBeforeNext / 1000));

/** Counts a refusal. @param limit its name in the metrics */
export function tooMany(limit: LimitName | 'tokenCall', seconds: number): AppError {
  limitRefusals.inc({ limit });
  return new AppError('rate_limited', `Too many tries. Please try again in ${inWords(seconds)}.`, {
    retryAfter: seconds,
  });
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return seconds < 2 * 3600 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`;
}
