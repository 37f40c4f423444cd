/*
 * What a card is of, in its id: a problem by its slug, or a question by its name of study-items.ts. Read by
 * read-card-id.ts.
 */
export const PROBLEM_CARD = 'problem:';
export const QUESTION_CARD = 'question:';

export const problemCard = (slug: string): string => PROBLEM_CARD + slug.toLowerCase();
export const questionCard = (name: string): string => QUESTION_CARD + name;
