/*
 * What the browser keeps under keys that only their beginning tells. client/lib/storage.ts reads and writes a known key.
 */

const keysOf = (storage: Storage, prefix: string) => Object.keys(storage).filter((key) => key.startsWith(prefix));

/** Every key that begins so, with its text; nothing where the browser keeps nothing for us. */
export function storedEntries(prefix = ''): [string, string][] {
  try {
    return keysOf(localStorage, prefix).map((key) => [key, localStorage.getItem(key) ?? '']);
  } catch {
    return [];
  }
}

/** Renames the drafts of this tab that begin so; one that is in the way stays as it is. */
export function moveDrafts(from: string, to: string): void {
  try {
    for (const key of keysOf(sessionStorage, from)) {
      const target = to + key.slice(from.length);
      if (sessionStorage.getItem(target) === null) sessionStorage.setItem(target, sessionStorage.getItem(key) ?? '');
      sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage a draft lives as long as its form.
  }
}

/** Forgets the drafts of this tab that begin so. */
export function dropDrafts(prefix: string): void {
  try {
    for (const key of keysOf(sessionStorage, prefix)) sessionStorage.removeItem(key);
  } catch {
    // There are none.
  }
}

/** What somebody, a learner or a visitor, writes on problems: client/features/practice/own-work/practice-queue.ts. */
export const OWN_WORK = 'own-work:';
export const ownWorkOf = (owner: string): string => `${OWN_WORK}${owner}:`;
/** Behind these stands the address of the problem, in lower case. */
export const draftsOf = (owner: string): string => `${ownWorkOf(owner)}draft:`;
export const submissionsOf = (owner: string): string => `${ownWorkOf(owner)}submission:`;
/** The contests and mock interviews that somebody sits: client/features/sitting/sitting-store.ts. */
export const sittingsOf = (owner: string): string => `${ownWorkOf(owner)}sitting:`;

/** Where the SDE sheet has the problems that are done: client/features/sheets/done-counts.ts. */
export const SHEET_PLACES = 'sheet-places';
