import type { Database } from '#server/database/client.ts';
import { TICKED_DAYS } from '#server/own-records/marks-of.ts';
import { DEFAULT_PLAN, type ReviewPlan } from '#shared/records/review-plan/review-plan.ts';
import { addDays, dayIn } from '#shared/rules/progress/streaks.ts';
import { effectiveEvents } from '#shared/rules/review/card-events.ts';
import { type QueuedCard, reviewQueue, titleOf } from '#shared/rules/review/review-queue.ts';

/** What a learner did in the seven days before today, and the reviews that are due today. */
export type LearnersWeek = { ticked: number; days: number; reviewed: number; due: number; titles: string[] };

const MAX_TITLES = 5;

const WEEK = `
  WITH lately AS (SELECT * FROM (${TICKED_DAYS}) AS ticked WHERE day >= $2 AND day < $3)
  SELECT
    (SELECT count(DISTINCT subject)::int FROM lately) AS ticked, (SELECT count(DISTINCT day)::int FROM lately) AS days,
    (
      SELECT coalesce(json_agg(json_build_object('id', id, 'card', record)), '[]')
      FROM own_records WHERE user_key = $1 AND kind = 'review-card'
    ) AS cards,
    (SELECT record FROM own_records WHERE user_key = $1 AND kind = 'review-plan' LIMIT 1) AS plan`;

type Row = Pick<LearnersWeek, 'ticked' | 'days'> & { cards: QueuedCard[]; plan: ReviewPlan | null };

/** @param now in epoch milliseconds */
export async function learnersWeek(
  { pool }: Pick<Database, 'pool'>,
  { userKey, timeZone, now }: { userKey: string; timeZone: string; now: number },
): Promise<LearnersWeek> {
  const today = dayIn(timeZone, now);
  const from = addDays(today, -7);
  const { rows } = await pool.query<Row>(WEEK, [userKey, from, today]);
  const { ticked, days, cards, plan } = rows[0] as Row; // the statement returns one row
  const queue = reviewQueue(cards, plan ?? DEFAULT_PLAN, today);
  const reviewed = cards.filter(({ card }) =>
    effectiveEvents(card).some((event) => event.kind === 'reviewed' && event.day >= from && event.day < today),
  ).length;
  const titles = queue.today.map(({ card }) => titleOf(card)).filter((title) => title !== '');
  return { ticked, days, reviewed, due: queue.today.length, titles: titles.slice(0, MAX_TITLES) };
}
