import { requireLearner, requireOwn, type Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/client.ts';
import { parseInput } from '#server/errors.ts';
import { areEqual } from '#shared/records/record-kind.ts';
import { mergeEntries, type SyncedEntry } from '#shared/records/kinds.ts';
import { syncRecordsSchema } from '#shared/schemas/records.ts';
import { readRecords, type StoredRecord, writeRecords } from './store.ts';

/** The records beyond a browser's revision, the revision that it has with them, and whether more follow. */
export type SyncedRecords = { records: SyncedEntry[]; revision: number; hasMore: boolean };

/** What a learner makes and every device of theirs has a copy of, of any kind. It is theirs alone. */
export type RecordsService = {
  /**
   * Merges a browser's copies into the account's, and returns what it does not have yet. Sent twice, or by two devices at
   * once, it is the same.
   * @throws AppError conflict when they are somebody else's, or the account would exceed its limit
   */
  sync(viewer: Viewer, input: unknown): Promise<SyncedRecords>;
};

export const createRecords = (database: Database): RecordsService => ({
  async sync(viewer, given) {
    const userKey = requireLearner(viewer, 'records.own');
    const input = parseInput(syncRecordsSchema, given);
    requireOwn(userKey, input);
    let sent = oneOfEach(input.records);
    for (;;) {
      const { stored, ...beyond } = await readRecords(database, userKey, input.since, sent);
      const changed = changesOf(sent, stored);
      if (changed.length === 0) return beyond;
      const { revision, refused } = await writeRecords(database, userKey, changed);
      // Nobody else wrote in between: so the browser need not ask for what it has sent itself.
      const isNext = !beyond.hasMore && revision === beyond.revision + 1;
      if (refused.length === 0) return isNext ? { ...beyond, revision } : beyond;
      // What another device has changed meanwhile is merged again.
      sent = sent.filter((one) => refused.some((other) => isSame(one, other)));
    }
  },
});

type Place = Pick<SyncedEntry, 'kind' | 'id'>;
const isSame = (one: Place, other: Place) => one.kind === other.kind && one.id === other.id;
const placeOf = ({ kind, id }: Place) => `${kind} ${id}`;

/** Several copies of a record in one call count as one. */
function oneOfEach(sent: readonly SyncedEntry[]): SyncedEntry[] {
  const records = new Map<string, SyncedEntry>();
  for (const each of sent) {
    const known = records.get(placeOf(each));
    records.set(placeOf(each), known ? mergeEntries(known, each) : each);
  }
  return [...records.values()];
}

/** What is to be written, each with the revision that it replaces, 0 for a new one. */
function changesOf(sent: readonly SyncedEntry[], stored: readonly StoredRecord[]): StoredRecord[] {
  const known = new Map(stored.map((each) => [placeOf(each), each]));
  return sent.flatMap((entry) => {
    const before = known.get(placeOf(entry));
    if (!before) return [{ ...entry, revision: 0 }];
    const { record } = mergeEntries<SyncedEntry>(before, entry);
    return areEqual(record, before.record) ? [] : [{ ...before, record } as StoredRecord]; // of the kind that was merged
  });
}
