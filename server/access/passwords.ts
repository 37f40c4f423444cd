import { randomBytes } from 'node:crypto';
import argon2 from 'argon2';
import { AppError } from '#server/errors.ts';
import { passwordForm } from '#shared/rules/password-form.ts';
import { countGuess, type Guesser, guesserKey, takeBackGuess } from './guesses.ts';
import { hashingQueue } from './hashing-queue.ts';
import type { RateLimits } from './rate-limits.ts';

/** One lane, so that a hash takes one core and leaves the other to the event loop and PostgreSQL. */
const argon2id = (password: string) => argon2.hash(password, { type: argon2.argon2id, parallelism: 1 });

/** @throws AppError unavailable while too many passwords wait to be hashed */
export const hashPassword = (password: string): Promise<string> =>
  hashingQueue.run(() => argon2id(passwordForm(password)));

let absent: Promise<string> | undefined;

/** A missing account, or one without a password, takes the same time as a wrong password. */
async function passwordMatches(hash: string | null | undefined, password: string): Promise<boolean> {
  absent ??= argon2id(randomBytes(16).toString('hex'));
  const known = hash ?? (await absent);
  // Also as it was typed, as older hashes were made of that.
  for (const form of new Set([passwordForm(password), password]))
    if (await argon2.verify(known, form).catch(() => false)) return typeof hash === 'string';
  return false;
}

type Try<T> = {
  /**
   * The accounts that the login may mean; the one whose password matches is chosen. The first is the one whose tries
   * are counted, null when it does not exist.
   */
  candidates: readonly [T | null, ...T[]];
  /** The key under which wrong tries are counted. */
  account: string;
  guesser: Guesser;
  password: string;
};

/**
 * @returns the candidate whose password matches
 * @throws AppError unauthenticated for a wrong password, rate_limited after too many of them or too many logins,
 *   unavailable while too many passwords wait to be hashed
 */
export async function requirePassword<T extends { passwordHash: string | null }>(
  limits: RateLimits,
  { candidates, account, guesser, password }: Try<T>,
): Promise<T> {
  // Counts right ones too, as each costs as much as a wrong one.
  const login = guesserKey(guesser);
  await limits.consume('login', login);
  await countGuess(limits, account, guesser);
  const match = await hashingQueue
    .run(() => matching(candidates, password))
    .catch(async (error: unknown) => {
      // The password was not compared, so it counts neither as wrong nor as a login.
      await takeBackGuess(limits, { account, guesser, isOwner: false });
      await limits.giveBack('login', login);
      throw error;
    });
  if (!match) throw new AppError('unauthenticated', 'Invalid username or password');
  // Opening another candidate, which anybody can add, must not reset the guesses at the account.
  await takeBackGuess(limits, { account, guesser, isOwner: match === candidates[0] });
  return match;
}

/** Compares in one turn of the queue, one after the other: in parallel they would take every thread of libuv's pool. */
async function matching<T extends { passwordHash: string | null }>(
  candidates: readonly (T | null)[],
  password: string,
) {
  for (const candidate of candidates) if (await passwordMatches(candidate?.passwordHash, password)) return candidate;
  return null;
}

export const NOT_YOURS = 'Wrong password';

/** Replaces `unauthenticated` with `invalid_input`, as pages would take the former for the end of the session. */
export const faultOf =
  (path: string | null, customMessage?: string) =>
  (error: unknown): never => {
    if (!(error instanceof AppError) || error.code !== 'unauthenticated') throw error;
    const message = customMessage ?? error.message;
    const issues = path === null ? [] : [{ path, message }];
    throw new AppError('invalid_input', message, { issues, data: error.data, cause: error });
  };
