import { type Card, createEmptyCard, fsrs, type FSRS } from 'ts-fsrs';
import type { CardEvent, Rating, ReviewCard } from '#shared/records/review-card/review-card.ts';
import { addDays } from '#shared/rules/progress/streaks.ts';
import { effectiveEvents } from './card-events.ts';

/** The target share of due cards that a learner remembers. */
export const WANTED_RETENTION = 0.9;
/** A card that failed this often takes more time than it is worth. */
export const LEECH_LAPSES = 4;

// Whole days only, as no card is reviewed twice on a day. No randomness, so that every device computes the same.
export const createSchedule = (weights?: readonly number[]): FSRS =>
  fsrs({
    request_retention: WANTED_RETENTION,
    enable_short_term: false,
    enable_fuzz: false,
    ...(weights && { w: weights }),
  });
const SCHEDULE = createSchedule();

/** The state that results from the events of a card. */
export type CardState = {
  status: 'active' | 'suspended' | 'mastered';
  /** The day on which it is due; null while it is new and can be started on any day. */
  dueOn: string | null;
  /** The day of the last review. */
  lastOn: string | null;
  lastRating: Rating | null;
  /** The days from the last review to the next one. */
  intervalDays: number;
  /** The number of reviews, without undone ones and without a second one on the same day. */
  reviews: number;
  /** Failed reviews after the first one. */
  lapses: number;
  isLeech: boolean;
  /** Days until the probability of recall falls to 90 %; `difficulty` is from 1 to 10. Both are 0 while it is new. */
  stability: number;
  difficulty: number;
};

const DAY_MS = 86_400_000;

/** Days are dates without hours, represented by noon in UTC. */
const instantOf = (day: string) => new Date(`${day}T12:00:00Z`);
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

type Replayed = { card: Card; state: CardState };

const NEW: CardState = {
  status: 'active',
  dueOn: null,
  lastOn: null,
  lastRating: null,
  intervalDays: 0,
  reviews: 0,
  lapses: 0,
  isLeech: false,
  stability: 0,
  difficulty: 0,
};

/** The key of the last review on a day that was not undone; null if there is none. */
export const lastReviewOn = (day: string, card: ReviewCard): string | null =>
  effectiveEvents(card).findLast((event) => event.kind === 'reviewed' && event.day === day)?.key ?? null;

function replay(reviewCard: ReviewCard, schedule: FSRS): Replayed {
  let card = createEmptyCard(instantOf('2000-01-01'));
  let state = NEW;
  for (const event of effectiveEvents(reviewCard)) {
    // Devices may be offline: only the first review of a day counts, and none before the last review.
    if (event.kind === 'reviewed' && (state.lastOn === null || event.day > state.lastOn)) {
      ({ card } = schedule.next(card, instantOf(event.day), event.rating));
      state = afterReview(card, state, event);
    } else state = { ...state, ...afterMove(event, state) };
  }
  return { card, state };
}

const afterReview = (
  card: Card,
  { status }: CardState,
  { day, rating }: CardEvent & { kind: 'reviewed' },
): CardState => ({
  status,
  dueOn: dayOf(card.due),
  lastOn: day,
  lastRating: rating,
  intervalDays: card.scheduled_days,
  reviews: card.reps,
  lapses: card.lapses,
  isLeech: card.lapses >= LEECH_LAPSES,
  stability: card.stability,
  difficulty: card.difficulty,
});

function afterMove(event: CardEvent, { dueOn }: CardState): Partial<CardState> {
  if (event.kind === 'snoozed') return { dueOn: dueOn === null || event.until > dueOn ? event.until : dueOn };
  if (event.kind === 'suspended' || event.kind === 'mastered') return { status: event.kind };
  return event.kind === 'resumed' ? { status: 'active' } : {};
}

export const stateOf = (card: ReviewCard, schedule = SCHEDULE): CardState => replay(card, schedule).state;

/** For each rating, the days until the card would be due again after a review on `day`. */
export function intervalsOf(card: ReviewCard, interviewOn: string | null, day: string): Record<Rating, number> {
  const before = replay(card, SCHEDULE);
  const inDays = (rating: Rating): number => {
    const { card: next } = SCHEDULE.next(before.card, instantOf(day), rating);
    const state = { dueOn: dayOf(next.due), lastOn: day };
    return daysBetween(day, dueBefore(interviewOn, state, day) ?? state.dueOn);
  };
  return { 1: inDays(1), 2: inDays(2), 3: inDays(3), 4: inDays(4) };
}

export const daysBetween = (a: string, b: string): number =>
  Math.max(0, (instantOf(b).getTime() - instantOf(a).getTime()) / DAY_MS);

/** The probability of remembering it on a day, from 0 to 1; 0 while it is new. */
export function retrievabilityOf({ lastOn, stability }: CardState, day: string): number {
  if (lastOn === null) return 0;
  return SCHEDULE.forgetting_curve(daysBetween(lastOn, day), stability);
}

/**
 * The day on which a card is due if an interview is to come: a later day becomes the day before the interview, or today
 * if that is over.
 */
export function dueBefore(
  interviewOn: string | null,
  { dueOn, lastOn }: Pick<CardState, 'dueOn' | 'lastOn'>,
  today: string,
): string | null {
  if (interviewOn === null || interviewOn < today || dueOn === null || dueOn < interviewOn) return dueOn;
  const dayBefore = addDays(interviewOn, -1);
  // It was already reviewed on that day.
  if (lastOn !== null && lastOn >= dayBefore) return dueOn;
  return dayBefore < today ? today : dayBefore;
}
