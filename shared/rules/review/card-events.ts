import type { CardEvent, ReviewCard } from '#shared/records/review-card.ts';

/** The events that were not undone. */
export function effectiveEvents({ events }: ReviewCard): CardEvent[] {
  const undone = new Set(events.flatMap((event) => (event.kind === 'undone' ? [event.of] : [])));
  return events.filter(({ key }) => !undone.has(key));
}

/** Whether all that ever happened to a card was undone, as an import that added it may be: it counts as not there. */
export const isUndone = (card: ReviewCard): boolean => effectiveEvents(card).every(({ kind }) => kind === 'undone');
