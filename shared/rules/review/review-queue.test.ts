import { describe, expect, test } from 'vitest';
import { type CardEvent, type Rating, type ReviewCard, SCHEDULER } from '#shared/records/review-card/review-card.ts';
import { DEFAULT_PLAN } from '#shared/records/review-plan/review-plan.ts';
import { addDays } from '#shared/rules/progress/streaks.ts';
import { retrievabilityOf } from './card-state.ts';
import { inDays, proposedRating, type QueuedCard, reviewQueue } from './review-queue.ts';

const TODAY = '2026-03-10';
const plan = { ...DEFAULT_PLAN, newPerDay: 2, mostPerDay: 4 };

let serial = 0;
const added = (): CardEvent => ({
  key: `a${serial++}`,
  at: serial,
  kind: 'added',
  day: TODAY,
  title: '',
  scheduler: SCHEDULER,
});
const reviewed = (day: string, rating: Rating): CardEvent => ({
  key: `r${serial++}`,
  at: Date.parse(day) + serial,
  kind: 'reviewed',
  day,
  rating,
  seconds: null,
});
const card = (id: string, ...events: CardEvent[]): QueuedCard => ({ id, card: { events: [added(), ...events] } });
const ids = (cards: readonly QueuedCard[]) => cards.map(({ id }) => id);

describe('the queue of a day', () => {
  test('has due cards, the most likely forgotten first, then new cards, the oldest first', () => {
    const due = [card('good', reviewed('2026-03-01', 3)), card('failed', reviewed('2026-03-01', 1))];
    const fresh = [card('new 1'), card('new 2'), card('new 3')];
    const { today, waiting, later } = reviewQueue([...fresh, ...due], plan, TODAY);
    expect(ids(today)).toEqual(['failed', 'good', 'new 1', 'new 2']);
    expect(ids(waiting)).toEqual(['new 3']);
    expect(later).toEqual([]);
  });

  test('is never longer than the daily limit, and counts the cards that it postpones', () => {
    const due = Array.from({ length: 6 }, (_, n) => card(`due ${n}`, reviewed('2026-03-01', 2)));
    const queue = reviewQueue([...due, card('new')], plan, TODAY);
    expect([queue.today.length, queue.putOff, queue.waiting.length]).toEqual([4, 2, 1]);
    const done = due
      .slice(0, 3)
      .map(({ id, card: { events } }) => ({ id, card: { events: [...events, reviewed(TODAY, 3)] } }));
    const rest = reviewQueue([...done, ...due.slice(3)], plan, TODAY);
    expect([rest.done, rest.today.length, rest.putOff]).toEqual([3, 1, 2]);
  });

  test('leaves out cards whose events were all undone', () => {
    const event = added();
    const undone: CardEvent = { key: `u${serial++}`, at: serial, kind: 'undone', of: event.key };
    const gone: QueuedCard = { id: 'gone', card: { events: [event, undone] } };
    const back: QueuedCard = { id: 'back', card: { events: [event, undone, added()] } };
    const { today, waiting, later } = reviewQueue([gone, back], plan, TODAY);
    expect([ids(today), waiting, later]).toEqual([['back'], [], []]);
  });

  test('starts at most as many new cards as the plan allows, including those started today', () => {
    const started = card('started', reviewed(TODAY, 3));
    const { today } = reviewQueue([started, card('new 1'), card('new 2')], plan, TODAY);
    expect(ids(today)).toEqual(['new 1']);
  });

  test('leaves out suspended, mastered and snoozed cards, and lists them', () => {
    const move = (kind: 'suspended' | 'mastered'): CardEvent => ({ key: kind, at: 9e12, kind });
    const snoozed = card('snoozed', reviewed('2026-03-01', 1), {
      key: 's',
      at: 9e12,
      kind: 'snoozed',
      until: '2026-03-12',
    });
    const queue = reviewQueue([card('a', move('suspended')), card('b', move('mastered')), snoozed], plan, TODAY);
    expect([ids(queue.today), ids(queue.suspended), ids(queue.mastered)]).toEqual([[], ['a'], ['b']]);
    expect(queue.later.map(({ day, cards }) => [day, ids(cards)])).toEqual([['2026-03-12', ['snoozed']]]);
  });
});

test('over 300 days, a learner remembers nine of ten cards, and no day is over its limit', () => {
  const seeded = randomOf(20_261_128);
  const own = { ...DEFAULT_PLAN, newPerDay: 3, mostPerDay: 60 };
  const cards = new Map<string, ReviewCard>();
  let [reviews, remembered, longest] = [0, 0, 0];
  for (let n = 0; n < 300; n++) {
    const day = addDays('2026-01-01', n);
    for (let fresh = 0; fresh < 3; fresh++) cards.set(`${n}-${fresh}`, { events: [added()] });
    // The learner skips some days.
    if (seeded() < 0.05) continue;
    const { today } = reviewQueue(
      [...cards].map(([id, one]) => ({ id, card: one })),
      own,
      day,
    );
    longest = Math.max(longest, today.length);
    for (const { id, card: one, state } of today) {
      const isKnown = seeded() < retrievabilityOf(state, day);
      if (state.reviews > 0) {
        reviews++;
        if (isKnown) remembered++;
      }
      const rating: Rating = state.reviews > 0 && !isKnown ? 1 : seeded() < 0.2 ? 2 : seeded() < 0.9 ? 3 : 4;
      cards.set(id, { events: [...one.events, reviewed(day, rating)] });
    }
  }
  expect(reviews).toBeGreaterThan(2000);
  expect(Math.abs(remembered / reviews - 0.9)).toBeLessThan(0.03);
  expect(longest).toBeLessThanOrEqual(own.mostPerDay);
});

/** Mulberry32: the same numbers for the same seed, from 0 to 1. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test('a rating is proposed from the result', () => {
  const solved = { isSolved: true, sawSolution: false, tries: 1, hints: 0, seconds: 600, usualSeconds: 600 };
  expect(proposedRating(solved)).toBe(3);
  expect(proposedRating({ ...solved, seconds: 200 })).toBe(4);
  expect(proposedRating({ ...solved, seconds: 2000 })).toBe(2);
  expect(proposedRating({ ...solved, tries: 3 })).toBe(2);
  expect(proposedRating({ ...solved, hints: 1, seconds: 100 })).toBe(2);
  expect(proposedRating({ ...solved, sawSolution: true })).toBe(1);
  expect(proposedRating({ ...solved, isSolved: false })).toBe(1);
  expect(proposedRating({ ...solved, seconds: null, usualSeconds: null })).toBe(3);
});

test('days are shown as days, weeks or months', () => {
  expect([0, 1, 5, 20, 21, 89, 90, 365].map(inDays)).toEqual([
    ...['today', 'tomorrow', 'in 5 days', 'in 20 days', 'in 3 weeks', 'in 13 weeks', 'in 3 months', 'in 12 months'],
  ]);
});
