import type { Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/client.ts';
import { type OwnPlan, ownPlan } from '#server/plans/own-plan.ts';
import { plannedDays, zoneOf } from '#server/plans/planned-days.ts';
import { solvableProblems } from '#server/plans/solvable-problems.ts';
import { href } from '#shared/paths.ts';
import type { StudyPlan } from '#shared/records/study-plan/study-plan.ts';
import type { LeftOut, PlanDay, PlanDays } from '#shared/rules/plan/plan-days.ts';
import { addDays, dayIn } from '#shared/rules/progress/streaks.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { untilText } from '#shared/company-reports.ts';
import { asText, link } from '../site-markdown.ts';
import type { Syllabus } from '../syllabus.ts';

/** A plan for a company, based on what the asking learner has done. */
export type PlanIntent = { kind: 'plan'; company: string; days: number };

const DEFAULT_DAYS = 14;
const MAX_DAYS = 84;
/** More days would make the answer too long to read. */
const MAX_SHOWN = 28;
const MAX_NAMED = 5;

const PLAN = /\b(plan|planner|roadmap|road map|schedule|timetable)\b/i;
const EXPLAINING = /^\W*(explain|what|how|why|when|define|describe|compare|does|is)\b/i;
const NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};
const UNITS: Record<string, number> = { day: 1, week: 7, month: 30 };
const SPAN = new RegExp(`\\b(\\d{1,3}|${Object.keys(NUMBERS).join('|')})[- ]?(day|week|month)s?\\b`, 'i');

/** A plan for one company: 'plan two weeks for Amazon'. A question that merely contains 'plan' has to name a period. */
export function planIn(prompt: string, companies: readonly string[]): PlanIntent | null {
  const [company] = companies;
  const [span, number = '', unit = ''] = SPAN.exec(prompt.toLowerCase()) ?? [];
  if (company === undefined || !PLAN.test(prompt) || (span === undefined && EXPLAINING.test(prompt))) return null;
  const days = span === undefined ? DEFAULT_DAYS : (NUMBERS[number] ?? Number(number)) * (UNITS[unit] ?? 1);
  return { kind: 'plan', company, days: Math.min(Math.max(days, 1), MAX_DAYS) };
}

type Known = Omit<OwnPlan, 'days'>;
const NOTHING_DONE = { reviewPlan: null, cards: [], work: [], marks: [], ticked: [], unticked: [] };
const DEFAULTS: Pick<StudyPlan, 'minutesPerWeek' | 'daysOff' | 'level'> = {
  minutesPerWeek: 7 * 60,
  daysOff: [],
  level: 'beginner',
};

type PlanRequest = {
  company: string;
  days: number;
  timeZone: string | undefined;
  syllabus: Pick<Syllabus, 'problems'>;
};

/** Follows the rules of the page of plans, and reads the viewer's own records only; a visitor has none. */
export async function planAnswer(database: Database, viewer: Viewer, request: PlanRequest): Promise<string> {
  const { company, days: count } = request;
  const own: Known =
    viewer.role === 'user'
      ? await ownPlan(database, viewer.key, company)
      : { ...NOTHING_DONE, plan: null, problems: await solvableProblems(database, company) };
  const timeZone = request.timeZone ?? (own.plan ? zoneOf(own.plan) : 'UTC');
  const today = dayIn(timeZone, Date.now());
  const { minutesPerWeek, daysOff, level } = own.plan ?? DEFAULTS;
  const interviewOn = addDays(today, count);
  const plan = { company, interviewOn, minutesPerWeek, daysOff, level };
  const { days, leftOut } = plannedDays({ ...own, plan }, { timeZone, today });
  const planned = days.flatMap(({ items }) => items);
  const reported = own.problems.some(({ reports }) => reports > 0);
  return [
    `## ${withCount(count, 'day')} for ${asText(company)}`,
    introduction(own, { isKnown: viewer.role === 'user', plan }),
    ...(reported
      ? []
      : [`No problem here is reported to be asked by ${asText(company)}, so topics and your level decide.`]),
    ...daysText(days),
    ...leftOutText(leftOut, plan),
    ...reportsText(request, new Set(planned.map(({ name }) => name))),
    `To follow it day by day, set ${interviewOn} as the day of the interview on ${link('Plan', href('plan'))}: what you solve is ticked there, and what you miss moves to the remaining days.`,
  ].join('\n\n');
}

