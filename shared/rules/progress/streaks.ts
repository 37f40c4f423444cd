/** A cache, as creating a format is slow. Its size is limited, as time zones have many spellings. */
const formats = new Map<string, Intl.DateTimeFormat>();
const MAX_FORMATS = 100;

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  if (formats.size < MAX_FORMATS) formats.set(timeZone, format);
  return format;
}

/** The calendar day of an instant (milliseconds) in an IANA time zone, as YYYY-MM-DD. */
export function dayIn(timeZone: string, instant: number): string {
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`;
}

const DAY_MS = 86_400_000;

/** Counts dates, not hours: a day of 23 or 25 hours is one day. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** Lengths in days. */
export type Streaks = { current: number; longest: number };

/**
 * The current and the longest run of consecutive days.
 * @param days YYYY-MM-DD, in any order, repeated or not
 * @param today a streak up to yesterday is still current, as today is not over
 */
export function streaksOf(days: Iterable<string>, today: string): Streaks {
  let longest = 0;
  let run = 0;
  let last = '';
  for (const day of [...new Set(days)].toSorted()) {
    run = last !== '' && addDays(last, 1) === day ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = day;
  }
  return { current: last >= addDays(today, -1) ? run : 0, longest };
}
