import type { ReviewCard } from '#shared/records/review-card.ts';

/** Whether all that ever happened to a card was undone, as an import that added it may be: it counts as not there. */
export function isUndone({ events }: ReviewCard): boolean {
  const undone = new Set(events.flatMap((event) => (event.kind === 'undone' ? [event.of] : [])));
  return events.every(({ key, kind }) => kind === 'undone' || undone.has(key));
}
