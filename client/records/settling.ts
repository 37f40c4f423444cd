import { GUEST } from '#client/records/progress/progress-queue.ts';
import { writeStored } from '#client/lib/storage/storage.ts';
import { RECORD_PREFIX, RECORDS_HAD, storedEntries } from '#client/lib/storage/storage-keys.ts';
import { KINDS } from './kinds.ts';
import type { BrowserRecord, RecordKind } from './record-kind.ts';
import { changeRecord, partsOf, recordKey, recordsOf, removeRecords, restoreRecords } from './record-store.ts';
import { isSent } from './unsettled.ts';

/**
 * Assigns a visitor's records to the learner who has signed in, and removes sent records of learners who are signed
 * out. Only loaded if there are any.
 */
export async function settle(owner: string | null, signal: AbortSignal): Promise<void> {
  await Promise.all(KINDS.map(restoreRecords));
  if (signal.aborted) return;
  removeOthers(owner ?? GUEST);
  if (owner !== null) mergeRecordsAtSignIn(owner);
}

/** Assigns a visitor's records to the learner who signs in, to be sent. */
function mergeRecordsAtSignIn(owner: string): void {
  for (const kind of KINDS as readonly RecordKind<BrowserRecord>[]) {
    for (const { id, record } of recordsOf(kind, GUEST)) {
      // In this order: after a crash in between, merging again finds the record already there.
      if (changeRecord(kind, owner, id, (local) => kind.atSignIn(local, record)))
        removeRecords([recordKey(kind.name, GUEST, id)]);
    }
  }
}

/** Removes the records of learners who are signed out, except unsent ones. */
function removeOthers(owner: string): void {
  const gone = storedEntries(RECORD_PREFIX).filter(([key, text]) => {
    const parts = partsOf(key);
    const isKnown = KINDS.some(({ name }) => name === parts.name);
    return isKnown && parts.owner !== owner && parts.owner !== GUEST && isSent(text);
  });
  // First, so that a learner who signs in again fetches all records that are removed here.
  writeStored(Object.fromEntries(gone.map(([key]) => [RECORDS_HAD + partsOf(key).owner, null])));
  removeRecords(gone.map(([key]) => key));
}
