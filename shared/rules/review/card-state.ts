import { type Card, createEmptyCard, fsrs, type FSRS } from 'ts-fsrs';
import type { CardEvent, Rating, ReviewCard } from '#shared/records/review-card.ts';
import { addDays } from '#shared/rules/progress/streaks.ts';
import { effectiveEvents } from './card-events.ts';

/** The share of due cards that a learner is to remember. */
export const WANTED_RETENTION = 0.9;
/** From so many failed reviews on a card costs more than it gives. */
export const LEECH_LAPSES = 4;

// In days alone: nothing is reviewed twice on a day, and without chance every device computes the same.
export const createSchedule = (weights?: readonly number[]): FSRS =>
  fsrs({
    request_retention: WANTED_RETENTION,
    enable_short_term: false,
    enable_fuzz: false,
    ...(weights && { w: weights }),
  });
const SCHEDULE = createSchedule();

/** What the events of a card give. */
export type CardState = {
  status: 'active' | 'suspended' | 'mastered';
  /** The day on which it is due; null while it is new, and then it may be begun on any day. */
  dueOn: string | null;
  /** The day of the last review. */
  lastOn: string | null;
  lastRating: Rating | null;
  /** From the last review to the next one, in days. */
  intervalDays: number;
  /** Those that count: undone ones do not, nor does a second one of a day. */
  reviews: number;
  /** Failed reviews after the first one. */
  lapses: number;
  isLeech: boolean;
  /** Days until the chance to remember falls to 90 %, and how hard it is, from 1 to 10; 0 while it is new. */
  stability: number;
  difficulty: number;
};

const DAY_MS = 86_400_000;

/** Days are dates without hours: the middle of the day in UTC stands for each. */
const instantOf = (day: string) => new Date(`${day}T12:00:00Z`);
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

type Folded = { card: Card; state: CardState };

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

/** The key of the last review of a day that was not undone; null for none. */
export const lastReviewOn = (day: string, card: ReviewCard): string | null =>
  effectiveEvents(card).findLast((event) => event.kind === 'reviewed' && event.day === day)?.key ?? null;

function fold(folded: ReviewCard, schedule: FSRS): Folded {
  let card = createEmptyCard(instantOf('2000-01-01'));
  let state = NEW;
  for (const event of effectiveEvents(folded)) {
    // Two devices that did not know of each other: of a day the first review counts, and none before the last one.
    if (event.kind === 'reviewed' && (state.lastOn === null || event.day > state.lastOn)) {
      ({ card } = schedule.next(card, instantOf(event.day), event.rating));
      state = afterReview(card, state, event);
    } else state = { ...state, ...moved(event, state) };
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

function moved(event: CardEvent, { dueOn }: CardState): Partial<CardState> {
  if (event.kind === 'snoozed') return { dueOn: dueOn === null || event.until > dueOn ? event.until : dueOn };
  if (event.kind === 'suspended' || event.kind === 'mastered') return { status: event.kind };
  return event.kind === 'resumed' ? { status: 'active' } : {};
}

export const stateOf = (card: ReviewCard, schedule = SCHEDULE): CardState => fold(card, schedule).state;

/** In how many days it would be due again after a review on the day, for each rating. */
export function intervalsOf(card: ReviewCard, interviewOn: string | null, day: string): Record<Rating, number> {
  const before = fold(card, SCHEDULE);
  const inDays = (rating: Rating): number => {
    const { card: next } = SCHEDULE.next(before.card, instantOf(day), rating);
    const state = { dueOn: dayOf(next.due), lastOn: day };
    return daysBetween(day, dueBefore(interviewOn, state, day) ?? state.dueOn);
  };
  return { 1: inDays(1), 2: inDays(2), 3: inDays(3), 4: inDays(4) };
}

export const daysBetween = (one: string, other: string): number =>
  Math.max(0, (instantOf(other).getTime() - instantOf(one).getTime()) / DAY_MS);

/** The chance to remember it on a day, from 0 to 1; 0 while it is new. */
export function retrievabilityOf({ lastOn, stability }: CardState, day: string): number {
  if (lastOn === null) return 0;
  return SCHEDULE.forgetting_curve(daysBetween(lastOn, day), stability);
}

/**
 * The day on which a card is due where an interview is to come: what was planned beyond it comes on the day before, or at
 * once if that is over.
 */
export function dueBefore(
  interviewOn: string | null,
  { dueOn, lastOn }: Pick<CardState, 'dueOn' | 'lastOn'>,
  today: string,
): string | null {
  if (interviewOn === null || interviewOn < today || dueOn === null || dueOn < interviewOn) return dueOn;
  const eve = addDays(interviewOn, -1);
  // Reviewed on that day already: there is nothing more to do before the interview.
  if (lastOn !== null && lastOn >= eve) return dueOn;
  return eve < today ? today : eve;
}
