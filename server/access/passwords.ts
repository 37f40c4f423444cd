import { randomBytes } from 'node:crypto';
import argon2 from 'argon2';
import { AppError } from '#server/errors.ts';
import { hashingQueue } from './hashing-queue.ts';
import type { RateLimits } from './rate-limits.ts';

const argon2id = (password: string) => argon2.hash(password, { type: argon2.argon2id });

/** @throws AppError unavailable while too many passwords wait to be hashed */
export const hashPassword = (password: string): Promise<string> => hashingQueue.run(() => argon2id(password));

let absent: Promise<string> | undefined;

/** A missing account, or one without a password, takes the same time as a wrong password. */
async function passwordMatches(hash: string | null | undefined, password: string): Promise<boolean> {
  absent ??= argon2id(randomBytes(16).toString('hex'));
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
 * @throws AppError unauthenticated for a wrong password, rate_limited after too many of them or too many logins,
 *   unavailable while too many passwords wait to be hashed
 */
export async function requirePassword<T extends { passwordHash: string | null }>(
  limits: RateLimits,
  { candidates, account, clientAddress, password }: Try<T>,
): Promise<T> {
  // An address that has used up its tries counts against no account, or it could lock out any number of them.
  await limits.check('wrongLoginFromAddress', clientAddress);
  // Right ones too: each costs as much as a wrong one.
  await limits.consume('login', clientAddress);
  // Counted before the password is verified, so that concurrent tries cannot exceed the limit. For a right
  // password the counts are taken back below.
  await limits.consume('wrongLogin', account);
  await limits.consume('wrongLoginFromAddress', clientAddress);
  const found = await hashingQueue
    .run(() => matching(candidates, password))
    .catch(async (error: unknown) => {
      // The password was not looked at, so it is no wrong one.
      await limits.giveBack('wrongLogin', account);
      await limits.giveBack('wrongLoginFromAddress', clientAddress);
      throw error;
    });
  if (!found) throw new AppError('unauthenticated', 'Invalid username or password');
  await limits.reset('wrongLogin', account);
  await limits.giveBack('wrongLoginFromAddress', clientAddress);
  return found;
}

/** In one turn of the queue, one after the other: in parallel they would take every thread of libuv's pool. */
async function matching<T extends { passwordHash: string | null }>(candidates: readonly T[], password: string) {
  if (candidates.length === 0) await passwordMatches(null, password);
  for (const candidate of candidates) if (await passwordMatches(candidate.passwordHash, password)) return candidate;
  return undefined;
}
