import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeEntries } from '#shared/records/kinds.ts';
import { type CardEvent, type Rating, type ReviewCard, SCHEDULER } from '#shared/records/review-card/review-card.ts';
import { RECORD_SAMPLES } from '#shared/testing/record-samples.ts';
import { addDays, dayIn } from '#shared/rules/progress/streaks.ts';
import { createSchedule, dueBefore, intervalsOf, lastReviewOn, retrievabilityOf, stateOf } from './card-state.ts';

/** From the library's tests of its long-term scheduler: packages/fsrs/__tests__/impl/long-term_scheduler.test.ts of open-spaced-repetition/ts-fsrs (MIT). */
const WEIGHTS = [
  ...[0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712, 1.1178, 2.0225, 0.0904],
  ...[0.3025, 2.1214, 0.2498, 2.9466, 0.4891, 0.6468, 0, 0.5],
];
const VECTORS: [ratings: Rating[], intervals: number[], stability: number, difficulty: number][] = [
  [
    [3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3],
    [3, 13, 48, 155, 445, 1158, 17, 3, 11, 37, 112, 307, 773],
    ...([772.94026648, 4.26464541] as const),
  ],
  [[1, 2, 3, 4, 1, 2, 3, 4], [1, 2, 6, 41, 4, 7, 21, 133], 132.81849454, 5.36588547],
  [[2, 3, 4, 1, 2, 3, 4, 1], [2, 7, 54, 5, 8, 26, 171, 8], 8.11072373, 5.71619151],
  [[3, 4, 1, 2, 3, 4, 1, 2], [3, 33, 4, 7, 26, 193, 9, 14], 14.31323867, 5.34697075],
  [[4, 1, 2, 3, 4, 1, 2, 3], [15, 3, 6, 27, 240, 10, 17, 60], 59.59547542, 4.24020203],
];

const START = '2026-03-01';
let serial = 0;
const reviewed = (day: string, rating: Rating, key = `r${serial++}`): CardEvent => ({
  key,
  at: Date.parse(day) + serial,
  kind: 'reviewed',
  day,
  rating,
  seconds: null,
});
const cardOf = (...events: CardEvent[]): ReviewCard => ({
  events: [{ key: 'a', at: 0, kind: 'added', day: START, title: '', scheduler: SCHEDULER }, ...events],
});
const later = <E extends object>(event: E) => ({ key: `e${serial++}`, at: 9e12 + serial, ...event });

describe('the schedule', () => {
  test.each(VECTORS)('matches the published vectors: %j', (ratings, intervals, stability, difficulty) => {
    const schedule = createSchedule(WEIGHTS);
    let card = cardOf();
    let day = START;
    const intervalsGot: number[] = [];
    for (const rating of ratings) {
      card = { events: [...card.events, reviewed(day, rating)] };
      const state = stateOf(card, schedule);
      intervalsGot.push(state.intervalDays);
      expect(state.dueOn).toBe(addDays(day, state.intervalDays));
      day = state.dueOn ?? '';
    }
    expect(intervalsGot).toEqual(intervals);
    expect(stateOf(card, schedule)).toMatchObject({ stability, difficulty });
  });

  test('is previewed for each rating', () => {
    const card = cardOf(reviewed('2026-03-01', 3), reviewed('2026-03-04', 2));
    const preview = intervalsOf(card, null, '2026-03-09');
    for (const rating of [1, 2, 3, 4] as const) {
      const { intervalDays } = stateOf({ events: [...card.events, reviewed('2026-03-09', rating)] });
      expect(preview[rating]).toBe(intervalDays);
    }
    expect(preview[1]).toBeLessThan(preview[2]);
    expect(preview[3]).toBeLessThan(preview[4]);
  });

  test('reaches the target retention on the day on which a card is due', () => {
    const state = stateOf(cardOf(reviewed('2026-03-01', 3), reviewed('2026-03-04', 3)));
    expect(retrievabilityOf(state, state.dueOn ?? '')).toBeCloseTo(0.9, 1);
    expect(retrievabilityOf(state, state.lastOn ?? '')).toBe(1);
    expect(retrievabilityOf(stateOf(cardOf()), START)).toBe(0);
  });
});

