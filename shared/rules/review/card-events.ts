import type { CardEvent, ReviewCard } from '#shared/records/review-card/review-card.ts';

/** The events that were not undone. */
export function effectiveEvents({ events }: ReviewCard): CardEvent[] {
  const undone = new Set(events.flatMap((event) => (event.kind === 'undone' ? [event.of] : [])));
  return events.filter(({ key }) => !undone.has(key));
}

/** Whether all events of a card were undone, such as the import that added it: the card then counts as removed. */
export const isUndone = (card: ReviewCard): boolean => effectiveEvents(card).every(({ kind }) => kind === 'undone');
