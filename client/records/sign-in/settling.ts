import { writeStored } from '#client/lib/storage/storage.ts';
import { RECORD_PREFIX, RECORDS_HAD, storedEntries } from '#client/lib/storage/storage-keys.ts';
import { KINDS } from '#client/records/kinds.ts';
import type { BrowserRecord, RecordKind } from '#client/records/record-kind.ts';
import { countMerged, type Merged, NOTHING_MERGED } from './merged.ts';
import { GUEST } from '#client/records/owner.ts';
import {
  partsOf,
  readRecord,
  recordKey,
  recordsOf,
  removeRecords,
  restoreRecords,
  writeTexts,
} from '#client/records/record-store.ts';
import { isSent } from '#client/records/unsettled.ts';

/**
 * Assigns a visitor's records to the learner who has signed in, and removes sent records of learners who are signed
 * out. Only loaded if there are any.
 * @returns what a sign-in has added to the account
 */
export async function settle(owner: string | null, signal: AbortSignal): Promise<Merged> {
  await Promise.all(KINDS.map(restoreRecords));
  if (signal.aborted) return NOTHING_MERGED;
  removeOthers(owner ?? GUEST);
  return owner === null ? NOTHING_MERGED : mergeRecordsAtSignIn(owner);
}

/** Assigns a visitor's records to the learner who signs in, to be sent. @returns what that adds */
function mergeRecordsAtSignIn(owner: string): Merged {
  const merged = { ...NOTHING_MERGED };
  // In this order: after a crash in between, merging again finds the record already there.
  const written: [key: string, record: BrowserRecord][] = [];
  const gone: [key: string, record: null][] = [];
  for (const kind of KINDS as readonly RecordKind<BrowserRecord>[]) {
    for (const { id, record } of recordsOf(kind, GUEST)) {
      const local = readRecord(kind, owner, id);
      const next = kind.atSignIn(local, record);
      if (next) written.push([recordKey(kind.name, owner, id), next]);
      gone.push([recordKey(kind.name, GUEST, id), null]);
      countMerged(merged, { name: kind.name, id, local, visitors: record, next });
    }
  }
  writeTexts([...written, ...gone]);
  return merged;
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