type Plan = { company: string; interviewOn: string; minutesPerWeek: number; level: string };

function introduction({ plan: saved }: Known, { isKnown, plan }: { isKnown: boolean; plan: Plan }): string {
  const hours = Math.round((plan.minutesPerWeek / 60) * 10) / 10;
  const time = `${withCount(hours, 'hour')} a week${saved ? ', as in your plan' : ''}, for ${plan.level === 'beginner' ? 'a beginner' : `an ${plan.level} learner`}.`;
  if (!isKnown)
    return `${time} You are not signed in, so I cannot see what you have done: ${link('Plan', href('plan'))} makes it from what this browser knows.`;
  const hasOtherPlan = saved?.isOn === true && saved.company !== plan.company;
  const stays = hasOtherPlan
    ? ` Your own plan${saved.company === '' ? '' : ` for ${asText(saved.company)}`} stays as it is.`
    : '';
  return `${time} Reviews come first, and what you have done is left out.${stays}`;
}

function daysText(days: readonly PlanDay[]): string[] {
  if (days.length === 0) return ['No day of your plan has any time, so nothing can be planned.'];
  const shown = days.slice(0, MAX_SHOWN);
  const rest = days.slice(MAX_SHOWN);
  const more = rest.reduce((sum, { items }) => sum + items.length, 0);
  return [
    ...shown.map((day) => `### ${dayName(day.day)}\n\n${linesOf(day).join('\n')}`),
    ...(rest.length > 0
      ? [
          `The ${withCount(rest.length, 'day')} after that ${rest.length === 1 ? 'has' : 'have'} ${withCount(more, 'problem')} more.`,
        ]
      : []),
  ];
}

function linesOf({ isOff, reviews, items }: PlanDay): string[] {
  const lines = [
    ...(reviews > 0 ? [`- ${link(withCount(reviews, 'review'), href('reviews'))}`] : []),
    ...items.map(
      ({ name, slug, level, minutes, why, isDone }) =>
        `- ${link(name, href('problem', { slug }))} (${asText(level)}), ${minutes} min: ${isDone ? 'done today' : asText(lowered(why))}.`,
    ),
  ];
  return lines.length > 0 ? lines : [isOff ? '- A day off.' : '- Nothing: its time goes into the days beside it.'];
}

/** A reason begins as a sentence does, unless it begins with the name of a topic. */
const lowered = (why: string): string => why.replace(/^(Reported|Tried) /, (word) => word.toLowerCase());

const dayName = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });

const REASONS: readonly LeftOut['why'][] = ['late', 'level', 'not-asked'];

function leftOutText(leftOut: PlanDays['leftOut'], plan: Plan): string[] {
  if (leftOut.length === 0) return [];
  const lines = REASONS.flatMap((reason) => {
    const problems = leftOut.filter(({ why }) => why === reason);
    if (problems.length === 0) return [];
    const first = problems.slice(0, MAX_NAMED).map(({ name, slug }) => link(name, href('problem', { slug })));
    const others = problems.length > MAX_NAMED ? ', …' : '';
    return [
      `- ${withCount(problems.length, 'problem')}: ${whyLeftOut(reason, plan, problems.length)} (${first.join(', ')}${others})`,
    ];
  });
  return ['### Left out', lines.join('\n')];
}

function whyLeftOut(reason: LeftOut['why'], { company, interviewOn, level }: Plan, count: number): string {
  if (reason === 'late') return `no time before ${interviewOn}`;
  if (reason === 'level') return `too hard for ${level === 'beginner' ? 'a beginner' : 'now'}`;
  return `${asText(company)} is not reported to have asked ${count === 1 ? 'it' : 'them'}`;
}

function reportsText({ syllabus: { problems }, company }: PlanRequest, names: ReadonlySet<string>): string[] {
  const counted = problems.filter((problem) => names.has(problem.name) && problem.reports.has(company));
  if (counted.length === 0) return [];
  return [`Reports are those of candidates up to ${untilText(counted.map(({ collection = null }) => collection))}.`];
}