describe('the events of a card', () => {
  test('give no due day while it is new', () => {
    expect(stateOf(cardOf())).toMatchObject({ status: 'active', dueOn: null, reviews: 0, isLeech: false });
  });

  test('give the same state in any order, also repeated or merged late', () => {
    const events = RECORD_SAMPLES['review-card'];
    const property = fc.property(events, events, fc.boolean(), (one, other, isTwice) => {
      const [a, b] = [one, other].map((record) => ({ kind: 'review-card' as const, id: 'x', record }));
      if (!a || !b) return;
      const first = mergeEntries(a, b);
      const second = mergeEntries(isTwice ? mergeEntries(b, b) : b, mergeEntries(a, b));
      expect(stateOf(second.record)).toEqual(stateOf(first.record));
    });
    fc.assert(property, { numRuns: 2000 });
  });

  test('at 23:50 and at 00:10 in Asia/Kolkata are on two days; on one day, they are one review', () => {
    const day = (instant: string) => dayIn('Asia/Kolkata', Date.parse(instant));
    const [evening, night, next] = ['2026-03-10T18:20:00Z', '2026-03-10T18:35:00Z', '2026-03-10T18:40:00Z'];
    expect([day(evening), day(night)]).toEqual(['2026-03-10', '2026-03-11']);
    expect(stateOf(cardOf(reviewed(day(evening), 3), reviewed(day(night), 3))).reviews).toBe(2);
    const twice = cardOf(reviewed(day(night), 3), reviewed(day(next), 1));
    expect(stateOf(twice)).toMatchObject({ reviews: 1, lastRating: 3 });
  });

  test('around a change of daylight saving time have the right days', () => {
    const day = (instant: string) => dayIn('Europe/Berlin', Date.parse(instant));
    expect(day('2026-10-24T21:30:00Z')).toBe('2026-10-24');
    expect(day('2026-10-25T22:30:00Z')).toBe('2026-10-25');
    const state = stateOf(cardOf(reviewed('2026-10-24', 3)));
    expect(state.dueOn).toBe(addDays('2026-10-24', state.intervalDays));
  });

  test('are undone one by one', () => {
    const [first, second] = [reviewed('2026-03-01', 3), reviewed('2026-03-04', 1)];
    const undo = later({ kind: 'undone' as const, of: second.key });
    expect(stateOf(cardOf(first, second, undo))).toEqual(stateOf(cardOf(first)));
  });

  test('from two devices on one day are undone one after the other', () => {
    const [first, second] = [reviewed('2026-03-01', 3), reviewed('2026-03-01', 1)];
    const both = cardOf(first, second);
    expect(lastReviewOn('2026-03-01', both)).toBe(second.key);
    const one = { events: [...both.events, later({ kind: 'undone' as const, of: second.key })] };
    expect(lastReviewOn('2026-03-01', one)).toBe(first.key);
    const none = { events: [...one.events, later({ kind: 'undone' as const, of: first.key })] };
    expect(lastReviewOn('2026-03-01', none)).toBeNull();
    expect(stateOf(none)).toEqual(stateOf(cardOf()));
  });

  test('snooze, suspend, master and resume it', () => {
    const first = reviewed('2026-03-01', 3);
    expect(stateOf(cardOf(first, later({ kind: 'snoozed' as const, until: '2026-05-01' }))).dueOn).toBe('2026-05-01');
    expect(stateOf(cardOf(first, later({ kind: 'suspended' as const }))).status).toBe('suspended');
    const mastered = later({ kind: 'mastered' as const });
    expect(stateOf(cardOf(first, mastered)).status).toBe('mastered');
    const resumed = stateOf(cardOf(first, mastered, later({ kind: 'resumed' as const })));
    expect(resumed).toEqual(stateOf(cardOf(first)));
  });

  test('make it a leech after repeated failures', () => {
    const days = Array.from({ length: 5 }, (_, n) => addDays(START, 20 * n));
    expect(stateOf(cardOf(...days.slice(0, 4).map((day) => reviewed(day, 1)))).isLeech).toBe(false);
    expect(stateOf(cardOf(...days.map((day) => reviewed(day, 1))))).toMatchObject({ lapses: 4, isLeech: true });
  });
});

test('no card is due after an interview that is to come', () => {
  const due = (dueOn: string, lastOn: string | null = null) => ({ dueOn, lastOn });
  expect(dueBefore('2026-04-01', due('2026-06-01'), '2026-03-01')).toBe('2026-03-31');
  expect(dueBefore('2026-04-01', due('2026-03-10'), '2026-03-01')).toBe('2026-03-10');
  expect(dueBefore('2026-04-01', due('2026-06-01'), '2026-04-01')).toBe('2026-04-01');
  expect(dueBefore('2026-04-01', due('2026-06-01', '2026-03-31'), '2026-03-31')).toBe('2026-06-01');
  expect(dueBefore('2026-04-01', due('2026-06-01'), '2026-04-02')).toBe('2026-06-01');
  const card = cardOf(reviewed('2026-03-01', 4), reviewed('2026-03-10', 4));
  expect(Object.values(intervalsOf(card, '2026-03-20', '2026-03-15')).every((days) => days <= 4)).toBe(true);
});
