import { notifyNotKept } from '#client/lib/notify.ts';
import { addCard } from '#client/records/review-cards.ts';
import { problemCard } from '#shared/rules/review/card-ids.ts';

/** Makes a problem come back as a review. */
export function reviewProblem(slug: string, name: string): void {
  if (!addCard(problemCard(slug), name)) notifyNotKept();
}
