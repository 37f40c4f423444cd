import { LATEST, OWNER } from '#client/records/progress/progress-queue.ts';
import { NOTE_DRAFT } from '#client/lib/storage/storage-draft.ts';
import { readStored, writeStored } from '#client/lib/storage/storage.ts';
import { moveDrafts, SHEET_PLACES, storedEntries } from '#client/lib/storage/storage-keys.ts';
import { isDocumentedKey } from '#shared/rules/progress/progress-keys.ts';

/** The last revision of the account that this browser has. */
export const revisionKey = (userKey: string): string => `progress-revision:${userKey}`;

/** The prefix of the note drafts that are set aside while their owner is signed out. */
export const parkedDrafts = (userKey: string) => `parked-draft:${userKey}:`;

/**
 * Clears the legacy keys if their owner is no longer signed in, so that the next person gets an empty sheet. Unsent
 * changes remain queued for the owner's next sign-in.
 */
export function settleOwner(userKey: string | null): void {
  const owner = readStored(OWNER);
  if (owner === null || owner === userKey) return;
  clearKeys(owner);
  moveDrafts(NOTE_DRAFT, parkedDrafts(owner));
}

/** Deletes the owner's entries under keys that do not name their owner, and the `others`. */
export function clearKeys(owner: string, others: string[] = []) {
  const documented = storedEntries()
    .map(([key]) => key)
    .filter(isDocumentedKey);
  const gone = [...documented, ...others, SHEET_PLACES, revisionKey(owner), LATEST, OWNER];
  writeStored(Object.fromEntries(gone.map((key) => [key, null])));
}

/** Restores the note drafts that a learner left in this tab when they were signed out. */
export const restoreDrafts = (userKey: string): void => moveDrafts(parkedDrafts(userKey), NOTE_DRAFT);
