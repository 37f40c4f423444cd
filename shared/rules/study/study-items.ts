import type { StudyFlag } from '#shared/rules/progress/progress-keys.ts';
import type { ProgressField } from '#shared/rules/progress/progress-merge.ts';

/*
 * What a question, or an item of a cheat sheet, is called: by the learner's progress, and by the address of its place on
 * a page. Its id is unique within its category.
 */

/** As an outline lists it. */
export type StudyEntry = { id: number; header: string };

export const studyItemName = (category: string, id: number): string => `${category}/${id}`;

/** What is kept of items; the other fields are those of problems. */
export const isStudyFlag = (field: ProgressField): field is StudyFlag => field === 'known' || field === 'revise';

/** How far a learner is with a subject: '12 of 40 known, 3 to revise'. */
export const recallSummary = ({ known, revise, of }: { known: number; revise: number; of: number }): string =>
  `${known} of ${of} known${revise > 0 ? `, ${revise} to revise` : ''}`;

/** What `studyItemName` was made of; null for any other text. */
export function readStudyItemName(name: string): { category: string; id: number } | null {
  const [, category, id] = /^(.+)\/(\d{1,10})$/s.exec(name) ?? [];
  return category === undefined ? null : { category, id: Number(id) };
}

/** The fragment of an item's address. It ends with the id, so that it still leads there under another header. */
export const studyAnchor = ({ id, header }: StudyEntry): string =>
  [...(header.toLowerCase().match(/[a-z0-9]+/g) ?? []), id].join('-');

/** The id of the item that a fragment leads to, with or without its '#'; null for none. */
export function idOfAnchor(fragment: string): number | null {
  const [, id] = /(?:^#?|-)(\d+)$/.exec(fragment) ?? [];
  return id === undefined ? null : Number(id);
}

/** Where in a list the item is that a fragment leads to; -1 for none. */
export const positionOfAnchor = (items: readonly StudyEntry[], fragment: string): number => {
  const wanted = idOfAnchor(fragment);
  return wanted === null ? -1 : items.findIndex(({ id }) => id === wanted);
};
