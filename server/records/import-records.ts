import type { Connections } from '#server/database/transaction.ts';
import type { SyncedEntry } from '#shared/records/kinds.ts';
import { MAX_RECORDS } from '#shared/records/record-kind.ts';
import { importedAgain } from './imported-again.ts';
import { changesOf, isSame, oneOfEach } from './merging.ts';
import { readRecords, type StoredRecord, writeRecords } from './store.ts';
import { undoneRecord } from './undone-record.ts';

/** A written record with its new revision and the copy that undoes it. */
export type UndoableRecord = Pick<SyncedEntry, 'kind' | 'id'> & { revision: number; undone: SyncedEntry['record'] };

/** Counts the records of a file that the account does not have, or not completely. */
export async function countNewRecords(
  connections: Connections,
  userKey: string,
  records: readonly SyncedEntry[],
): Promise<number> {
  const sent = oneOfEach(records);
  if (sent.length === 0) return 0;
  const { stored } = await readRecords(connections, userKey, 0, sent);
  return importedChanges(sent, stored).length;
}

/**
 * Merges a file's records as if another device had sent them.
 * @returns the number of added or changed records, and what undoes them
 * @throws AppError conflict when the account would exceed its limit
 */
export async function importRecords(
  connections: Connections,
  userKey: string,
  records: readonly SyncedEntry[],
): Promise<{ count: number; undoable: UndoableRecord[] }> {
  const undoable: UndoableRecord[] = [];
  let remaining = oneOfEach(records);
  while (remaining.length > 0) {
    const batch = remaining.slice(0, MAX_RECORDS);
    const { stored } = await readRecords(connections, userKey, 0, batch);
    const changed = importedChanges(batch, stored);
    const { refused, revision } =
      changed.length === 0 ? { refused: [], revision: 0 } : await writeRecords(connections, userKey, changed);
    const written = changed.filter((change) => !refused.some((refusedId) => isSame(change, refusedId)));
    undoable.push(
      ...written.map((entry) => ({
        kind: entry.kind,
        id: entry.id,
        revision,
        undone: undoneRecord(entry, stored.find((one) => isSame(one, entry)) ?? null),
      })),
    );
    // Records that another device has changed in the meantime are merged again.
    remaining = [
      ...batch.filter((one) => refused.some((other) => isSame(one, other))),
      ...remaining.slice(MAX_RECORDS),
    ];
  }
  return { count: undoable.length, undoable };
}

const importedChanges = (batch: readonly SyncedEntry[], stored: readonly StoredRecord[]): StoredRecord[] =>
  changesOf(
    batch.map((entry) =>
      importedAgain(
        entry,
        stored.find((one) => isSame(one, entry)),
      ),
    ),
    stored,
  );
