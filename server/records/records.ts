import { requireLearner, requireOwn, type Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/client.ts';
import { parseInput } from '#server/errors.ts';
import type { SyncedEntry } from '#shared/records/kinds.ts';
import { syncRecordsSchema } from '#shared/schemas/records.ts';
import { dueCards, type DueCards } from './due-cards.ts';
import { type NotePage, ownNotes } from './own-notes.ts';
import { changesOf, isSame, oneOfEach } from './merging.ts';
import { readRecords, writeRecords } from './store.ts';

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
  due(viewer: Viewer, input: unknown): Promise<DueCards>;
  notes(viewer: Viewer, input: unknown): Promise<NotePage>;
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
  due: async (viewer, input) => dueCards(database, requireLearner(viewer, 'reviews.read'), input),
  notes: async (viewer, input) => ownNotes(database, requireLearner(viewer, 'notes.read'), input),
});
