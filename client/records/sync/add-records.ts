import { writeLast } from '#client/lib/storage/storage.ts';
import { RECORDS_HAD } from '#client/lib/storage/storage-keys.ts';
import { legacyChanges } from '#client/records/legacy/legacy-progress.ts';
import { readRecord, recordKey, writeTexts } from '#client/records/record-store.ts';
import { join, type LocalRecord } from '#client/records/synced-kind.ts';
import { syncedKind } from '#client/records/synced-kinds.ts';
import { kindOf, type SyncedEntry } from '#shared/records/kinds.ts';
import { areEqual } from '#shared/records/record-kind.ts';

/**
 * Merges records of the account into those of the browser.
 * @param sent what was sent in the same call: where it is unchanged since, the account's copy takes its place, which
 *   has the times by the server's clock
 * @returns whether all of them were stored; this page has them in any case
 */
export function addRecords(
  owner: string,
  { records, revision }: { records: readonly SyncedEntry[]; revision: number },
  sent: readonly SyncedEntry[] = [],
): boolean {
  const answered = new Set<string>();
  const changes: (readonly [key: string, LocalRecord])[] = [];
  const shown: SyncedEntry[] = [];
  for (const { kind, id, record } of records) {
    answered.add(recordKey(kind, owner, id));
    const local = readRecord(syncedKind(kind), owner, id);
    const unchanged = sent.some((one) => one.kind === kind && one.id === id && areEqual(one.record, local?.record));
    const next = unchanged ? { record, isSent: true } : join(kindOf(kind), local, { record, isSent: true });
    if (next) changes.push([recordKey(kind, owner, id), next]);
    shown.push({ kind, id, record: (next ?? local)?.record } as SyncedEntry); // of this kind, by the parameters
  }
  // What the account has already, it does not return.
  for (const { kind, id, record } of sent) {
    const key = recordKey(kind, owner, id);
    if (answered.has(key)) continue;
    const local = readRecord(syncedKind(kind), owner, id);
    if (local && areEqual(local.record, record)) changes.push([key, { ...local, isSent: true }]);
  }
  writeTexts(changes, legacyChanges(shown));
  // If the storage is full, the next page requests the same records again.
  return writeLast({ [RECORDS_HAD + owner]: String(revision) });
}
