import type { Database } from '#server/database/client.ts';
import { problemsBySubject } from '#server/own-records/subjects.ts';
import { isSlug } from '#shared/rules/progress/mark-ids.ts';
import { topicOf } from '#shared/rules/sheets/sheet-topic.ts';

/** A tab of the SDE sheet; its problems have the text `topic`, and `count` is their number. */
export type Topic = { key: string; id: number; name: string; topic: string; count: number };

/** The topics of a problem on the SDE sheet, one per row; none if only a company-wise sheet has it. */
export type PlacedProblem = { subject: string; topics: string[] };

const PLACES = `
  SELECT subject, array_agg(topic ORDER BY id) AS topics
  FROM unnest($1::text[], $2::text[]) AS asked (subject, problem) JOIN topic_problems USING (problem)
  GROUP BY subject ORDER BY subject`;

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

/**
 * Finds the topics of the problems that are on the SDE sheet; others are left out.
 * @param subjects as in marks: shared/rules/progress/mark-ids.ts
 */
export async function findPlaces(database: Pick<Database, 'pool'>, subjects: string[]): Promise<PlacedProblem[]> {
  const problems = await problemsBySubject(
    database,
    subjects.filter((subject) => !isSlug(subject)),
  );
  const slugs = subjects.map((subject) => problems.get(subject)?.problem ?? subject);
  const { rows } = await database.pool.query<PlacedProblem>(PLACES, [subjects, slugs]);
  return rows;
}
