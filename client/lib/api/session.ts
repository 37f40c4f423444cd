import { photoOf } from '#shared/rules/initials.ts';
import { readStored, useStored, writeStored } from '#client/lib/storage/storage.ts';

/** The signed-in user, stored in the browser under the legacy keys. It gives no access: the server decides. */
export type StoredUser = {
  _id: string | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  photo: string | null;
  googleId: string | null;
};

export type StoredAdministrator = { _id: string; username: string };

export type AccountKind = 'user' | 'administrator';

export const STORED: Record<AccountKind, string> = { user: 'Users', administrator: 'Admins' };

/** The legacy fields of a user object, as strings; null for anything but an object. */
export function toStoredUser(value: unknown): StoredUser | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const fields = value as Record<string, unknown>; // checked to be an object
  return {
    _id: text(fields._id),
    firstName: text(fields.firstName) ?? '',
    lastName: text(fields.lastName) ?? '',
    email: text(fields.email) ?? '',
    phone: text(fields.phone),
    photo: photoOf(text(fields.photo)),
    googleId: text(fields.googleId),
  };
}

/** A user as the server returns it, with the legacy field names. */
export const fromView = ({ key, ...user }: Omit<StoredUser, '_id'> & { key: string }): StoredUser => ({
  _id: key,
  ...user,
});

export const useStoredUser = (): StoredUser | null => parseOnce(STORED.user, useStored(STORED.user), toStoredUser);

export const useStoredAdministrator = (): StoredAdministrator | null =>
  parseOnce(STORED.administrator, useStored(STORED.administrator), toAdministrator);

export const storeUser = (user: StoredUser): boolean => store('user', user);

export const storeAdministrator = (administrator: StoredAdministrator): boolean =>
  store('administrator', administrator);

export const clearAccount = (account: AccountKind): boolean => writeStored({ [STORED[account]]: null });

/*
 * A session that the server has ended: the stored account is removed and its owner redirected to the login, wherever
 * the refused call was made.
 */
type LostListener = (account: AccountKind) => void;

const lostListeners = new Set<LostListener>();
const lost = new Set<AccountKind>();

export function onSessionLost(listener: LostListener): () => void {
  lostListeners.add(listener);
  return () => void lostListeners.delete(listener);
}

/** Only the first of several concurrent refusals has an effect. */
export function endSession(account: AccountKind): void {
  if (readStored(STORED[account]) === null) return;
  lost.add(account);
  for (const listener of lostListeners) listener(account);
  clearAccount(account);
}

/** Whether no account is stored because the session has ended. */
export const hasLostSession = (account: AccountKind): boolean => lost.has(account);

function store(account: AccountKind, value: object): boolean {
  lost.delete(account);
  return writeStored({ [STORED[account]]: JSON.stringify(value) });
}

function toAdministrator(value: unknown): StoredAdministrator | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { _id, username } = value as Record<string, unknown>; // checked to be an object
  return { _id: text(_id) ?? '', username: text(username) ?? '' };
}

const text = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;

// Called at every render, so each text is parsed once, and a warning about it is logged once.
const parsed = new Map<string, { from: string | null; value: unknown }>();

function parseOnce<T>(key: string, from: string | null, read: (value: unknown) => T | null): T | null {
  const last = parsed.get(key);
  if (last?.from === from) return last.value as T | null; // one reader for each key
  const value = from === null ? null : read(parse(key, from));
  parsed.set(key, { from, value });
  return value;
}

function parse(key: string, from: string): unknown {
  try {
    return JSON.parse(from);
  } catch (error) {
    console.warn(`The stored ${key} cannot be read:`, error);
    return null;
  }
}
