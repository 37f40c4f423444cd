import fc from 'fast-check';
import type { SyncedName, SyncedRecord } from '#shared/records/kinds.ts';
import { MAX_OTHER_PLANS, PLAN_LEVELS, type PlanVersion } from '#shared/records/study-plan.ts';
import { type CardEvent, SCHEDULER } from '#shared/records/review-card.ts';

/*
 * Random records of each kind, for the tests that run for every kind. A new kind has an entry here.
 */

const day = fc
  .integer({ min: 0, max: 400 })
  .map((days) => new Date(1_767_225_600_000 + days * 86_400_000).toISOString().slice(0, 10));
const at = fc.integer({ min: 1_767_225_600_000, max: 1_767_225_600_020 });
// Few keys, so that devices also have different records with the same key.
const key = fc.integer({ min: 1, max: 9 }).map((n) => `01980000-0000-7000-8000-00000000000${n}`);

const cardEvent: fc.Arbitrary<CardEvent> = fc.oneof(
  fc.record({
    key,
    at,
    kind: fc.constant('added' as const),
    day,
    title: fc.string({ maxLength: 5, unit: 'grapheme-ascii' }),
    scheduler: fc.constant(SCHEDULER),
  }),
  fc.record({
    key,
    at,
    kind: fc.constant('reviewed' as const),
    day,
    rating: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
    seconds: fc.option(fc.nat(5000)),
  }),
  fc.record({ key, at, kind: fc.constant('undone' as const), of: key }),
  fc.record({ key, at, kind: fc.constant('snoozed' as const), until: day }),
  fc.record({ key, at, kind: fc.constantFrom('suspended' as const, 'mastered' as const, 'resumed' as const) }),
);

const words = fc.string({ maxLength: 5, unit: 'grapheme-ascii' });
const stamp = { at, by: key };
const few = fc.constantFrom('problem:two-sum', 'question:os/1', 'problem:__proto__');
const token = fc.option(fc.constantFrom('a'.repeat(22), 'b'.repeat(22)));
const version = { ...stamp, title: words, slug: words, text: words };

const planVersion: fc.Arbitrary<PlanVersion> = fc
  .record({
    ...stamp,
    isOn: fc.boolean(),
    interviewOn: day,
    company: words,
    minutesPerWeek: fc.nat(600),
    daysOff: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
    level: fc.constantFrom(...PLAN_LEVELS),
    timeZone: words,
    calendar: token,
    visitor: fc.option(key),
  })
  .map(({ visitor, ...plan }) => ({ ...plan, ...(visitor !== null && { visitor }) }));

export const RECORD_SAMPLES: { [N in SyncedName]: fc.Arbitrary<SyncedRecord<N>> } = {
  'attempt-label': fc.record({ ...stamp, name: words, note: words }),
  note: fc.record({ ...version, versions: fc.array(fc.record(version), { maxLength: 15 }) }),
  'own-list': fc.record({
    ...stamp,
    name: words,
    isRemoved: fc.boolean(),
    share: token,
    items: fc.dictionary(few, fc.record({ ...stamp, title: words, place: fc.nat(9), isIn: fc.boolean() })),
    rounds: fc.dictionary(key, at),
    stopped: fc.dictionary(fc.constantFrom('a'.repeat(22), 'b'.repeat(22)), at),
    marks: fc.dictionary(few, fc.record({ ...stamp, isDone: fc.boolean() })),
  }),
  'review-card': fc
    .uniqueArray(cardEvent, { selector: (event) => event.key, minLength: 1 })
    .map((events) => ({ events })),
  'review-plan': fc.record({
    at,
    by: key,
    newPerDay: fc.nat(20),
    mostPerDay: fc.nat(50),
    interviewOn: fc.option(day),
  }),
  'study-plan': fc
    .record({ plan: planVersion, others: fc.uniqueArray(planVersion, { selector: ({ visitor = '' }) => visitor }) })
    .map(({ plan, others }) => {
      const all = others.filter(({ visitor }) => visitor !== plan.visitor).slice(0, MAX_OTHER_PLANS);
      return { ...plan, ...(all.length > 0 && { others: all }) };
    }),
};
