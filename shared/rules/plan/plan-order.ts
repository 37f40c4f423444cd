import type { PlanLevel } from '#shared/records/study-plan/study-plan.ts';
import { plural } from '#shared/rules/text/plural.ts';

/** A problem that can be solved on the site; `reports` is the number of reports that the company asked it. */
export type PlanProblem = { slug: string; name: string; level: string; topic: string; reports: number };

/** What the learner has done before a day. */
export type Before = {
  /** Slugs. */
  done: ReadonlySet<string>;
  /** Slugs of problems that were tried, and of solved ones that were forgotten. */
  failed: ReadonlySet<string>;
};

export type RankedProblem = PlanProblem & { why: string };
type Parts = Record<'asked' | 'tried' | 'topic' | 'level', number>;

/** The weights; problems that the company asks count most. */
const ASKED = 3;
const LACKED = 2;
const SUITS = 1.5;
const TRIED = 0.75;
/** Subtracted for each earlier problem of the same topic, so that topics alternate. */
const TURN = 0.35;

/** How well the level of a problem suits a learner; 0 means not at all. */
export const SUITED: Record<PlanLevel, Record<string, number>> = {
  beginner: { Easy: 1, Medium: 0.5, Hard: 0 },
  intermediate: { Easy: 0.5, Medium: 1, Hard: 0.4 },
  advanced: { Easy: 0.1, Medium: 0.8, Hard: 1 },
};

type RankingInput = { problems: readonly PlanProblem[]; before: Before; company: string; level: PlanLevel };
type WeightedProblem = { problem: PlanProblem; weight: number; why: string };
type Topic = { rest: WeightedProblem[]; taken: number };

/**
 * The open problems in the order in which they are planned: by the company's problems, the learner's weak topics and
 * the learner's level, with alternating topics. Equal problems are sorted by slug, so that the order is deterministic.
 */
export function planOrder(input: RankingInput): RankedProblem[] {
  const topics = [...weighByTopic(input)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, topic]) => topic);
  const order: RankedProblem[] = [];
  for (;;) {
    let best: Topic | undefined;
    let maxWeight = -Infinity;
    for (const topic of topics) {
      const [next] = topic.rest.slice(-1);
      const weight = next ? next.weight - TURN * topic.taken : -Infinity;
      if (weight > maxWeight) [best, maxWeight] = [topic, weight];
    }
    const next = best?.rest.pop();
    if (!best || !next) return order;
    best.taken++;
    order.push({ ...next.problem, why: next.why });
  }
}

/** The weighted problems by topic, the one with the greatest weight last. */
function weighByTopic({ problems, before, company, level }: RankingInput): Map<string, Topic> {
  const maxReports = problems.reduce((max, { reports }) => Math.max(max, reports), 0);
  const topics = new Map<string, Topic>();
  for (const [name, all] of Map.groupBy(problems, ({ topic }) => topic)) {
    const done = all.filter(({ slug }) => before.done.has(slug)).length;
    const failed = all.filter(({ slug }) => before.failed.has(slug)).length;
    const attempted = all.filter(({ slug }) => before.done.has(slug) || before.failed.has(slug)).length;
    const lacked = (1 - done / all.length + failed / Math.max(1, attempted)) / 2;
    const rest = all
      .filter(({ slug }) => !before.done.has(slug))
      .map((problem): WeightedProblem => {
        const parts: Parts = {
          asked: maxReports === 0 ? 0 : (ASKED * Math.log1p(problem.reports)) / Math.log1p(maxReports),
          topic: LACKED * lacked,
          level: SUITS * (SUITED[level][problem.level] ?? 0),
          tried: before.failed.has(problem.slug) ? TRIED : 0,
        };
        const weight = parts.asked + parts.topic + parts.level + parts.tried;
        return { problem, weight, why: whyOf(problem, parts, { company, done, all: all.length }) };
      });
    rest.sort((a, b) => a.weight - b.weight || (a.problem.slug < b.problem.slug ? 1 : -1));
    topics.set(name, { rest, taken: 0 });
  }
  return topics;
}

type OfTopic = { company: string; done: number; all: number };

/** Why a problem is in the plan, as a phrase. */
function whyOf({ reports, topic, level }: PlanProblem, parts: Parts, of: OfTopic): string {
  if (parts.tried > 0) return 'Tried and not solved yet';
  const isMostAsked = parts.asked >= parts.topic && parts.asked >= parts.level;
  if (reports > 0 && (isMostAsked || of.company !== ''))
    return `Reported ${reports} ${plural(reports, 'time')} ${of.company === '' ? 'by candidates' : `for ${of.company}`}`;
  if (topic !== '') return `${topic}: ${of.done} of ${of.all} done`;
  return `${level === '' ? 'A problem' : `${level}, which`} suits your level`;
}
