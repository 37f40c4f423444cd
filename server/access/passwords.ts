import { randomBytes } from 'node:crypto';
import argon2 from 'argon2';
import { AppError } from '#server/errors.ts';
import type { RateLimits } from './rate-limits.ts';

export const hashPassword = (password: string): Promise<string> => argon2.hash(password, { type: argon2.argon2id });

let absent: Promise<string> | undefined;

/** A missing account, or one without a password, costs the same time as a wrong password. */
async function passwordMatches(hash: string | null | undefined, password: string): Promise<boolean> {
  absent ??= hashPassword(randomBytes(16).toString('hex'));
  const matches = await argon2.verify(hash ?? (await absent), password).catch(() => false);
  return matches && typeof hash === 'string';
}

type Try<T> = {
  /** The accounts that it may be; a right password says which. */
  candidates: readonly T[];
  /** Whose wrong tries are counted. */
  account: string;
  clientAddress: string;
  password: string;
};

/**
 * @returns the account that was found, now that the password is right
 * @throws AppError unauthenticated for a wrong password, rate_limited after too many of them
 */
export async function requirePassword<T extends { passwordHash: string | null }>(
  limits: RateLimits,
  { candidates, account, clientAddress, password }: Try<T>,
): Promise<T> {
  // From an address that has used up its tries no account is counted against, or it could lock out any number.
  await limits.check('wrongLoginFromAddress', clientAddress);
  // Counted before the password is looked at, so that many at once do not slip through; a right one is not counted in the end.
  await limits.consume('wrongLogin', account);
  await limits.consume('wrongLoginFromAddress', clientAddress);
  // At once, so that several take hardly longer than one.
  const hashes = candidates.length > 0 ? candidates.map(({ passwordHash }) => passwordHash) : [null];
  const matches = await Promise.all(hashes.map((hash) => passwordMatches(hash, password)));
  const found = candidates[matches.indexOf(true)];
  if (!found) throw new AppError('unauthenticated', 'Invalid username or password');
  await limits.reset('wrongLogin', account);
  await limits.giveBack('wrongLoginFromAddress', clientAddress);
  return found;
}
