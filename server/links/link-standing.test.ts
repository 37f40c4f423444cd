import { describe, expect, test } from 'vitest';
import { type Standing, standingAfter } from './link-standing.ts';

const START = new Date('2026-03-02T08:00:00Z');
const NEW: Standing = { failures: 0, failingSince: null, isGone: false };
const HOUR = 3_600_000;

const hoursUntil = (from: Date, to: Date) => (to.getTime() - from.getTime()) / HOUR;

/** Applies checks one after another, each when it is due. */
function checks(statuses: (number | null)[]) {
  let standing = NEW;
  let now = START;
  return statuses.map((status) => {
    const after = standingAfter(standing, status, now);
    const result = { ...after, at: now, waits: hoursUntil(now, after.dueAt) };
    [standing, now] = [after, after.dueAt];
    return result;
  });
}

describe('a link', () => {
  test.each([200, 204, 301, 401, 403, 429])('that answers %i is alive, and due in a week', (status) => {
    expect(checks([status])[0]).toMatchObject({ failures: 0, failingSince: null, isGone: false, waits: 168 });
  });

  test.each([404, 410])('that answers %i is gone at once, and due in a week', (status) => {
    expect(checks([status])[0]).toMatchObject({ failingSince: START, isGone: true, waits: 168 });
  });

  test.each([500, 503, null])(
    'that fails (%s) is gone only after four failures over more than three days',
    (status) => {
      const all = checks([status, status, status, status]);
      expect(all.map(({ isGone }) => isGone)).toEqual([false, false, false, true]);
      expect(all.map(({ waits }) => waits)).toEqual([6, 24, 48, 168]);
      expect(hoursUntil(START, all[3]?.at ?? START)).toBeGreaterThanOrEqual(72);
      expect(all[3]?.failingSince).toEqual(START);
    },
  );

  test('that answers once in between starts counting again', () => {
    const all = checks([500, null, 500, 200, 500]);
    expect(all.map(({ failures }) => failures)).toEqual([1, 2, 3, 0, 1]);
    expect(all.at(-1)).toMatchObject({ isGone: false, waits: 6 });
  });

  test('that is gone stays gone after failures of another kind, and is alive again after an answer', () => {
    expect(checks([404, 500, 200]).map(({ isGone }) => isGone)).toEqual([true, true, false]);
  });

  test('is not gone after four failures within an hour', () => {
    const before = { failures: 3, failingSince: START, isGone: false };
    expect(standingAfter(before, null, new Date(START.getTime() + HOUR)).isGone).toBe(false);
  });
});
