import type { Database } from '#server/database/client.ts';
import type { ResourceName } from '#shared/resources/index.ts';

/** A topic that has problems but no card. */
export type TopicWithoutCard = { resource: ResourceName; topic: string; count: number };

/** The maximum that the home panel shows; others follow when these are fixed. */
const MAX_SHOWN = 20;

/** Lists the topics of both sheets that have no card, those with the most problems first. */
export const topicsWithoutCard = ({ prisma }: Database): Promise<TopicWithoutCard[]> =>
  prisma.$queryRaw`
    SELECT resource, topic, count(*)::int AS count FROM (
      SELECT 'topicProblem' AS resource, topic FROM topic_problems
      UNION ALL SELECT 'companyProblem', topic FROM company_problems
    ) AS problems
    WHERE NOT EXISTS (
      SELECT FROM sheet_topics AS card
      WHERE CASE WHEN card.topic ~ '\\S' THEN card.topic ELSE card.name END = problems.topic
    )
    GROUP BY resource, topic ORDER BY count DESC, resource, topic LIMIT ${MAX_SHOWN}`;
