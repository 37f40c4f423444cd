import { describe, expect, test } from 'vitest';
import { contestStatus, inStatusOrder, LIVE_MS } from './contest-status.ts';

const START = '2026-07-01T13:00:00.000Z';
const start = Date.parse(START);

describe('the status of a contest', () => {
  test.each([
    ['Upcoming', start - 1],
    ['Live', start],
    ['Live', start + 1],
    ['Live', start + 2 * 60 * 60 * 1000 - 1],
    ['Ended', start + 2 * 60 * 60 * 1000],
    ['Ended', start + 365 * 24 * 60 * 60 * 1000],
  ])('is %s at %i', (status, now) => {
    expect(contestStatus(START, now)).toBe(status);
  });

  test.each([null, '', 'soon', '2026-13-45'])('is Unknown without a start (%j)', (startsAt) => {
    expect(contestStatus(startsAt, start)).toBe('Unknown');
  });

  test('reads a start with a time zone', () => {
    expect(contestStatus('2026-07-01T18:30:00+05:30', start)).toBe('Live');
    expect(contestStatus('2026-07-01T18:30:00+05:30', start - 1)).toBe('Upcoming');
  });
});

describe('the order of contests', () => {
  const contest = (name: string, offset: number | null, createdAt: string | null = START) => ({
    name,
    startsAt: offset === null ? null : new Date(start + offset).toISOString(),
    createdAt,
  });
  const namesOf = (contests: { name: string }[]) => contests.map(({ name }) => name);

  test('is Live, Upcoming, Ended, Unknown', () => {
    const contests = [contest('unknown', null), contest('ended', -LIVE_MS), contest('upcoming', 1), contest('live', 0)];
    expect(namesOf(inStatusOrder(contests, start))).toEqual(['live', 'upcoming', 'ended', 'unknown']);
  });

  test('is the newest first within a status, those without a date last', () => {
    const contests = [
      contest('none', 0, null),
      contest('old', 0, '2026-01-01T00:00:00Z'),
      contest('new', 0, '2026-06-01T00:00:00Z'),
    ];
    expect(namesOf(inStatusOrder(contests, start))).toEqual(['new', 'old', 'none']);
  });

  test('does not change its input', () => {
    const contests = Object.freeze([contest('ended', -LIVE_MS), contest('live', 0)]);
    expect(namesOf(inStatusOrder(contests, start))).toEqual(['live', 'ended']);
    expect(contests[0]?.name).toBe('ended');
    expect(inStatusOrder([], start)).toEqual([]);
  });
});
