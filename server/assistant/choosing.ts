import type { Level } from '#shared/rules/sheets/difficulty.ts';
import { levelRank, type Problem } from './syllabus.ts';
import type { Criteria } from './intent.ts';

/**
 * Returns the problems that meet every criterion, sorted from easy to hard, then by the companies' reports, most first.
 */
export function problemsFor(problems: readonly Problem[], { topics, companies, levels }: Criteria): Problem[] {
  const isOpenTo = <T>(wanted: readonly T[], has: (value: T) => boolean) => wanted.length === 0 || wanted.some(has);
  return problems
    .filter(
      (problem) =>
        isOpenTo(topics, (topic) => problem.topic === topic) &&
        isOpenTo(levels, (level) => problem.level === level) &&
        isOpenTo(companies, (company) => problem.companies.includes(company)),
    )
    .toSorted((a, b) => levelRank(a.level) - levelRank(b.level) || reportsBy(companies, b) - reportsBy(companies, a));
}

/** The number of reports that these companies asked a problem. */
export const reportsBy = (companies: readonly string[], { reports }: Problem): number =>
  companies.reduce((sum, company) => sum + (reports.get(company) ?? 0), 0);

export type Session = { topic: string; levels: readonly Level[] };
export type ChosenSession = { topic: string; problems: Problem[] };

/**
 * Chooses problems session by session without repeating any. The level weighs more than the topic, so that a plan gets
 * harder as promised.
 */
export function chooseSessions(pool: readonly Problem[], sessions: readonly Session[]): ChosenSession[] {
  const remaining = new Set(pool);
  const nearest = (topic: string, level: Level) => {
    const distance = (problem: Problem) =>
      2 * Math.abs(levelRank(problem.level) - levelRank(level)) + (problem.topic === topic ? 0 : 1);
    let best: Problem | undefined;
    for (const problem of remaining) if (!best || distance(problem) < distance(best)) best = problem;
    if (best) remaining.delete(best);
    return best ?? [];
  };
  return sessions.map(({ topic, levels }) => ({
    topic,
    problems: levels
      .flatMap((level) => nearest(topic, level))
      .toSorted((a, b) => levelRank(a.level) - levelRank(b.level)),
  }));
}

/**
 * Returns the next `count` topics to practise, in the given order; topics without problems in the pool are skipped, and
 * too few topics repeat.
 */
export function nextTopics(pool: readonly Problem[], topics: readonly string[], count: number): string[] {
  const open = topics.filter((topic) => pool.some((problem) => problem.topic === topic));
  return Array.from({ length: open.length === 0 ? 0 : count }, (_, index) => open[index % open.length] ?? '');
}
