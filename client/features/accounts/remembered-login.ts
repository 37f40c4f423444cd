import { readStoredObject, writeStored } from '#client/lib/storage/storage.ts';

export type Method = 'email' | 'phone';

/** How a learner logged in last time, with "remember me". Never the password, as any script could read it. */
export type RememberedLogin = { method: Method; email: string; phone: string };

const USER_KEY = 'rememberedUser';

export function readRememberedLogin(): RememberedLogin | null {
  const kept = readStoredObject(USER_KEY);
  if (!kept) return null;
  const email = textOf(kept.email);
  const phone = textOf(kept.phone);
  if (email === '' && phone === '') return null;
  return { method: kept.method === 'phone' || email === '' ? 'phone' : 'email', email, phone };
}

/** Deletes a password that an older version of the site stored, when the login is opened. */
export function clearRememberedPassword(): void {
  const kept = readStoredObject(USER_KEY);
  if (kept && 'password' in kept) rememberLogin(readRememberedLogin());
}

/** @param login null clears it */
export function rememberLogin(login: RememberedLogin | null): void {
  const kept = login && { method: login.method, [login.method]: login[login.method] };
  writeStored({ [USER_KEY]: kept && JSON.stringify(kept) });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
