import { readStoredObject, writeStored } from '#client/lib/storage/storage.ts';

const KEY = 'rememberedAdmin';

/** The name of the administrator who logged in last time with "remember me"; '' otherwise. */
export function readRememberedName(): string {
  const username = readStoredObject(KEY)?.username;
  return typeof username === 'string' ? username : '';
}

/** @param username null clears it */
export const rememberName = (username: string | null): void =>
  void writeStored({ [KEY]: username === null ? null : JSON.stringify({ username }) });
