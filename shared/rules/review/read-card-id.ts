import { readStudyItemName } from '#shared/rules/study/study-items.ts';
import { studyTopicOf } from '#shared/study-topics.ts';
import { PROBLEM_CARD, QUESTION_CARD } from './card-ids.ts';

type CardSubject = { kind: 'problem'; slug: string } | { kind: 'question'; category: string; id: number };

/** The subject of a card; null for an id that this version does not know. */
export function readCardId(cardId: string): CardSubject | null {
  if (cardId.startsWith(PROBLEM_CARD)) return { kind: 'problem', slug: cardId.slice(PROBLEM_CARD.length) };
  const item = cardId.startsWith(QUESTION_CARD) ? readStudyItemName(cardId.slice(QUESTION_CARD.length)) : null;
  return item && { kind: 'question', ...item };
}

/** Whether a study item is a question; cheat-sheet items are not reviewed. */
export function isQuestion(name: string): boolean {
  const item = readStudyItemName(name);
  return item !== null && studyTopicOf('interview-questions', item.category) !== undefined;
}
