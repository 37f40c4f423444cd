import { randomBytes } from 'node:crypto';
import argon2 from 'argon2';
import { AppError } from '#server/errors.ts';
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
  /** The accounts that the login may mean: the one whose password matches is chosen. */
  candidates: readonly T[];
  /** The key under which wrong tries are counted. */
  account: string;
  clientAddress: string;
  password: string;
};

/**
 * @returns the candidate whose password matches
 * @throws AppError unauthenticated for a wrong password, rate_limited after too many of them
 */
export async function requirePassword<T extends { passwordHash: string | null }>(
  limits: RateLimits,
  { candidates, account, clientAddress, password }: Try<T>,
): Promise<T> {
  // An address that has used up its tries counts against no account, or it could lock out any number of them.
  await limits.check('wrongLoginFromAddress', clientAddress);
  // Counted before the password is verified, so that concurrent tries cannot exceed the limit. For a right
  // password the counts are taken back below.
  await limits.consume('wrongLogin', account);
  await limits.consume('wrongLoginFromAddress', clientAddress);
  // In parallel, so that several take hardly longer than one.
  const hashes = candidates.length > 0 ? candidates.map(({ passwordHash }) => passwordHash) : [null];
  const matches = await Promise.all(hashes.map((hash) => passwordMatches(hash, password)));
  const found = candidates[matches.indexOf(true)];
  if (!found) throw new AppError('unauthenticated', 'Invalid username or password');
  await limits.reset('wrongLogin', account);
  await limits.giveBack('wrongLoginFromAddress', clientAddress);
  return found;
}
