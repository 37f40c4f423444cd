import { LOCAL, SESSION } from './storage-overlay.ts';

/*
 * Access to stored keys by prefix. client/lib/storage/storage.ts reads and writes a known key.
 */

/** Every key with the prefix, and its text. Includes what the browser could not store, until the page is left. */
export const storedEntries = (prefix = ''): [string, string][] => LOCAL.entries(prefix);

/** Computes from the storage, only once until it changes: as often as many components ask. */
export function onceUntilChanged<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { version: number; value: Value }>();
  return (key) => {
    const last = known.get(key);
    if (last?.version === LOCAL.version()) return last.value;
    const now = { version: LOCAL.version(), value: compute(key) };
    known.set(key, now);
    return now.value;
  };
}

/** Renames the drafts of this tab by prefix; a draft that already exists under the new key is not overwritten. */
export function moveDrafts(from: string, to: string): void {
  for (const [key, text] of SESSION.entries(from)) {
    const target = to + key.slice(from.length);
    SESSION.write({ ...(SESSION.read(target) === null && { [target]: text }), [key]: null });
  }
}

/** Removes the drafts of this tab whose keys have the prefix. */
export function dropDrafts(prefix: string): void {
  SESSION.write(Object.fromEntries(SESSION.entries(prefix).map(([key]) => [key, null])));
}

/** The records of a learner or a visitor, of every kind: client/records/record-store.ts. */
export const RECORD_PREFIX = 'drafts-and-submissions:';
export const recordPrefix = (owner: string): string => `${RECORD_PREFIX}${owner}:`;

/** Whether somebody has records of any kind besides marks, which alone give nothing to show or plan. */
export const hasWork = (): boolean => storedEntries(RECORD_PREFIX).some(([key]) => key.split(':')[2] !== 'mark');

/** Followed by a learner's key: the last revision of their records that this browser has. */
export const RECORDS_HAD = 'records-had:';

/** The topics of the done problems on the SDE sheet: client/features/sheets/done-counts.ts. */
export const SHEET_PLACES = 'sheet-places';
