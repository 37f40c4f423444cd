import { notifyNotKept } from '#client/lib/notify.ts';
import { addCard } from '#client/records/review-cards.ts';
import { questionCard } from '#shared/rules/review/card-ids.ts';
import { isQuestion } from '#shared/rules/review/read-card-id.ts';

/** Makes a question come back as a review; items of cheat sheets do not. */
export function reviewQuestion(name: string, header: string): void {
  if (isQuestion(name) && !addCard(questionCard(name), header)) notifyNotKept();
}
