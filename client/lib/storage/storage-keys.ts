/*
 * Access to stored keys by prefix. client/lib/storage/storage.ts reads and writes a known key.
 */

const keysOf = (storage: Storage, prefix: string) => Object.keys(storage).filter((key) => key.startsWith(prefix));

/** Every key with the prefix, and its text; an empty array if the browser allows no storage. */
export function storedEntries(prefix = ''): [string, string][] {
  try {
    return keysOf(localStorage, prefix).map((key) => [key, localStorage.getItem(key) ?? '']);
  } catch {
    return [];
  }
}

/** Renames the drafts of this tab by prefix; a draft that already exists under the new key is not overwritten. */
export function moveDrafts(from: string, to: string): void {
  try {
    for (const key of keysOf(sessionStorage, from)) {
      const target = to + key.slice(from.length);
      if (sessionStorage.getItem(target) === null) sessionStorage.setItem(target, sessionStorage.getItem(key) ?? '');
      sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage, a draft is lost with its form.
  }
}

/** Removes the drafts of this tab whose keys have the prefix. */
export function dropDrafts(prefix: string): void {
  try {
    for (const key of keysOf(sessionStorage, prefix)) sessionStorage.removeItem(key);
  } catch {
    // There are no drafts.
  }
}

/** The records of a learner or a visitor, of every kind: client/records/record-store.ts. */
export const OWN_WORK = 'own-work:';
export const ownWorkOf = (owner: string): string => `${OWN_WORK}${owner}:`;

/** Followed by a learner's key: the last revision of their records that this browser has, and the last it knows of. */
export const RECORDS_HAD = 'records-had:';
export const RECORDS_NOTICE = 'records-told:';

/** The topics of the done problems on the SDE sheet: client/features/sheets/done-counts.ts. */
export const SHEET_PLACES = 'sheet-places';
