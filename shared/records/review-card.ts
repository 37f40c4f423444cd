import { lesserOf, type SyncedKind } from './record-kind.ts';

/** What computes when a card is due again; kept with the card, so that a newer one does not change what is planned. */
export const SCHEDULER = 'FSRS-6';
export type Scheduler = typeof SCHEDULER;

/** How well it went, as FSRS counts: 1 needed the solution, 2 hard, 3 good, 4 easy. */
export type Rating = 1 | 2 | 3 | 4;

/**
 * Something that happened to a card, at `at` in milliseconds. `day` is that of the learner's zone, YYYY-MM-DD: at 23:50
 * and at 00:10 are two days, whatever zone a later reader is in.
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

/** A problem or a question that is reviewed. Nothing else is stored: its state is what its events give. */
export type ReviewCard = { events: CardEvent[] };

export const MAX_CARD_EVENTS = 1000;
export const MAX_CARD_TITLE = 300;

const inOrder = (one: CardEvent, other: CardEvent) => one.at - other.at || (one.key < other.key ? -1 : 1);

export const reviewCard: SyncedKind<ReviewCard> = {
  merge(one, other) {
    const events = new Map<string, CardEvent>();
    for (const event of [...one.events, ...other.events]) {
      const known = events.get(event.key);
      events.set(event.key, known ? lesserOf(known, event) : event);
    }
    return { events: [...events.values()].toSorted(inOrder) };
  },
  most: 10_000,
};
