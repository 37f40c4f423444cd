import { z } from 'zod';
import { anyCount, at, day, key, type StoredKind, title } from '#shared/records/stored-kind.ts';
import { type CardEvent, MAX_CARD_EVENTS, reviewCard, type ReviewCard, SCHEDULER } from './review-card.ts';

const event = z.discriminatedUnion('kind', [
  z.object({ key, at, kind: z.literal('added'), day, title, scheduler: z.literal(SCHEDULER) }),
  z.object({
    key,
    at,
    kind: z.literal('reviewed'),
    day,
    rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    seconds: anyCount.nullable(),
  }),
  z.object({ key, at, kind: z.literal('undone'), of: key }),
  z.object({ key, at, kind: z.literal('snoozed'), until: day }),
  z.object({ key, at, kind: z.literal('suspended') }),
  z.object({ key, at, kind: z.literal('mastered') }),
  z.object({ key, at, kind: z.literal('resumed') }),
]);

export const storedReviewCard = {
  schema: z.object({ events: z.array(event).min(1).max(MAX_CARD_EVENTS) }),
  // A card is a set of events: those that the file added are undone by further events.
  undone({ before, written: { events }, undoingKey }) {
    const formerKeys = new Set(before?.events.map((one) => one.key));
    const later = (events.at(-1)?.at ?? 0) + 1;
    const undoing = events
      .filter((one) => !formerKeys.has(one.key))
      .map((one): CardEvent => ({ key: undoingKey(one.key), at: later, kind: 'undone', of: one.key }));
    return reviewCard.merge({ events }, { events: undoing });
  },
} satisfies StoredKind<ReviewCard>;
