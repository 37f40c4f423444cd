import { z } from 'zod';
import { MAX_RECORDS } from '#shared/records/record-kind.ts';
import type { SyncedName, SyncedRecord } from '#shared/records/kinds.ts';
import { MAX_CARD_EVENTS, MAX_CARD_TITLE, SCHEDULER } from '#shared/records/review-card.ts';
import { MOST_PER_DAY } from '#shared/records/review-plan.ts';
import { MAX_ID } from '#shared/rules/max-id.ts';
import { isStorable } from '#shared/rules/text/storable.ts';

const day = z.iso.date({ error: 'A day is given like 2026-11-21' });
const at = z.int().min(0).max(8.64e15);
const key = z.uuid();

const title = z.string().max(MAX_CARD_TITLE).refine(isStorable);

const event = z.discriminatedUnion('kind', [
  z.object({ key, at, kind: z.literal('added'), day, title, scheduler: z.literal(SCHEDULER) }),
  z.object({
    ...{ key, at, kind: z.literal('reviewed'), day },
    rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    seconds: z.int().min(0).max(MAX_ID).nullable(),
  }),
  z.object({ key, at, kind: z.literal('undone'), of: key }),
  z.object({ key, at, kind: z.literal('snoozed'), until: day }),
  z.object({ key, at, kind: z.literal('suspended') }),
  z.object({ key, at, kind: z.literal('mastered') }),
  z.object({ key, at, kind: z.literal('resumed') }),
]);

const reviewCard = z.object({ events: z.array(event).min(1).max(MAX_CARD_EVENTS) });

const reviewPlan = z.object({
  ...{ at, by: z.string().max(50) },
  newPerDay: z.int().min(0).max(MOST_PER_DAY),
  mostPerDay: z.int().min(0).max(MOST_PER_DAY),
  interviewOn: day.nullable(),
});

const MAX_RECORD_ID = 600;
const MAX_FILE_RECORDS = 20_000;

const of = <N extends SyncedName, S extends z.ZodType<SyncedRecord<N>>>(kind: N, record: S) =>
  z.object({ kind: z.literal(kind), id: z.string().min(1).max(MAX_RECORD_ID).refine(isStorable), record });

/** A record as a browser may send it; a kind that is missing does not compile in client/records. */
const sentRecord = z.discriminatedUnion('kind', [of('review-card', reviewCard), of('review-plan', reviewPlan)]);

/** The records in a file of a learner's. */
export const fileRecords = z.array(sentRecord).max(MAX_FILE_RECORDS, {
  error: `A file has at most ${MAX_FILE_RECORDS} records`,
});

export const syncRecordsSchema = z.object({
  /** The owner of the records, so that they are not mixed up when somebody else has signed in meanwhile. */
  userKey: z.uuid(),
  /** The last revision that this browser has; 0 for everything. */
  since: z.int().min(0).max(MAX_ID),
  records: z.array(sentRecord).max(MAX_RECORDS),
});
