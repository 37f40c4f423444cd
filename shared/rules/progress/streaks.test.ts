import { describe, expect, test } from 'vitest';
import { addDays, dayIn, streaksOf } from './streaks.ts';

const at = (iso: string) => Date.parse(iso);

describe('the day of an instant', () => {
  test('is the day in the time zone of the learner: 23:50 and 00:10 in Asia/Kolkata are two days', () => {
    expect(dayIn('Asia/Kolkata', at('2026-03-10T23:50:00+05:30'))).toBe('2026-03-10');
    expect(dayIn('Asia/Kolkata', at('2026-03-11T00:10:00+05:30'))).toBe('2026-03-11');
    expect(dayIn('UTC', at('2026-03-10T23:50:00+05:30'))).toBe(dayIn('UTC', at('2026-03-11T00:10:00+05:30')));
  });

  test('differs between the first and the last time zone', () => {
    const moment = at('2026-01-01T10:30:00Z');
    expect(dayIn('Pacific/Kiritimati', moment)).toBe('2026-01-02');
    expect(dayIn('Pacific/Pago_Pago', moment)).toBe('2025-12-31');
  });

  test('is right around both changes of daylight saving time', () => {
    expect(dayIn('Europe/Berlin', at('2026-03-28T23:59:00+01:00'))).toBe('2026-03-28');
    expect(dayIn('Europe/Berlin', at('2026-03-29T23:59:00+02:00'))).toBe('2026-03-29');
    expect(dayIn('America/New_York', at('2026-11-01T00:30:00-04:00'))).toBe('2026-11-01');
    expect(dayIn('America/New_York', at('2026-11-01T23:30:00-05:00'))).toBe('2026-11-01');
  });
});

test('days are added across months, years and a leap day', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
});

describe('streaks', () => {
  test('are zero without a day', () => {
    expect(streaksOf([], '2026-03-11')).toEqual({ current: 0, longest: 0 });
  });

  test('count two ticks around midnight as two days, whatever the time zone of the server', () => {
    const ticks = ['2026-03-10T23:50:00+05:30', '2026-03-11T00:10:00+05:30'].map(at);
    const days = ticks.map((tick) => dayIn('Asia/Kolkata', tick));
    expect(streaksOf(days, '2026-03-11')).toEqual({ current: 2, longest: 2 });
  });

  test('do not end with a day of 23 or 25 hours', () => {
    for (const [zone, noons] of [
      ['Europe/Berlin', ['2026-03-28T12:00:00+01:00', '2026-03-29T12:00:00+02:00', '2026-03-30T12:00:00+02:00']],
      ['America/New_York', ['2026-10-31T12:00:00-04:00', '2026-11-01T12:00:00-05:00', '2026-11-02T12:00:00-05:00']],
    ] as const) {
      const days = noons.map((noon) => dayIn(zone, at(noon)));
      expect(streaksOf(days, days[2] ?? ''), zone).toEqual({ current: 3, longest: 3 });
    }
  });

  test('are current until yesterday, and not if they ended earlier', () => {
    const days = ['2026-03-08', '2026-03-09', '2026-03-10'];
    expect(streaksOf(days, '2026-03-10').current).toBe(3);
    expect(streaksOf(days, '2026-03-11').current).toBe(3);
    expect(streaksOf(days, '2026-03-12')).toEqual({ current: 0, longest: 3 });
  });

  test('start again after a gap, and count each day once, in any order', () => {
    const days = ['2026-03-10', '2026-03-05', '2026-03-04', '2026-03-10', '2026-03-06', '2026-03-09'];
    expect(streaksOf(days, '2026-03-10')).toEqual({ current: 2, longest: 3 });
  });
});
