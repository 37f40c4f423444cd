import { notifyNotStored } from '#client/lib/notify.ts';
import { problemCard, questionCard } from '#shared/rules/review/card-ids.ts';
import { isQuestion } from '#shared/rules/review/read-card-id.ts';
import { addCard } from './review-cards.ts';

/*
 * Adds a problem or a question to the reviews, from the page where it is learned. Loaded when the button is pressed. If
 * it cannot be loaded, the page of reviews offers the card later.
 */

export function reviewProblem(slug: string, name: string): void {
  if (!addCard(problemCard(slug), name)) notifyNotStored();
}

/** Items of cheat sheets are not reviewed. */
export function reviewQuestion(name: string, header: string): void {
  if (isQuestion(name) && !addCard(questionCard(name), header)) notifyNotStored();
}
