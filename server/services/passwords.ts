import { randomBytes } from 'node:crypto';
import argon2 from 'argon2';

export const hashPassword = (password: string): Promise<string> => argon2.hash(password, { type: argon2.argon2id });

let absent: Promise<string> | undefined;

/** A missing account, or one without a password, costs the same time as a wrong password. */
export async function passwordMatches(hash: string | null | undefined, password: string): Promise<boolean> {
  absent ??= hashPassword(randomBytes(16).toString('hex'));
  const matches = await argon2.verify(hash ?? (await absent), password).catch(() => false);
  return matches && typeof hash === 'string';
}
