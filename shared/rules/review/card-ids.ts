/*
 * The id of a card names its subject: a problem by its slug, or a question by its name (see study-items.ts).
 * read-card-id.ts parses it.
 */
export const PROBLEM_CARD = 'problem:';
export const QUESTION_CARD = 'question:';

export const problemCard = (slug: string): string => PROBLEM_CARD + slug.toLowerCase();
export const questionCard = (name: string): string => QUESTION_CARD + name;
