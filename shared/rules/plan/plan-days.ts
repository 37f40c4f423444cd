import type { StudyPlan } from '#shared/records/study-plan/study-plan.ts';
import { addDays } from '#shared/rules/progress/streaks.ts';
import { planOrder, type PlanProblem, type RankedProblem, SUITED } from './plan-order.ts';
import { minutesOf, minutesOn, minutesPerDay, type OwnMinutes, type ReviewLoad, savedBefore } from './plan-time.ts';

export type PlanItem = Omit<RankedProblem, 'reports'> & { minutes: number; isDone: boolean };

export type PlanDay = {
  /** YYYY-MM-DD. */
  day: string;
  isOff: boolean;
  /** The time available on the day, in minutes. */
  budget: number;
  /** The planned minutes, including reviews, but not problems that were done outside of the plan. */
  minutes: number;
  reviews: number;
  items: PlanItem[];
};

/** `not-asked`: no report that the company asked it; `level`: too hard for now; `late`: there is no time for it. */
export type LeftOut = { slug: string; name: string; level: string; why: 'not-asked' | 'level' | 'late' };

export type PlanDays = {
  /** `over` from the day of the interview on; `no-time` if no day has any time. */
  state: 'on' | 'over' | 'no-time';
  days: PlanDay[];
  /** The open problems that are on no day, with the reason. */
  leftOut: LeftOut[];
};

export type PlanInput = {
  plan: Pick<StudyPlan, 'interviewOn' | 'company' | 'minutesPerWeek' | 'daysOff' | 'level'>;
  problems: readonly PlanProblem[];
  /** By slug: the day on which it was done, '' if unknown. */
  done: ReadonlyMap<string, string>;
  /** Slugs of problems that were tried without success, or forgotten, before today. */
  failed?: ReadonlySet<string>;
  reviews?: ReadonlyMap<string, ReviewLoad>;
  own?: OwnMinutes;
  /** The learner's day, YYYY-MM-DD. */
  today: string;
};

/** The most days that are planned: nobody knows their time further ahead. */
const MAX_DAYS = 366;
/** A problem is added to a day if at least this share of its time fits into what is left after the reviews. */
const HALF = 0.5;

/**
 * Plans each day from today to the day before the interview. The same input gives the same result on every device.
 * What was done today counts as planned for today, so that the day's list does not change while it is worked through. A
 * missed day disappears, and its problems move to the next days.
 */
export function planDays(input: PlanInput): PlanDays {
  const { plan, problems, done, failed = new Set(), own = new Map(), today } = input;
  const before = new Set([...done].flatMap(([slug, day]) => (day === today ? [] : [slug])));
  const order = planOrder({ problems, before: { done: before, failed }, company: plan.company, level: plan.level });
  const timed = order.map(({ reports: _reports, ...problem }): PlanItem => {
    const isDone = done.has(problem.slug);
    return { ...problem, isDone, minutes: minutesOf(problem.level, plan.level, own) };
  });
  const left = () =>
    leftOut(
      timed.filter(({ isDone }) => !isDone),
      order,
      plan,
    );
  if (plan.interviewOn <= today) return { state: 'over', days: [], leftOut: [] };
  if (minutesPerDay(plan) === 0) return { state: 'no-time', days: [], leftOut: left() };
  const days = fillDays(input, timed);
  const planned = new Set(days.flatMap(({ items }) => items.map(({ slug }) => slug)));
  const rest = timed.filter(({ slug, isDone }) => !isDone && !planned.has(slug));
  return { state: 'on', days, leftOut: leftOut(rest, order, plan) };
}

function fillDays({ plan, reviews = new Map(), today }: PlanInput, timed: readonly PlanItem[]): PlanDay[] {
  const days: PlanDay[] = [];
  let saved = savedBefore(today, plan, timed[0]?.minutes ?? 1);
  // A problem done today that is not on today's list is added to it, and so is on no later day.
  let waiting = [...timed];
  for (let day = today; day < plan.interviewOn && days.length < MAX_DAYS; day = addDays(day, 1)) {
    const budget = minutesOn(day, plan);
    const load = reviews.get(day) ?? { count: 0, minutes: 0 };
    let free = budget === 0 ? 0 : budget - load.minutes + saved;
    let taken = 0;
    for (; taken < waiting.length; taken++) {
      const { minutes = 0 } = waiting[taken] ?? {};
      if (budget <= load.minutes || free < minutes * HALF) break;
      free -= minutes;
    }
    const items = waiting.slice(0, taken);
    const minutes = items.reduce((sum, item) => sum + item.minutes, load.minutes);
    waiting = waiting.slice(taken);
    if (day === today) {
      items.push(...waiting.filter(({ isDone }) => isDone));
      waiting = waiting.filter(({ isDone }) => !isDone);
    }
    days.push({ day, isOff: budget === 0, budget, minutes, reviews: load.count, items });
    // A day off does not change the saved time; a day with reviews only saves none.
    if (budget > load.minutes) saved = waiting.length === 0 ? 0 : free;
    else if (budget > 0) saved = Math.min(saved, 0);
  }
  return days;
}

/** Gives each problem that is left out its reason: why it ranks low, otherwise the lack of time. */
function leftOut(
  rest: readonly PlanItem[],
  order: readonly RankedProblem[],
  { company, level: learner }: PlanInput['plan'],
): LeftOut[] {
  const reports = new Map(order.map((problem) => [problem.slug, problem.reports]));
  return rest.map(({ slug, name, level }) => {
    const isAsked = company === '' || (reports.get(slug) ?? 0) > 0;
    const why = !isAsked ? 'not-asked' : SUITED[learner][level] === 0 ? 'level' : 'late';
    return { slug, name, level, why };
  });
}
