import { mergeEntries, type SyncedEntry } from '#shared/records/kinds.ts';
import { areEqual } from '#shared/records/record-kind.ts';
import type { StoredRecord } from './store.ts';

type RecordId = Pick<SyncedEntry, 'kind' | 'id'>;
export const isSame = (a: RecordId, b: RecordId) => a.kind === b.kind && a.id === b.id;
const placeOf = ({ kind, id }: RecordId) => `${kind} ${id}`;

/** Merges several copies of a record in one call into one. */
export function oneOfEach(sent: readonly SyncedEntry[]): SyncedEntry[] {
  const records = new Map<string, SyncedEntry>();
  for (const sentEntry of sent) {
    const earlier = records.get(placeOf(sentEntry));
    records.set(placeOf(sentEntry), earlier ? mergeEntries(earlier, sentEntry) : sentEntry);
  }
  return [...records.values()];
}

/** Returns the records to write, each with the revision that it replaces, 0 for a new one. */
export function changesOf(sent: readonly SyncedEntry[], stored: readonly StoredRecord[]): StoredRecord[] {
  const storedByKey = new Map(stored.map((record) => [placeOf(record), record]));
  return sent.flatMap((entry) => {
    const before = storedByKey.get(placeOf(entry));
    if (!before) return [{ ...entry, revision: 0 }];
    const { record } = mergeEntries<SyncedEntry>(before, entry);
    return areEqual(record, before.record) ? [] : [{ ...before, record } as StoredRecord]; // of the kind that was merged
  });
}
