import type { PlanLevel } from '#shared/records/study-plan/study-plan.ts';
import type { QueuedCard, ReviewQueue } from '#shared/rules/review/review-queue.ts';
import { problemCard } from '#shared/rules/review/card-ids.ts';
import { readCardId } from '#shared/rules/review/read-card-id.ts';

/** Our estimate of the minutes for a problem, by the learner's level, until the learner's own times are known. */
const MINUTES: Record<PlanLevel, Record<string, number>> = {
  beginner: { Easy: 30, Medium: 50, Hard: 75 },
  intermediate: { Easy: 20, Medium: 35, Hard: 55 },
  advanced: { Easy: 15, Medium: 25, Hard: 40 },
};
const OTHER_LEVEL = 'Medium';

/** The minutes for a review. */
const REVIEW_MINUTES = { problem: 10, question: 3 };

/** The number of own times from which their median is used, within bounds, as some leave a page open or paste code. */
const MIN_TIMES = 3;
const [MIN_MINUTES, MAX_MINUTES] = [5, 120];

/** A learner's own times by level of the problem, in minutes. */
export type OwnMinutes = ReadonlyMap<string, number>;

export const minutesOf = (level: string, learner: PlanLevel, own: OwnMinutes): number =>
  own.get(level) ?? MINUTES[learner][level] ?? own.get(OTHER_LEVEL) ?? MINUTES[learner][OTHER_LEVEL] ?? 0;

/** The median time of the learner's reviews for each level with enough of them, in minutes, rounded to five. */
export function ownMinutes(
  cards: readonly QueuedCard[],
  problems: readonly { slug: string; level: string }[],
): OwnMinutes {
  const levels = new Map(problems.map(({ slug, level }) => [problemCard(slug), level]));
  const times = new Map<string, number[]>();
  for (const { id, card } of cards) {
    const level = levels.get(id);
    if (level === undefined) continue;
    const known = times.get(level) ?? [];
    for (const event of card.events) if (event.kind === 'reviewed' && event.seconds !== null) known.push(event.seconds);
    times.set(level, known);
  }
  return new Map(
    [...times].flatMap(([level, seconds]) => {
      if (seconds.length < MIN_TIMES) return [];
      const median = seconds.toSorted((a, b) => a - b)[Math.floor(seconds.length / 2)] ?? 0;
      const minutes = Math.round(median / 300) * 5;
      return [[level, Math.min(MAX_MINUTES, Math.max(MIN_MINUTES, minutes))] as const];
    }),
  );
}

/** The number and minutes of the reviews on a day. */
export type ReviewLoad = { count: number; minutes: number };

/** The reviews of each day, at most `mostPerDay` on a day. */
export function reviewLoads(
  { today, later }: Pick<ReviewQueue, 'today' | 'later'>,
  day: string,
  mostPerDay: number,
): Map<string, ReviewLoad> {
  const days = [{ day, cards: today }, ...later].filter(({ cards }) => cards.length > 0);
  return new Map(
    days.map(({ day: due, cards }) => {
      const chosen = cards.slice(0, mostPerDay);
      const minutes = chosen.reduce((sum, { id }) => sum + REVIEW_MINUTES[readCardId(id)?.kind ?? 'question'], 0);
      return [due, { count: chosen.length, minutes }];
    }),
  );
}

const DAY_MS = 86_400_000;
/** A Monday, from which whole weeks are counted. */
const FIRST_MONDAY = Date.parse('1970-01-05T00:00:00Z');

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

type Week = { minutesPerWeek: number; daysOff: readonly number[] };

const daysOn = ({ daysOff }: Week): number => 7 - new Set(daysOff).size;

/** The minutes of each day that is not off: the week's time is spread evenly over these days. */
export function minutesPerDay(week: Week): number {
  const days = daysOn(week);
  return days === 0 ? 0 : Math.floor(week.minutesPerWeek / days);
}

export const minutesOn = (day: string, week: Week): number =>
  week.daysOff.includes(weekdayOf(day)) ? 0 : minutesPerDay(week);

/**
 * The minutes left over from earlier days if all time is spent on problems of `unit` minutes, from minus to plus half a
 * problem. So ten minutes a day give a problem on every third day instead of each day, and which day that is does not
 * change from one day to the next.
 */
export function savedBefore(day: string, week: Week, unit: number): number {
  const days = Math.round((Date.parse(`${day}T00:00:00Z`) - FIRST_MONDAY) / DAY_MS);
  let on = Math.floor(days / 7) * daysOn(week);
  // The days of the current week, from Monday on.
  for (let weekday = 1; weekday <= days % 7; weekday++) if (!week.daysOff.includes(weekday % 7)) on++;
  const half = unit / 2;
  return ((on * minutesPerDay(week) + half) % unit) - half;
}
