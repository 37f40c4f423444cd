import { studyTopicOf } from '#shared/study-topics.ts';
import { readStudyItemName } from '#shared/rules/study/study-items.ts';

/*
 * What a card is of, in its id: a problem by its slug, or a question by its name of study-items.ts.
 */
const PROBLEM = 'problem:';
const QUESTION = 'question:';

export const problemCard = (slug: string): string => PROBLEM + slug.toLowerCase();
export const questionCard = (name: string): string => QUESTION + name;

/** Whether the name of a study item is that of a question; those of cheat sheets are not reviewed. */
export function isQuestion(name: string): boolean {
  const item = readStudyItemName(name);
  return item !== null && studyTopicOf('interview-questions', item.category) !== undefined;
}

type CardSubject = { kind: 'problem'; slug: string } | { kind: 'question'; category: string; id: number };

/** What a card is of; null for an id that this version does not know. */
export function readCardId(cardId: string): CardSubject | null {
  if (cardId.startsWith(PROBLEM)) return { kind: 'problem', slug: cardId.slice(PROBLEM.length) };
  const item = cardId.startsWith(QUESTION) ? readStudyItemName(cardId.slice(QUESTION.length)) : null;
  return item && { kind: 'question', ...item };
}
