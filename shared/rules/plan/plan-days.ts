import type { StudyPlan } from '#shared/records/study-plan.ts';
import { addDays } from '#shared/rules/progress/streaks.ts';
import { planOrder, type PlanProblem, type RankedProblem, SUITED } from './plan-order.ts';
import { minutesOf, minutesOn, minutesPerDay, type OwnMinutes, type ReviewLoad, savedBefore } from './plan-time.ts';

export type PlanItem = Omit<RankedProblem, 'reports'> & { minutes: number; isDone: boolean };

export type PlanDay = {
  /** YYYY-MM-DD. */
  day: string;
  isOff: boolean;
  /** The time of the day, and what is planned of it, reviews included and without what was done beside the plan. */
  budget: number;
  minutes: number;
  reviews: number;
  items: PlanItem[];
};

/** `not-asked`: the company is not on record to have asked it; `level`: too hard for now; `late`: there is no time for it. */
export type LeftOut = { slug: string; name: string; level: string; why: 'not-asked' | 'level' | 'late' };

export type PlanDays = {
  /** `over` from the day of the interview on; `no-time` where no day has any. */
  state: 'on' | 'over' | 'no-time';
  days: PlanDay[];
  /** What is not done and on no day, with the reason. */
  leftOut: LeftOut[];
};

export type PlanInput = {
  plan: Pick<StudyPlan, 'interviewOn' | 'company' | 'minutesPerWeek' | 'daysOff' | 'level'>;
  problems: readonly PlanProblem[];
  /** By slug: the day on which it was done, '' where that is not known. */
  done: ReadonlyMap<string, string>;
  /** Slugs of what was tried without success, or forgotten, before today. */
  failed?: ReadonlySet<string>;
  reviews?: ReadonlyMap<string, ReviewLoad>;
  own?: OwnMinutes;
  /** The learner's day, YYYY-MM-DD. */
  today: string;
};

/** The most days that are planned: beyond that nobody knows what they will have time for. */
const MAX_DAYS = 366;
/** Reviews come first; each half of a problem's time decides whether it goes into what a day has left. */
const HALF = 0.5;

/**
 * What is to be done on each day from today to the day before the interview. The same for the same input, on every
 * device. What was done today counts as planned for today, so that the list of a day stays as it is while it is done;
 * a day that was missed is not there any more, and its problems are on the next ones.
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
  // What is done on no list of today is added to it, and on no later day.
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
    // A day off gives and takes nothing; a day of reviews alone leaves nothing over.
    if (budget > load.minutes) saved = waiting.length === 0 ? 0 : free;
    else if (budget > 0) saved = Math.min(saved, 0);
  }
  return days;
}

/** Why what is left out is left out: by what it ranks low, else by the time alone. */
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
