import { addDays } from './streaks.ts';

export const HEAT_WEEKS = 26;

/** `level` is 0 for nothing, up to 4. */
export type HeatDay = { day: string; count: number; level: number };

/** The minimum ticks on a day for levels 1, 2, 3 and 4. */
const LEVELS = [1, 2, 4, 7];

const WEEK = 7;

/** 0 is Monday, 6 is Sunday. */
const weekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK;

/** The Monday on which the map starts. */
export const heatMapStart = (today: string): string => addDays(today, -weekday(today) - (HEAT_WEEKS - 1) * WEEK);

/** The weeks, from Monday to Sunday; the last one ends with today. */
export function heatMapOf(counts: readonly { day: string; count: number }[], today: string): HeatDay[][] {
  const byDay = new Map(counts.map(({ day, count }) => [day, count]));
  const start = heatMapStart(today);
  const weeks = Array.from({ length: HEAT_WEEKS }, (_, week) =>
    Array.from({ length: WEEK }, (_day, index) => addDays(start, week * WEEK + index)),
  );
  return weeks.map((week) =>
    week
      .filter((day) => day <= today)
      .map((day) => {
        const count = byDay.get(day) ?? 0;
        return { day, count, level: LEVELS.filter((min) => count >= min).length };
      }),
  );
}
