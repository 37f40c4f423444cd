import { requireLearner, requireOwn, type Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/client.ts';
import { parseInput } from '#server/errors.ts';
import { syncRecordsSchema } from '#shared/schemas/records.ts';
import { dueCards, type DueCards } from './due-cards.ts';
import { type NotePage, ownNotes } from './own-notes.ts';
import { isSame, mergeInto, oneOfEach } from '#server/own-records/merging.ts';
import { createRecorder, readSince, type SyncedRecords } from '#server/own-records/store.ts';
import { asStored } from '#server/own-records/subjects.ts';

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

export function createRecords(database: Database): RecordsService {
  const record = createRecorder(database);
  return {
    async sync(viewer, rawInput) {
      const userKey = requireLearner(viewer, 'records.own');
      const input = parseInput(syncRecordsSchema, rawInput);
      requireOwn(userKey, input);
      const { since } = input;
      const entries = oneOfEach(await asStored(database, input.records, input));
      const { answer, winners } = await mergeInto(record, { learner: userKey, entries, since });
      const beyond = answer ?? (await readSince(database, userKey, since));
      const others = winners.filter((winner) => !beyond.records.some((one) => isSame(one, winner)));
      return { ...beyond, records: [...beyond.records, ...others] };
    },
    due: async (viewer, input) => dueCards(database, requireLearner(viewer, 'reviews.read'), input),
    notes: async (viewer, input) => ownNotes(database, requireLearner(viewer, 'notes.read'), input),
  };
}
