import { lesserOf, type SyncedKind } from '#shared/records/record-kind.ts';

/** The algorithm that computes due days. Stored with the card, so that a newer one does not change them. */
export const SCHEDULER = 'FSRS-6';
export type Scheduler = typeof SCHEDULER;

/** The rating of a review, as in FSRS: 1 needed the solution, 2 hard, 3 good, 4 easy. */
export type Rating = 1 | 2 | 3 | 4;

/**
 * An event of a card, at `at` in milliseconds. `day` is the day in the learner's time zone, YYYY-MM-DD: 23:50 and 00:10
 * are two days, whatever the time zone of a later reader.
 */
export type CardEvent = { key: string; at: number } & (
  | { kind: 'added'; day: string; title: string; scheduler: Scheduler }
  | { kind: 'reviewed'; day: string; rating: Rating; seconds: number | null }
  | { kind: 'undone'; of: string }
  | { kind: 'snoozed'; until: string }
  | { kind: 'suspended' }
  | { kind: 'mastered' }
  | { kind: 'resumed' }
);

/** A problem or a question that is reviewed. Only its events are stored; its state is computed from them. */
export type ReviewCard = { events: CardEvent[] };

export const MAX_CARD_EVENTS = 1000;
export const MAX_CARD_TITLE = 300;

const inOrder = (a: CardEvent, b: CardEvent) => a.at - b.at || (a.key < b.key ? -1 : 1);

export const reviewCard: SyncedKind<ReviewCard> = {
  merge(a, b) {
    const events = new Map<string, CardEvent>();
    for (const event of [...a.events, ...b.events]) {
      const known = events.get(event.key);
      events.set(event.key, known ? lesserOf(known, event) : event);
    }
    return { events: [...events.values()].toSorted(inOrder) };
  },
  max: 10_000,
};
