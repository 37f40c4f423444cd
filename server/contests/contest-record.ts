import { DateTime } from 'luxon';
import type { Hooks } from '#server/content/save.ts';
import type { Resources } from '#shared/resources/index.ts';

/** Derives a contest's time zone, and the instant at which it starts from its date, time and zone. */
export const contestHooks = (siteTimeZone: string): Hooks<Resources['contest']> => ({
  derive(input, { current }) {
    const contestDate = input.contestDate ?? current?.contestDate ?? '';
    const contestTime = input.contestTime ?? current?.contestTime ?? '';
    const timeZone = (input.timeZone ?? current?.timeZone) || siteTimeZone;
    return { timeZone, startsAt: startOf(contestDate, contestTime, timeZone) };
  },
});

/** The instant of a date (YYYY-MM-DD) and time (HH:MM) in an IANA zone; null when one is missing. */
export function startOf(date: string, time: string, zone: string): Date | null {
  if (date === '' || time === '') return null;
  const start = DateTime.fromISO(`${date}T${time}`, { zone });
  return start.isValid ? start.toJSDate() : null;
}
