import { mergeEntries, type SyncedEntry } from '#shared/records/kinds.ts';
import { areEqual } from '#shared/records/record-kind.ts';
import type { Recorder, RecordId, StoredRecord, SyncedRecords } from './store.ts';

export const isSame = (a: RecordId, b: RecordId) => a.kind === b.kind && a.id === b.id;
export const placeOf = ({ kind, id }: RecordId) => `${kind} ${id}`;

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
    const { record } = mergeEntries<SyncedEntry>(before, withKnownTimes(entry, before));
    return areEqual(record, before.record) ? [] : [{ ...before, record } as StoredRecord]; // of the kind that was merged
  });
}

/** A change that is sent again is the same one, although its times may have been corrected by a little more or less. */
function withKnownTimes(entry: SyncedEntry, before: SyncedEntry): SyncedEntry {
  if (entry.kind !== 'mark' || before.kind !== 'mark' || entry.record.by !== before.record.by) return entry;
  const { at, days: known } = before.record;
  const days = Object.entries(entry.record.days).map(([day, one]) => {
    const stored = known[day];
    return [day, stored?.isTicked === one.isTicked ? stored : one] as const;
  });
  return { ...entry, record: { ...entry.record, at, days: Object.fromEntries(days) } };
}

type Merging = { learner: string; entries: readonly SyncedEntry[]; since: number | null };

/** What is beyond `since`, null if nothing had to be written; and what the account has instead of what was sent. */
type Merge = { answer: SyncedRecords | null; winners: SyncedEntry[] };

/**
 * Merges records into the stored ones, all or nothing. Most calls write one record that is not stored yet: the first
 * attempt assumes that instead of reading.
 */
export async function mergeInto(record: Recorder, { learner, entries, since }: Merging): Promise<Merge> {
  const stored = new Map<string, StoredRecord>();
  for (;;) {
    const changes = changesOf(entries, [...stored.values()]);
    const answer = changes.length === 0 ? null : await record({ learner, entries: changes, since });
    if (answer === null || !('stored' in answer)) return { answer, winners: winnersOf(entries, changes, stored) };
    for (const one of answer.stored) stored.set(placeOf(one), one);
  }
}

/** The stored records that stay as they are, and are not what was sent: the browser may not have them any more. */
function winnersOf(
  entries: readonly SyncedEntry[],
  changes: readonly StoredRecord[],
  stored: ReadonlyMap<string, StoredRecord>,
): SyncedEntry[] {
  const written = new Set(changes.map(placeOf));
  return entries.flatMap((entry) => {
    const before = stored.get(placeOf(entry));
    if (!before || written.has(placeOf(entry)) || areEqual(before.record, entry.record)) return [];
    const { revision: _revision, ...winner } = before;
    return [winner];
  });
}

/** Splits a list that is too long for one call. */
export const inBatches = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
