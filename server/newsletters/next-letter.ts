import { DateTime } from 'luxon';

const MONDAY = 1;
const HOUR = 8;

/** Returns the next Monday morning in a time zone after an instant, both in epoch milliseconds. */
export function nextLetterAt(timeZone: string, after: number): number {
  const now = DateTime.fromMillis(after, { zone: timeZone });
  const monday = now.startOf('day').plus({ days: (MONDAY - now.weekday + 7) % 7 });
  const morning = monday.set({ hour: HOUR });
  return (morning > now ? morning : monday.plus({ weeks: 1 }).set({ hour: HOUR })).toMillis();
}
