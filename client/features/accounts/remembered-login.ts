import { readStoredObject, writeStored } from '#client/lib/storage/storage.ts';

export type Method = 'email' | 'phone';

/** How a learner logged in last time, with "remember me". Never the password, as any script could read it. */
export type RememberedLogin = { method: Method; email: string; phone: string };

const USER_KEY = 'rememberedUser';

export function readRememberedLogin(): RememberedLogin | null {
  const stored = readStoredObject(USER_KEY);
  if (!stored) return null;
  const email = textOf(stored.email);
  const phone = textOf(stored.phone);
  if (email === '' && phone === '') return null;
  return { method: stored.method === 'phone' || email === '' ? 'phone' : 'email', email, phone };
}

/** Deletes a password that an older version of the site stored, when the login is opened. */
export function clearRememberedPassword(): void {
  const stored = readStoredObject(USER_KEY);
  if (stored && 'password' in stored) rememberLogin(readRememberedLogin());
}

/** @param login null clears it */
export function rememberLogin(login: RememberedLogin | null): void {
  const stored = login && { method: login.method, [login.method]: login[login.method] };
  writeStored({ [USER_KEY]: stored && JSON.stringify(stored) });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
