import { mergeEntries, type SyncedEntry } from '#shared/records/kinds.ts';
import { areEqual } from '#shared/records/record-kind.ts';
import type { StoredRecord } from './store.ts';

type Place = Pick<SyncedEntry, 'kind' | 'id'>;
export const isSame = (one: Place, other: Place) => one.kind === other.kind && one.id === other.id;
const placeOf = ({ kind, id }: Place) => `${kind} ${id}`;

/** Several copies of a record in one call count as one. */
export function oneOfEach(sent: readonly SyncedEntry[]): SyncedEntry[] {
  const records = new Map<string, SyncedEntry>();
  for (const each of sent) {
    const known = records.get(placeOf(each));
    records.set(placeOf(each), known ? mergeEntries(known, each) : each);
  }
  return [...records.values()];
}

/** What is to be written, each with the revision that it replaces, 0 for a new one. */
export function changesOf(sent: readonly SyncedEntry[], stored: readonly StoredRecord[]): StoredRecord[] {
  const known = new Map(stored.map((each) => [placeOf(each), each]));
  return sent.flatMap((entry) => {
    const before = known.get(placeOf(entry));
    if (!before) return [{ ...entry, revision: 0 }];
    const { record } = mergeEntries<SyncedEntry>(before, entry);
    return areEqual(record, before.record) ? [] : [{ ...before, record } as StoredRecord]; // of the kind that was merged
  });
}
