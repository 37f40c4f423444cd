import { writeLast } from '#client/lib/storage/storage.ts';
import { RECORDS_HAD } from '#client/lib/storage/storage-keys.ts';
import {
  recordAtSignIn,
  SYNCED_KINDS,
  SYNCED_NAMES,
  type SyncedEntry,
  type SyncedName,
  type SyncedRecord,
} from '#shared/records/kinds.ts';
import { areEqual } from '#shared/records/record-kind.ts';
import type { BrowserRecord, RecordKind } from './record-kind.ts';
import { changeRecord } from './record-store.ts';

/** A synced record as the browser stores it. */
export type LocalRecord<N extends SyncedName = SyncedName> = BrowserRecord & { record: SyncedRecord<N> };

/** How the browser stores a kind of synced records (shared/records). */
export const syncedKind = <N extends SyncedName>(name: N): RecordKind<LocalRecord<N>> => ({
  name,
  parse: (text) => parse(text) as LocalRecord<N> | null, // as this project wrote it
  atSignIn: (local, visitors) => join(name, local, { record: recordAtSignIn(name, visitors.record), isSent: false }),
  restore: (stored, journaled) => join(name, stored, journaled),
});

export const SYNCED: readonly RecordKind<LocalRecord>[] = SYNCED_NAMES.map(syncedKind);

function parse(text: string): { record: object; isSent: boolean } | null {
  try {
    const value = JSON.parse(text) as { record?: unknown; isSent?: unknown } | null; // checked here
    if (typeof value?.record !== 'object' || value.record === null) return null;
    return { record: value.record, isSent: value.isSent === true };
  } catch {
    return null;
  }
}

/** Merges two copies. The result counts as sent if a sent copy is equal to it. @returns null if nothing changes */
function join<N extends SyncedName>(
  name: N,
  local: LocalRecord<N> | null,
  other: LocalRecord<N>,
): LocalRecord<N> | null {
  if (!local) return other;
  const merge = SYNCED_KINDS[name].merge as (a: SyncedRecord<N>, b: SyncedRecord<N>) => SyncedRecord<N>; // of this kind
  const record = merge(local.record, other.record);
  const isSent = [local, other].some((copy) => copy.isSent && areEqual(copy.record, record));
  return isSent === local.isSent && areEqual(local.record, record) ? null : { record, isSent };
}

/**
 * Merges records of the account into those of the browser.
 * @returns whether all of them were stored; this page has them in any case
 */
export function addRecords(owner: string, entries: readonly SyncedEntry[], revision: number): boolean {
  for (const { kind, id, record } of entries)
    changeRecord(syncedKind(kind), owner, id, (local) => join(kind, local, { record, isSent: true }));
  // If the storage is full, the next page requests the same records again.
  return writeLast({ [RECORDS_HAD + owner]: String(revision) });
}
