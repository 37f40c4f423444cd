import { foldText } from '#shared/rules/text/search-words.ts';

/** The notes whose title or text contains every word of the query, also as part of a word; all notes for ''. */
export function findNotes<N extends { title: string; text: string }>(notes: readonly N[], query: string): N[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return notes.filter(({ title, text }) => {
    const folded = foldText(`${title}\n${text}`);
    return words.every((word) => folded.includes(word));
  });
}
