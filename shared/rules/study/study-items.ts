/*
 * The names of a question or a cheat-sheet item: in the learner's progress, and as the anchor in an address. Its id is
 * unique within its category.
 */

/** An entry of an outline. */
export type StudyEntry = { id: number; header: string };

export const studyItemName = (category: string, id: number): string => `${category}/${id}`;

/** A learner's progress in a subject: '12 of 40 known, 3 to revise'. */
export const recallSummary = ({ known, revise, of }: { known: number; revise: number; of: number }): string =>
  `${known} of ${of} known${revise > 0 ? `, ${revise} to revise` : ''}`;

/** The inverse of `studyItemName`; null for any other text. */
export function readStudyItemName(name: string): { category: string; id: number } | null {
  const [, category, id] = /^(.+)\/(\d{1,10})$/s.exec(name) ?? [];
  return category === undefined ? null : { category, id: Number(id) };
}

/** The fragment of an item's address. It ends with the id, so that it still works after the header has changed. */
export const studyAnchor = ({ id, header }: StudyEntry): string =>
  [...(header.toLowerCase().match(/[a-z0-9]+/g) ?? []), id].join('-');

/** The item's key in a fragment of former addresses, '#note-<key>'; null for any other. */
export const keyOfAnchor = (fragment: string): string | null =>
  /^#?note-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.exec(fragment)?.[1]?.toLowerCase() ?? null;

/** The item's id in a fragment, with or without its '#'; null for none. */
export function idOfAnchor(fragment: string): number | null {
  if (keyOfAnchor(fragment) !== null) return null;
  const [, id] = /(?:^#?|-)(\d+)$/.exec(fragment) ?? [];
  return id === undefined ? null : Number(id);
}

/** The index of a fragment's item in a list; -1 for none. */
export const positionOfAnchor = (items: readonly StudyEntry[], fragment: string): number => {
  const anchorId = idOfAnchor(fragment);
  return anchorId === null ? -1 : items.findIndex(({ id }) => id === anchorId);
};
