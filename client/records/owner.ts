import { NOTE_DRAFT } from '#client/lib/storage/storage-draft.ts';
import { moveDrafts, RECORDS_HAD, SHEET_PLACES, storedEntries } from '#client/lib/storage/storage-keys.ts';
import { readStored, writeStored } from '#client/lib/storage/storage.ts';
import { newUuid } from '#client/lib/uuid.ts';
import { isLegacyKey } from '#shared/rules/progress/legacy-keys.ts';

/*
 * Whose progress this browser shows: a guest's until the server has confirmed the session, then the learner's
 * (docs/decisions/0007-progress-that-follows.md).
 */

/** The storage key of the owner; not set for a guest. */
export const OWNER = 'progress-owner';

export const GUEST = 'guest';

export const ownerNow = (): string => readStored(OWNER) ?? GUEST;

/** The owners whose records are shown. A visitor's are included, as they are about to be assigned to the learner. */
export const shownOwners = (): string[] => [...new Set([ownerNow(), GUEST])];

/** The storage key whose value changes when every tab of the browser is to sync with the server at once. */
export const LATEST = 'progress-latest';

export const requestSync = (): boolean => writeStored({ [LATEST]: newUuid() });

/** The prefix of the note drafts that are set aside while their owner is signed out. */
export const parkedDrafts = (userKey: string) => `parked-draft:${userKey}:`;

/**
 * Clears what does not name its owner if that is no longer signed in, so that the next person gets an empty sheet.
 * Unsent records remain for the owner's next sign-in.
 */
export function settleOwner(userKey: string | null): void {
  const owner = readStored(OWNER);
  if (owner === null || owner === userKey) return;
  clearKeys();
  moveDrafts(NOTE_DRAFT, parkedDrafts(owner));
}

/** Deletes the owner's entries under keys that do not name their owner, and the `others`. */
export function clearKeys(others: string[] = []) {
  const legacy = storedEntries()
    .map(([key]) => key)
    .filter(isLegacyKey);
  const gone = [...legacy, ...others, SHEET_PLACES, LATEST, OWNER];
  writeStored(Object.fromEntries(gone.map((key) => [key, null])));
}

/**
 * Makes what this browser has the learner's. Only to be called once the server has confirmed the session.
 * @returns whether the browser could store it; otherwise the progress is still nobody's
 */
export function takeOwnership(userKey: string): boolean {
  if (writeStored({ [OWNER]: userKey })) {
    moveDrafts(parkedDrafts(userKey), NOTE_DRAFT);
    return true;
  }
  writeStored({ [OWNER]: null });
  return false;
}

/** The last revision of the account's records that this browser has. */
export const revisionHad = (owner: string): number => Number(readStored(RECORDS_HAD + owner) ?? 0) || 0;
