import { randomBytes } from 'node:crypto';
import argon2 from 'argon2';
import { AppError } from '#server/errors.ts';
import { countGuess, type Guesser, takeBackGuess } from './guesses.ts';
import type { RateLimits } from './rate-limits.ts';

export const hashPassword = (password: string): Promise<string> => argon2.hash(password, { type: argon2.argon2id });

let absent: Promise<string> | undefined;

/** A missing account, or one without a password, takes the same time as a wrong password. */
async function passwordMatches(hash: string | null | undefined, password: string): Promise<boolean> {
  absent ??= hashPassword(randomBytes(16).toString('hex'));
  const matches = await argon2.verify(hash ?? (await absent), password).catch(() => false);
  return matches && typeof hash === 'string';
}

type Try<T> = {
  /**
   * The accounts that the login may mean: the one whose password matches is chosen. The first is the one whose tries are
   * counted; null where it does not exist.
   */
  candidates: readonly [T | null, ...T[]];
  /** The key under which wrong tries are counted. */
  account: string;
  guesser: Guesser;
  password: string;
};

/**
 * @returns the candidate whose password matches
 * @throws AppError unauthenticated for a wrong password, rate_limited after too many of them
 */
export async function requirePassword<T extends { passwordHash: string | null }>(
  limits: RateLimits,
  { candidates, account, guesser, password }: Try<T>,
): Promise<T> {
  await countGuess(limits, account, guesser);
  // In parallel, so that several take hardly longer than one.
  const matches = await Promise.all(candidates.map((candidate) => passwordMatches(candidate?.passwordHash, password)));
  const found = candidates[matches.indexOf(true)];
  if (!found) throw new AppError('unauthenticated', 'Invalid username or password');
  // Whoever opens one of the others, which anybody can add, must not begin anew with the account's.
  await takeBackGuess(limits, { account, guesser, isOwner: found === candidates[0] });
  return found;
}
