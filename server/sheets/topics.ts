import type { Database } from '#server/database/client.ts';
import type { ProblemIdentity } from '#shared/rules/progress/progress-keys.ts';
import { topicOf } from '#shared/rules/sheets/sheet-topic.ts';

/** A tab of the SDE sheet; its problems have the text `topic`, and `count` is their number. */
export type Topic = { key: string; id: number; name: string; topic: string; count: number };

/**
 * The topics of a problem on the SDE sheet, one per row; none if only a company-wise sheet has it. Its name
 * is the one in its progress.
 */
export type PlacedProblem = ProblemIdentity & { topics: string[] };

/** Problems by their names in progress, and by their ids on the company-wise sheets. */
export type ProblemNames = { names: string[]; companyIds: number[] };

const PLACES = `
  WITH asked AS (
    SELECT slug AS problem, progress_name FROM catalogue WHERE progress_name = ANY($1::text[])
    UNION SELECT slug, progress_name FROM company_problems JOIN catalogue ON slug = problem WHERE id = ANY($2::int[])
  )
  SELECT progress_name AS name, coalesce(ids, '{}') AS "companyIds", coalesce(topics, '{}') AS topics
  FROM asked
  LEFT JOIN (
    SELECT problem, array_agg(id ORDER BY id) AS ids FROM company_problems
    WHERE problem IN (SELECT problem FROM asked) GROUP BY problem
  ) AS on_company_sheets USING (problem)
  LEFT JOIN (
    SELECT problem, array_agg(topic ORDER BY id) AS topics FROM topic_problems
    WHERE problem IN (SELECT problem FROM asked) GROUP BY problem
  ) AS on_sheet USING (problem)
  WHERE ids IS NOT NULL OR topics IS NOT NULL
  ORDER BY name`;

/** Returns the topics of the SDE sheet by id, each with its number of problems. */
export async function countedTopics({ prisma }: Pick<Database, 'prisma'>): Promise<Topic[]> {
  const [cards, counts] = await Promise.all([
    prisma.sheetTopic.findMany({ select: { key: true, id: true, name: true, topic: true }, orderBy: { id: 'asc' } }),
    prisma.topicProblem.groupBy({ by: 'topic', _count: true }),
  ]);
  const byTopic = new Map(counts.map(({ topic, _count }) => [topic, _count]));
  return cards.map(({ topic: stored, ...card }) => {
    const topic = topicOf({ name: card.name, topic: stored });
    return { ...card, topic, count: byTopic.get(topic) ?? 0 };
  });
}

/** Finds the topics of the problems that are on any sheet; others are left out. */
export async function findPlaces(
  { pool }: Pick<Database, 'pool'>,
  { names, companyIds }: ProblemNames,
): Promise<PlacedProblem[]> {
  const { rows } = await pool.query<PlacedProblem>(PLACES, [names, companyIds]);
  return rows;
}
