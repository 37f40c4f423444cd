import { foldText } from '#shared/rules/text/search-words.ts';

/** The notes whose title or text has every word of what is sought, or a part of a word; all of them for ''. */
export function findNotes<N extends { title: string; text: string }>(notes: readonly N[], sought: string): N[] {
  const words = foldText(sought).split(/\s+/).filter(Boolean);
  return notes.filter(({ title, text }) => {
    const folded = foldText(`${title}\n${text}`);
    return words.every((word) => folded.includes(word));
  });
}
