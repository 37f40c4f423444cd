import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { nextLetterAt } from './next-letter.ts';

const next = (timeZone: string, after: string) => new Date(nextLetterAt(timeZone, Date.parse(after))).toISOString();

test('is on Monday at eight in the learner’s time zone', () => {
  expect(next('UTC', '2026-11-28T12:00:00Z')).toBe('2026-11-30T08:00:00.000Z');
  expect(next('Asia/Kolkata', '2026-11-28T12:00:00Z')).toBe('2026-11-30T02:30:00.000Z');
  // It is still Sunday there.
  expect(next('America/Los_Angeles', '2026-11-30T03:00:00Z')).toBe('2026-11-30T16:00:00.000Z');
});

test('on a Monday is this morning or next week', () => {
  expect(next('UTC', '2026-11-30T07:59:59Z')).toBe('2026-11-30T08:00:00.000Z');
  expect(next('UTC', '2026-11-30T08:00:00Z')).toBe('2026-12-07T08:00:00.000Z');
});

test('stays at eight when the clocks change in between', () => {
  expect(next('Europe/Berlin', '2026-03-23T12:00:00Z')).toBe('2026-03-30T06:00:00.000Z');
  expect(next('Europe/Berlin', '2026-10-19T12:00:00Z')).toBe('2026-10-26T07:00:00.000Z');
});

test('is always a Monday at eight, after now, within a week and an hour', () => {
  const zones = fc.constantFrom('UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Apia', 'Australia/Lord_Howe');
  const instants = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2030-01-01') });
  const property = fc.property(zones, instants, (zone, after) => {
    const at = nextLetterAt(zone, after);
    const { weekday, hour, minute } = DateTime.fromMillis(at, { zone });
    expect([weekday, hour, minute]).toEqual([1, 8, 0]);
    expect(at).toBeGreaterThan(after);
    expect(at - after).toBeLessThanOrEqual((7 * 24 + 1) * 3_600_000);
  });
  fc.assert(property);
});
