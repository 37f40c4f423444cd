import type { Connections } from '#server/database/transaction.ts';
import type { SyncedEntry } from '#shared/records/kinds.ts';
import { importedAgain } from './imported-again.ts';
import { changesOf, inBatches, mergeInto, oneOfEach, placeOf } from './merging.ts';
import { readStored, recordAlone, type StoredRecord } from './store.ts';
import { undoneRecord } from './undone-record.ts';

/** A written record with its new revision and the copy that undoes it. */
export type UndoableRecord = Pick<SyncedEntry, 'kind' | 'id'> & { revision: number; undone: SyncedEntry['record'] };

/** A record that an import adds or changes; `before` is null for a new one. */
export type ImportedRecord = { entry: SyncedEntry; before: SyncedEntry | null };

/** More than a browser may send in one call. */
const BATCH = 500;

/** Finds what importing the records of a file would change: as if another device had sent them. */
export async function importedRecords(
  connections: Connections,
  userKey: string,
  records: readonly SyncedEntry[],
): Promise<ImportedRecord[]> {
  const changes: ImportedRecord[] = [];
  for (const batch of inBatches(oneOfEach(records), BATCH))
    changes.push(...importedChanges(batch, await readStored(connections, userKey, batch)));
  return changes;
}

function importedChanges(batch: readonly SyncedEntry[], stored: readonly StoredRecord[]): ImportedRecord[] {
  const storedByPlace = new Map(stored.map((one) => [placeOf(one), one]));
  const entries = batch.flatMap((entry) => importedAgain(entry, storedByPlace.get(placeOf(entry))) ?? []);
  return changesOf(entries, stored).map(({ revision: _revision, ...entry }) => ({
    entry,
    before: storedByPlace.get(placeOf(entry)) ?? null,
  }));
}

/**
 * Writes what an import changes.
 * @param connections in a transaction that has the learner's lock
 * @returns what undoes it
 * @throws AppError conflict when the account would exceed its limit
 */
export async function writeImported(
  connections: Connections,
  userKey: string,
  changes: readonly ImportedRecord[],
): Promise<UndoableRecord[]> {
  const undoable: UndoableRecord[] = [];
  for (const batch of inBatches(changes, BATCH)) {
    const entries = batch.map(({ entry }) => entry);
    await mergeInto((recorded) => recordAlone(connections, recorded), { learner: userKey, entries, since: null });
    const written = await readStored(connections, userKey, entries);
    const revisions = new Map(written.map((one) => [placeOf(one), one.revision]));
    undoable.push(
      ...batch.map(({ entry, before }) => ({
        kind: entry.kind,
        id: entry.id,
        revision: revisions.get(placeOf(entry)) ?? 0, // it was written above
        undone: undoneRecord(entry, before),
      })),
    );
  }
  return undoable;
}
