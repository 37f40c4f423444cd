import type { ReviewCard } from '#shared/records/review-card/review-card.ts';
import type { ReviewPlan } from '#shared/records/review-plan/review-plan.ts';
import { isUndone } from './card-events.ts';
import { type CardState, dueBefore, retrievabilityOf, stateOf } from './card-state.ts';

/** A card with its id: `problem:two-sum` or `question:py/12`. */
export type QueuedCard = { id: string; card: ReviewCard };
export type StatedCard = QueuedCard & { state: CardState; dueOn: string | null };

export type ReviewQueue = {
  /** The cards to review today, in this order: due ones, the most likely forgotten first, then new ones. */
  today: StatedCard[];
  /** The number of today's cards that are done. */
  done: number;
  /** The number of due cards over the daily limit: they are postponed to the next days. */
  putOff: number;
  /** The other cards by due day; new ones, which have none, are in `waiting`. */
  later: { day: string; cards: StatedCard[] }[];
  waiting: StatedCard[];
  suspended: StatedCard[];
  mastered: StatedCard[];
};

/** @param today in the learner's zone */
export function reviewQueue(cards: readonly QueuedCard[], plan: ReviewPlan, today: string): ReviewQueue {
  const stated = cards.flatMap(({ id, card }): StatedCard[] => {
    if (isUndone(card)) return [];
    const state = stateOf(card);
    return [{ id, card, state, dueOn: dueBefore(plan.interviewOn, state, today) }];
  });
  const active = stated.filter(({ state }) => state.status === 'active');
  const doneToday = active.filter(({ state }) => state.lastOn === today);
  const startedToday = doneToday.filter(({ state }) => state.reviews === 1).length;
  const open = active.filter(({ state }) => state.lastOn !== today);

  const due = open
    .filter(({ dueOn, state }) => dueOn !== null && dueOn <= today && state.reviews > 0)
    .toSorted(byRetrievability(today));
  const fresh = open
    .filter(({ dueOn, state }) => state.reviews === 0 && (dueOn === null || dueOn <= today))
    .toSorted(byAge);
  const room = Math.max(0, plan.mostPerDay - doneToday.length);
  const reviews = due.slice(0, room);
  const started = fresh.slice(0, Math.min(Math.max(0, plan.newPerDay - startedToday), room - reviews.length));
  const chosen = new Set([...reviews, ...started]);
  return {
    today: [...chosen],
    done: doneToday.length,
    putOff: due.length - reviews.length,
    later: byDay(active.filter(({ dueOn }) => dueOn !== null && dueOn > today)),
    waiting: fresh.filter((card) => !chosen.has(card)),
    suspended: stated.filter(({ state }) => state.status === 'suspended'),
    mastered: stated.filter(({ state }) => state.status === 'mastered'),
  };
}

const compareIds = (a: QueuedCard, b: QueuedCard) => (a.id < b.id ? -1 : 1);

const byRetrievability = (today: string) => (a: StatedCard, b: StatedCard) =>
  retrievabilityOf(a.state, today) - retrievabilityOf(b.state, today) || compareIds(a, b);

const byAge = (a: StatedCard, b: StatedCard) =>
  (a.card.events[0]?.at ?? 0) - (b.card.events[0]?.at ?? 0) || compareIds(a, b);

function byDay(cards: readonly StatedCard[]): ReviewQueue['later'] {
  const days = Map.groupBy(cards, ({ dueOn }) => dueOn ?? '');
  return [...days].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([day, due]) => ({ day, cards: due }));
}

/** The text on the rating buttons: 'today', 'tomorrow', 'in 5 days', 'in 3 weeks', 'in 4 months'. */
export function inDays(days: number): string {
  if (days <= 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days < 21) return `in ${days} days`;
  return days < 90 ? `in ${Math.round(days / 7)} weeks` : `in ${Math.round(days / 30.4)} months`;
}

/**
 * The rating proposed for a review.
 * @param seconds the time it took; `usualSeconds` is the learner's usual time. Null if unknown
 */
export function proposedRating(review: {
  isSolved: boolean;
  sawSolution: boolean;
  tries: number;
  hints: number;
  seconds: number | null;
  usualSeconds: number | null;
}): 1 | 2 | 3 | 4 {
  const { isSolved, sawSolution, tries, hints, seconds, usualSeconds } = review;
  if (!isSolved || sawSolution) return 1;
  if (tries > 2 || hints > 0) return 2;
  const isQuick = seconds !== null && usualSeconds !== null && seconds < usualSeconds / 2;
  const isSlow = seconds !== null && usualSeconds !== null && seconds > usualSeconds * 2;
  if (tries === 1 && isQuick) return 4;
  return isSlow ? 2 : 3;
}

/** The learner's median review time in seconds; null if there are fewer than three. */
export function usualSeconds(cards: readonly QueuedCard[]): number | null {
  const all = cards
    .flatMap(({ card }) => card.events.flatMap((event) => (event.kind === 'reviewed' ? (event.seconds ?? []) : [])))
    .toSorted((a, b) => a - b);
  return all.length < 3 ? null : (all[Math.floor(all.length / 2)] ?? null);
}

/** The title that a card had when it was added. */
export const titleOf = ({ events }: ReviewCard): string => events.find((event) => event.kind === 'added')?.title ?? '';
