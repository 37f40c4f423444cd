import { notifyNotKept } from '#client/lib/notify.ts';
import { problemCard, questionCard } from '#shared/rules/review/card-ids.ts';
import { isQuestion } from '#shared/rules/review/read-card-id.ts';
import { addCard } from './review-cards.ts';

/*
 * What makes something come back as a review, from the page where it is learned: loaded when it is pressed. Where it
 * cannot be loaded, the page of reviews offers it later.
 */

export function reviewProblem(slug: string, name: string): void {
  if (!addCard(problemCard(slug), name)) notifyNotKept();
}

/** Items of cheat sheets are not reviewed. */
export function reviewQuestion(name: string, header: string): void {
  if (isQuestion(name) && !addCard(questionCard(name), header)) notifyNotKept();
}
