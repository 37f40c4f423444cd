import type { Database } from '#server/database/client.ts';
import { parseInput } from '#server/errors.ts';
import { LEVELS } from '#shared/rules/difficulty.ts';
import { heatMapStart } from '#shared/rules/heat-map.ts';
import { splitList } from '#shared/rules/list-text.ts';
import { topicOf } from '#shared/rules/sheet-topic.ts';
import { dayIn, type Streaks, streaksOf } from '#shared/rules/streaks.ts';
import { overviewSchema } from '#shared/schemas/progress.ts';

/** How much of a group of problems is done. */
export type Share = { name: string; done: number; of: number };

/** Where a starred problem stands: under a topic of the SDE sheet, or only on a company's. */
export type StarredProblem = { name: string; level: string; topic: string | null; company: string | null };

export type EarlierNote = { name: string; value: string; previousValue: string };

export type Overview = {
  total: Share;
  topics: Share[];
  levels: Share[];
  /** The learner's own, YYYY-MM-DD. */
  today: string;
  /** Days of the heat map on which something was ticked. */
  days: { day: string; count: number }[];
  streaks: Streaks;
  starred: StarredProblem[];
  earlierNotes: EarlierNote[];
  /** The import that can be undone. */
  lastImport: { importedAt: string } | null;
};

const MOST_SHOWN = 500;

type Problem = { name: string; topic: string; level: string; companies: string; isOnSheet: boolean };

/** What the profile shows. A problem of the same name counts once. */
export async function progressOverview({ prisma }: Database, userKey: string, given: unknown): Promise<Overview> {
  const { timeZone } = parseInput(overviewSchema, given);
  const today = dayIn(timeZone, Date.now());
  const select = { name: true, topic: true, level: true, companies: true } as const;
  const orderBy = { id: 'asc' } as const;
  const [cards, sheet, sde, flags, notes, counts, lastImport] = await Promise.all([
    prisma.sheetTopic.findMany({ select: { name: true, topic: true }, orderBy }),
    prisma.topicProblem.findMany({ select, orderBy }),
    prisma.companyProblem.findMany({ select, orderBy }),
    prisma.progress.findMany({
      where: { userKey, field: { in: ['done', 'starred'] }, value: 'true' },
      select: { problemName: true, field: true },
      orderBy: [{ changedAt: 'desc' }, { problemName: 'asc' }],
    }),
    prisma.progress.findMany({
      where: { userKey, field: 'note', previousValue: { not: null } },
      select: { problemName: true, value: true, previousValue: true },
      orderBy: [{ changedAt: 'desc' }, { problemName: 'asc' }],
      take: MOST_SHOWN,
    }),
    prisma.activityMark.groupBy({ by: ['day'], where: { userKey }, _count: true, orderBy: { day: 'asc' } }),
    prisma.progressImport.findUnique({ where: { userKey }, select: { importedAt: true } }),
  ]);

  const problems = new Map<string, Problem>();
  for (const problem of sheet)
    if (!problems.has(problem.name)) problems.set(problem.name, { ...problem, isOnSheet: true });
  for (const problem of sde)
    if (!problems.has(problem.name)) problems.set(problem.name, { ...problem, isOnSheet: false });
  const all = [...problems.values()];
  const done = new Set(flags.filter(({ field }) => field === 'done').map(({ problemName }) => problemName));
  const share = (name: string, group: readonly Problem[]): Share => ({
    name,
    done: group.filter((problem) => done.has(problem.name)).length,
    of: group.length,
  });
  const shares = (nameOf: (problem: Problem) => string, order: readonly string[]): Share[] => {
    const groups = Map.groupBy(all, nameOf);
    const names = new Set([...order.filter((name) => groups.has(name)), ...[...groups.keys()].toSorted()]);
    return [...names].map((name) => share(name, groups.get(name) ?? []));
  };
  const start = heatMapStart(today);
  return {
    total: share('All problems', all),
    topics: shares(({ topic }) => topic, cards.map(topicOf)),
    levels: shares(({ level }) => level, LEVELS),
    today,
    days: counts.filter(({ day }) => day >= start).map(({ day, _count }) => ({ day, count: _count })),
    streaks: streaksOf(
      counts.map(({ day }) => day),
      today,
    ),
    starred: flags
      .filter(({ field }) => field === 'starred')
      .slice(0, MOST_SHOWN)
      .map(({ problemName }) => starred(problemName, problems.get(problemName))),
    earlierNotes: notes.map(({ problemName, value, previousValue }) => ({
      name: problemName,
      value,
      previousValue: previousValue ?? '',
    })),
    lastImport: lastImport && { importedAt: lastImport.importedAt.toISOString() },
  };
}

const starred = (name: string, problem: Problem | undefined): StarredProblem => ({
  name,
  level: problem?.level ?? '',
  topic: problem?.isOnSheet ? problem.topic : null,
  company: (problem && !problem.isOnSheet && splitList(problem.companies)[0]) || null,
});
