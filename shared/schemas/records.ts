import { z } from 'zod';
import { MAX_RECORDS } from '#shared/records/record-kind.ts';
import { MAX_ATTEMPT_NAME, MAX_ATTEMPT_NOTE } from '#shared/records/attempt-label.ts';
import type { SyncedName, SyncedRecord } from '#shared/records/kinds.ts';
import { MAX_VERSIONS } from '#shared/records/note.ts';
import { MAX_LIST_NAME, MAX_ITEMS, MAX_MARKS, MAX_ROUNDS, MAX_STOPPED } from '#shared/records/own-list.ts';
import { MAX_CARD_EVENTS, MAX_CARD_TITLE, SCHEDULER } from '#shared/records/review-card.ts';
import { MAX_PER_DAY } from '#shared/records/review-plan.ts';
import { MAX_MINUTES_PER_WEEK, MAX_OTHER_PLANS, PLAN_LEVELS } from '#shared/records/study-plan.ts';
import { MAX_ID } from '#shared/rules/max-id.ts';
import { MAX_NOTE } from '#shared/rules/progress/progress-keys.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import { usualUuid } from '#shared/rules/text/usual-uuid.ts';

const day = z.iso.date({ error: 'A day is given like 2026-11-21' });
const at = z.int().min(0).max(8.64e15);
const key = z.uuid();

const text = (most: number) => z.string().max(most).refine(isStorable);
const title = text(MAX_CARD_TITLE);
const by = z.string().max(50);
const stamp = { at, by };
/** Anyone with the address that contains it has access, so it is long and random. */
const token = z.string().regex(/^[\w-]{22,64}$/);

const event = z.discriminatedUnion('kind', [
  z.object({ key, at, kind: z.literal('added'), day, title, scheduler: z.literal(SCHEDULER) }),
  z.object({
    key,
    at,
    kind: z.literal('reviewed'),
    day,
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
  ...stamp,
  newPerDay: z.int().min(0).max(MAX_PER_DAY),
  mostPerDay: z.int().min(0).max(MAX_PER_DAY),
  interviewOn: day.nullable(),
});

const attemptLabel = z.object({ ...stamp, name: text(MAX_ATTEMPT_NAME), note: text(MAX_ATTEMPT_NOTE) });

const noteVersion = z.object({ ...stamp, title, slug: text(100), text: text(MAX_NOTE) });
const note = noteVersion.extend({ versions: z.array(noteVersion).max(MAX_VERSIONS) });

const MAX_RECORD_ID = 600;
const upTo = <V extends z.ZodType>(maxEntries: number, value: V) =>
  z
    .record(text(MAX_RECORD_ID).min(1), value)
    .refine((entries) => Object.keys(entries).length <= maxEntries, { error: `Has more than ${maxEntries} entries` });

const ownList = z.object({
  ...stamp,
  name: text(MAX_LIST_NAME),
  isRemoved: z.boolean(),
  share: token.nullable(),
  stopped: upTo(MAX_STOPPED, at),
  items: upTo(MAX_ITEMS, z.object({ ...stamp, title, place: z.number(), isIn: z.boolean() })),
  rounds: upTo(MAX_ROUNDS, at),
  marks: upTo(MAX_MARKS, z.object({ ...stamp, isDone: z.boolean() })),
});

const planVersion = z.object({
  ...stamp,
  isOn: z.boolean(),
  interviewOn: day,
  company: text(100),
  minutesPerWeek: z.int().min(0).max(MAX_MINUTES_PER_WEEK),
  daysOff: z.array(z.int().min(0).max(6)).max(7),
  level: z.enum(PLAN_LEVELS),
  timeZone: text(100),
  calendar: token.nullable(),
  visitor: by.min(1).exactOptional(),
});
const studyPlan = planVersion.extend({ others: z.array(planVersion).max(MAX_OTHER_PLANS).exactOptional() });

const MAX_FILE_RECORDS = 20_000;

const recordId = z.string().min(1).max(MAX_RECORD_ID).refine(isStorable);
/** The id of a record with a key of its own. */
const uuidId = recordId.overwrite(usualUuid);

const of = <N extends SyncedName, S extends z.ZodType<SyncedRecord<N>>>(kind: N, record: S, id = recordId) =>
  z.object({ kind: z.literal(kind), id, record });

/** A record as a browser may send it. If a kind is missing here, client/records does not compile. */
const sentRecord = z.discriminatedUnion('kind', [
  of('attempt-label', attemptLabel, uuidId),
  of('note', note),
  of('own-list', ownList, uuidId),
  of('review-card', reviewCard),
  of('review-plan', reviewPlan),
  of('study-plan', studyPlan),
]);

/** The records in a learner's export file. */
export const fileRecords = z.array(sentRecord).max(MAX_FILE_RECORDS, {
  error: `A file has at most ${MAX_FILE_RECORDS} records`,
});

export const syncRecordsSchema = z.object({
  /** The owner of the records, so that they are not mixed up if somebody else has signed in meanwhile. */
  userKey: z.uuid(),
  /** The last revision that this browser has; 0 to get everything. */
  since: z.int().min(0).max(MAX_ID),
  records: z.array(sentRecord).max(MAX_RECORDS),
});
