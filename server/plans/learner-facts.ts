import type { Database } from '#server/database/client.ts';
import { TICKED_DAYS } from '#server/own-records/marks-of.ts';
import type { ReviewCard } from '#shared/records/review-card/review-card.ts';
import type { ReviewPlan } from '#shared/records/review-plan/review-plan.ts';
import type { StudyPlan } from '#shared/records/study-plan/study-plan.ts';
import type { Work } from '#shared/rules/plan/learner-work.ts';

/** A plan with a calendar, its owner, and the facts about the learner that the plan depends on. */
export type CalendarPlan = {
  userKey: string;
  plan: StudyPlan;
  reviewPlan: ReviewPlan | null;
  cards: { id: string; card: ReviewCard }[];
};

/** The index own_records_calendar_idx serves this condition. */
const BY_TOKEN = `
  SELECT user_key AS "userKey", record AS plan,
    (
      SELECT record FROM own_records AS other WHERE other.user_key = own.user_key AND kind = 'review-plan' AND id = 'own'
    ) AS "reviewPlan",
    (
      SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'card', record) ORDER BY id), '[]') FROM own_records AS other
      WHERE other.user_key = own.user_key AND kind = 'review-card'
    ) AS cards
  FROM own_records AS own WHERE kind = 'study-plan' AND record ->> 'calendar' = $1 ORDER BY user_key LIMIT 1`;

/** @returns null when no plan has this token */
export async function planOfCalendar({ pool }: Pick<Database, 'pool'>, token: string): Promise<CalendarPlan | null> {
  const { rows } = await pool.query<CalendarPlan>({ name: 'plan-calendar', text: BY_TOKEN, values: [token] });
  return rows[0] ?? null;
}

/** What an account stores about its learner's ticks and submissions. */
export type LearnerFacts = {
  work: Work[];
  /** What was ticked recently, with the day: includes all that was ticked today in any time zone. */
  marks: { subject: string; day: string }[];
  /** The slugs of ticked problems; `unticked` has those that were ticked once and are no longer. */
  ticked: string[];
  unticked: string[];
};

const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const LATELY = `(now() - interval '2 days')::date::text`;

const ticked = (isTicked: boolean) => `
    ARRAY(
      SELECT substr(id, strpos(id, ':') + 1) AS subject FROM own_records
      WHERE user_key = $1 AND kind = 'mark' AND starts_with(id, 'done:') AND record -> 'isSet' = '${isTicked}' ORDER BY subject
    )`;

const WORK = `
    (
      SELECT coalesce(json_agg(json_build_object(
        'slug', slug, 'triedAt', to_char(tried AT TIME ZONE 'UTC', ${ISO}), 'isSolvedFirst', verdict = 'Accepted',
        'solvedAt', to_char(solved AT TIME ZONE 'UTC', ${ISO})
      ) ORDER BY slug), '[]')
      FROM (
        SELECT slug, min(submitted_at) AS tried, (array_agg(verdict ORDER BY submitted_at, key))[1] AS verdict,
          min(submitted_at) FILTER (WHERE verdict = 'Accepted') AS solved
        FROM submissions WHERE user_key = $1 GROUP BY slug
      ) AS tries
    ) AS work`;

/** The columns of LearnerFacts for the learner $1. */
export const FACTS = `
    ${WORK},
    (
      SELECT coalesce(json_agg(json_build_object('subject', subject, 'day', day) ORDER BY day, subject), '[]')
      FROM (${TICKED_DAYS}) AS ticked WHERE day >= ${LATELY}
    ) AS marks,
    ${ticked(true)} AS ticked, ${ticked(false)} AS unticked`;

export async function learnerFacts({ pool }: Pick<Database, 'pool'>, userKey: string): Promise<LearnerFacts> {
  const { rows } = await pool.query<LearnerFacts>({ name: 'plan-facts', text: `SELECT ${FACTS}`, values: [userKey] });
  return rows[0] as LearnerFacts; // the statement returns one row
}

/** The submissions of an account, by problem. */
export async function workOf({ pool }: Pick<Database, 'pool'>, userKey: string): Promise<Work[]> {
  const { rows } = await pool.query<{ work: Work[] }>({ name: 'plan-work', text: `SELECT ${WORK}`, values: [userKey] });
  return rows[0]?.work ?? [];
}
