import type { Database } from '#server/database/client.ts';
import type { ReviewCard } from '#shared/records/review-card/review-card.ts';
import type { ReviewPlan } from '#shared/records/review-plan/review-plan.ts';
import type { StudyPlan } from '#shared/records/study-plan/study-plan.ts';
import { FACTS, type LearnerFacts } from './learner-facts.ts';
import { problemsFor, type SolvableProblem } from './solvable-problems.ts';

/** Everything that a learner's plan depends on; `plan` is null when they have never made one. */
export type OwnPlan = LearnerFacts & {
  plan: StudyPlan | null;
  reviewPlan: ReviewPlan | null;
  cards: { id: string; card: ReviewCard }[];
  problems: SolvableProblem[];
};

/** One statement, as a call with an access token already runs two. */
const OWN = `
  WITH own AS MATERIALIZED (
    SELECT kind, id, record FROM own_records
    WHERE user_key = $1 AND kind IN ('study-plan', 'review-plan', 'review-card')
  ),
  chosen AS (
    SELECT coalesce($2, (SELECT record ->> 'company' FROM own WHERE kind = 'study-plan' AND id = 'own'), '') AS company
  ),
  solvable AS (${problemsFor('(SELECT company FROM chosen)')})
  SELECT (SELECT record FROM own WHERE kind = 'study-plan' AND id = 'own') AS plan,
    (SELECT record FROM own WHERE kind = 'review-plan' AND id = 'own') AS "reviewPlan",
    (
      SELECT coalesce(json_agg(json_build_object('id', id, 'card', record) ORDER BY id), '[]')
      FROM own WHERE kind = 'review-card'
    ) AS cards,
    (SELECT coalesce(json_agg(to_json(solvable)), '[]') FROM solvable) AS problems,
    ${FACTS}`;

/** @param company the company whose reports count; by default the company of the plan */
export async function ownPlan(
  { pool }: Pick<Database, 'pool'>,
  userKey: string,
  company: string | null = null,
): Promise<OwnPlan> {
  const { rows } = await pool.query<OwnPlan>({ name: 'plan-own', text: OWN, values: [userKey, company] });
  return rows[0] as OwnPlan; // the statement returns one row
}
