import { requireLearner, requireOwn, type Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/client.ts';
import { parseInput } from '#server/errors.ts';
import type { SyncedEntry } from '#shared/records/kinds.ts';
import { syncRecordsSchema } from '#shared/schemas/records.ts';
import { dueCards, type DueCards } from './due-cards.ts';
import { type NotePage, ownNotes } from './own-notes.ts';
import { changesOf, isSame, oneOfEach } from './merging.ts';
import { readRecords, writeRecords } from './store.ts';

/** The records after a browser's revision, its revision after receiving them, and whether more follow. */
export type SyncedRecords = { records: SyncedEntry[]; revision: number; hasMore: boolean };

/** The records of any kind that a learner makes and that every device of theirs copies. Only the learner reads them. */
export type RecordsService = {
  /**
   * Merges a browser's copies into the account's, and returns what the browser does not have yet. Copies that are sent
   * twice, or by two devices at once, count once.
   * @throws AppError conflict when they are somebody else's, or the account would exceed its limit
   */
  sync(viewer: Viewer, input: unknown): Promise<SyncedRecords>;
  due(viewer: Viewer, input: unknown): Promise<DueCards>;
  notes(viewer: Viewer, input: unknown): Promise<NotePage>;
};

export const createRecords = (database: Database): RecordsService => ({
  async sync(viewer, rawInput) {
    const userKey = requireLearner(viewer, 'records.own');
    const input = parseInput(syncRecordsSchema, rawInput);
    requireOwn(userKey, input);
    let pending = oneOfEach(input.records);
    for (;;) {
      const { stored, ...beyond } = await readRecords(database, userKey, input.since, pending);
      const changed = changesOf(pending, stored);
      if (changed.length === 0) return beyond;
      const { revision, refused } = await writeRecords(database, userKey, changed);
      // If nobody else wrote in between, the browser need not fetch what it has sent itself.
      const isNext = !beyond.hasMore && revision === beyond.revision + 1;
      if (refused.length === 0) return isNext ? { ...beyond, revision } : beyond;
      // Records that another device has changed in the meantime are merged again.
      pending = pending.filter((one) => refused.some((other) => isSame(one, other)));
    }
  },
  due: async (viewer, input) => dueCards(database, requireLearner(viewer, 'reviews.read'), input),
  notes: async (viewer, input) => ownNotes(database, requireLearner(viewer, 'notes.read'), input),
});
