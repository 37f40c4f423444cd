import type { Database } from '#server/database/client.ts';
import type { ProblemIdentity } from '#shared/rules/progress/progress-keys.ts';
import { topicOf } from '#shared/rules/sheets/sheet-topic.ts';

/** A tab of the SDE sheet; its problems carry the text `topic`, and `count` is how many they are. */
export type Topic = { key: string; id: number; name: string; topic: string; count: number };

/** Where the SDE sheet has a problem: once for each of its rows, nowhere for one of the company-wise sheets alone. */
export type PlacedProblem = ProblemIdentity & { topics: string[] };

/** Problems by name, and by the ids that they have on the company-wise sheets. */
export type ProblemNames = { names: string[]; companyIds: number[] };

const PLACES = `
  WITH asked AS (
    SELECT unnest($1::text[]) AS name UNION SELECT name FROM company_problems WHERE id = ANY($2::int[])
  )
  SELECT name, coalesce(ids, '{}') AS "companyIds", coalesce(topics, '{}') AS topics
  FROM asked
  LEFT JOIN (
    SELECT name, array_agg(id ORDER BY id) AS ids FROM company_problems
    WHERE name IN (SELECT name FROM asked) GROUP BY name
  ) AS on_company_sheets USING (name)
  LEFT JOIN (
    SELECT name, array_agg(topic ORDER BY id) AS topics FROM topic_problems
    WHERE name IN (SELECT name FROM asked) GROUP BY name
  ) AS on_sheet USING (name)
  WHERE ids IS NOT NULL OR topics IS NOT NULL
  ORDER BY name`;

/** The topics of the SDE sheet by id, with how many problems each has. */
export async function countedTopics({ prisma }: Pick<Database, 'prisma'>): Promise<Topic[]> {
  const [cards, counts] = await Promise.all([
    prisma.sheetTopic.findMany({ select: { key: true, id: true, name: true, topic: true }, orderBy: { id: 'asc' } }),
    prisma.topicProblem.groupBy({ by: 'topic', _count: true }),
  ]);
  const byTopic = new Map(counts.map(({ topic, _count }) => [topic, _count]));
  return cards.map(({ topic: given, ...card }) => {
    const topic = topicOf({ name: card.name, topic: given });
    return { ...card, topic, count: byTopic.get(topic) ?? 0 };
  });
}

/** Of problems that some sheet has: whoever asks is told of no other. */
export async function findPlaces(
  { pool }: Pick<Database, 'pool'>,
  { names, companyIds }: ProblemNames,
): Promise<PlacedProblem[]> {
  const { rows } = await pool.query<PlacedProblem>(PLACES, [names, companyIds]);
  return rows;
}
