import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#server/errors.ts';
import { countGuess, type Guesser, takeBackGuess, NOTIFIED_FROM } from './guesses.ts';
import { createRateLimits, type LimitStore } from './rate-limits.ts';

/*
 * The guesses that the limits allow in a day, with counts in the library's memory instead of PostgreSQL, and a clock
 * that the test advances. rate-limits.test.ts and guesses.test.ts test the same over HTTP.
 */
const inMemory: LimitStore = {
  limiterOf: (keyPrefix, { points, seconds }) => new RateLimiterMemory({ keyPrefix, points, duration: seconds }),
  clear: () => Promise.resolve(),
};
const noDatabase = { pool: { query: () => Promise.reject(new Error('Nothing is stored')) } } as never; // unused with a store

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE_MS = 60_000;
const stranger = (number: number): Guesser => ({
  clientAddress: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
  device: null,
});

function simulate() {
  const limits = createRateLimits(noDatabase, inMemory);
  /** @returns whether the password would be compared */
  const guess = (account: string, guesser: Guesser) =>
    countGuess(limits, account, guesser).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'rate_limited') return false;
        throw error;
      },
    );
  return {
    guess,
    /** Guesses from a number of addresses in turn, spread over minutes. @returns how many would be compared */
    async attack(
      account: string,
      { minutes, aMinute, addresses }: Record<'minutes' | 'aMinute' | 'addresses', number>,
    ) {
      let compared = 0;
      for (let minute = 0; minute < minutes; minute++) {
        for (let call = 0; call < aMinute; call++) {
          if (await guess(account, stranger((minute * aMinute + call) % addresses))) compared++;
        }
        vi.advanceTimersByTime(MINUTE_MS);
      }
      return compared;
    },
    logIn: async (account: string, guesser: Guesser) => {
      const isCompared = await guess(account, guesser);
      if (isCompared) await takeBackGuess(limits, { account, guesser, isOwner: true });
      return isCompared;
    },
  };
}

/** 10,000 guesses an hour. */
const HARD = { minutes: 60, aMinute: 167 };

test.each([
  [1, 30],
  [100, 100],
  [10_000, 100],
])(
  'of 10,000 guesses an hour from %i addresses, %i are checked in a day, and the owner always logs in at the first try',
  async (addresses, max) => {
    const { attack, logIn } = simulate();
    const owner = { clientAddress: '192.0.2.1', device: 'known' };
    let compared = await attack('ada', { ...HARD, addresses });
    expect(await logIn('ada', owner)).toBe(true);
    // From an address that strangers have used up.
    expect(await logIn('ada', { ...owner, clientAddress: stranger(0).clientAddress })).toBe(true);
    for (let hour = 2; hour <= 24; hour++) {
      compared += await attack('ada', { minutes: 60, aMinute: 5, addresses });
      expect(await logIn('ada', owner)).toBe(true);
    }
    expect(compared).toBe(max);
    expect(NOTIFIED_FROM).toBeLessThan(max);
  },
);

test('a client has 10 tries in 15 minutes and 30 a day for one account', async () => {
  const { attack } = simulate();
  expect(await attack('ada', { minutes: 14, aMinute: 10, addresses: 1 })).toBe(10);
  expect(await attack('ada', { minutes: 46, aMinute: 10, addresses: 1 })).toBe(20);
  expect(await attack('ada', { minutes: 22 * 60, aMinute: 1, addresses: 1 })).toBe(0);
  vi.advanceTimersByTime(2 * 60 * MINUTE_MS);
  expect(await attack('ada', { minutes: 1, aMinute: 20, addresses: 1 })).toBe(10);
});

test('a client has 100 tries an hour for all accounts together, a /48 of IPv6 ten times as many', async () => {
  const { guess } = simulate();
  const comparedFrom = async (tries: number, addressOf: (number: number) => string) => {
    let compared = 0;
    for (let number = 0; number < tries; number++)
      if (await guess(`account ${addressOf(0)} ${number}`, { clientAddress: addressOf(number), device: null }))
        compared++;
    return compared;
  };
  expect(await comparedFrom(150, () => '192.0.2.1')).toBe(100);
  expect(await comparedFrom(150, (number) => `2001:db8:1:1::${number.toString(16)}`)).toBe(100);
  expect(await comparedFrom(1200, (number) => `2001:db8:2:${number.toString(16)}::1`)).toBe(1000);
  expect(await comparedFrom(1, () => '2001:db8:3::1')).toBe(1);
});

test('a known device has its own budget: 10 tries in 15 minutes, 100 a day', async () => {
  const { guess } = simulate();
  const device = { clientAddress: '192.0.2.1', device: 'known' };
  let compared = 0;
  for (let quarter = 0; quarter < 4 * 24; quarter++) {
    for (let call = 0; call < 12; call++) if (await guess('ada', device)) compared++;
    vi.advanceTimersByTime(15 * MINUTE_MS);
  }
  expect(compared).toBe(100);
});

test('the right password of a pending sign-up, which anybody can add, clears no guesses at the account', async () => {
  const limits = createRateLimits(noDatabase, inMemory);
  const guesser = stranger(1);
  for (let wrong = 1; wrong <= 9; wrong++) await countGuess(limits, 'ada', guesser);
  await countGuess(limits, 'ada', guesser);
  await takeBackGuess(limits, { account: 'ada', guesser, isOwner: false });
  await countGuess(limits, 'ada', guesser);
  await expect(countGuess(limits, 'ada', guesser)).rejects.toMatchObject({ code: 'rate_limited' });
});
