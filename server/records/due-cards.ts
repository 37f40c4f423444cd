import type { Database } from '#server/database/client.ts';
import { parseInput } from '#server/errors.ts';
import type { SyncedEntry } from '#shared/records/kinds.ts';
import type { Rating } from '#shared/records/review-card/review-card.ts';
import { DEFAULT_PLAN } from '#shared/records/review-plan/review-plan.ts';
import { dayIn } from '#shared/rules/progress/streaks.ts';
import { readCardId } from '#shared/rules/review/read-card-id.ts';
import { reviewQueue, type StatedCard, titleOf } from '#shared/rules/review/review-queue.ts';
import { titleOfSlug } from '#shared/rules/text/slug-title.ts';
import { dueSchema } from '#shared/schemas/learners-program.ts';

/** A card to review today, and why. */
export type DueCard = {
  /** `problem:two-sum` or `question:os/4`. */
  id: string;
  title: string;
  /** Null for a card that was never reviewed: it can be started on any day. */
  dueOn: string | null;
  lastReviewedOn: string | null;
  /** 1 for needing the solution, 2 hard, 3 good, 4 easy. */
  lastRating: Rating | null;
  /** Days from the last review to the one that is due. */
  intervalDays: number;
};

/**
 * The cards that a learner reviews today, in order; `done` counts today's finished reviews, `putOff` the postponed
 * ones.
 */
export type DueCards = { today: string; cards: DueCard[]; done: number; putOff: number };

const OWN = `
  SELECT kind, id, record FROM own_records WHERE user_key = $1 AND kind IN ('review-card', 'review-plan')`;

type Entry = Extract<SyncedEntry, { kind: 'review-card' | 'review-plan' }>;

export async function dueCards({ pool }: Database, userKey: string, input: unknown): Promise<DueCards> {
  const today = dayIn(parseInput(dueSchema, input).timeZone, Date.now());
  const { rows } = await pool.query<Entry>({ name: 'records-due', text: OWN, values: [userKey] });
  const cards = rows.flatMap(({ kind, id, record }) => (kind === 'review-card' ? [{ id, card: record }] : []));
  const plan = rows.find((entry) => entry.kind === 'review-plan')?.record ?? DEFAULT_PLAN;
  const queue = reviewQueue(cards, plan, today);
  return { today, cards: queue.today.map(toView), done: queue.done, putOff: queue.putOff };
}

function toView({ id, card, state, dueOn }: StatedCard): DueCard {
  const subject = readCardId(id);
  const title = titleOf(card) || (subject?.kind === 'problem' ? titleOfSlug(subject.slug) : id);
  const { lastOn: lastReviewedOn, lastRating, intervalDays } = state;
  return { id, title, dueOn, lastReviewedOn, lastRating, intervalDays };
}
