import { findWords, foldText } from './search-words.ts';

/** Endings of the forms of a word: sort, sorted, sorting; binary, binaries; recursion, recursive. */
const ENDINGS = new Set(['', ...'s es e ed d ing ings y ies ied ly ion ions ive'.split(' ')]);
const MIN_STEM = 4;
/** Shorter words match only exactly: c does not match cost. */
const MIN_PREFIX = 3;

/** Whether a word of a text equals the searched word, starts with it, or is another form of it. */
export function isFormOf(searched: string, word: string): boolean {
  if (word === searched) return true;
  if (searched.length < MIN_PREFIX) return false;
  if (word.startsWith(searched)) return true;
  for (let stem = MIN_STEM; word.slice(0, stem) === searched.slice(0, stem); stem++)
    if (ENDINGS.has(word.slice(stem)) && ENDINGS.has(searched.slice(stem))) return true;
  return false;
}

export type Piece = { text: string; isMarked: boolean };

/** Splits a text into pieces, and marks those with a searched word. Joined, they are the text. */
export function markWords(text: string, searched: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of findWords(text)) {
    if (!searched.some((word) => isFormOf(word, found.word))) continue;
    if (found.start > end) pieces.push({ text: text.slice(end, found.start), isMarked: false });
    pieces.push({ text: text.slice(found.start, found.end), isMarked: true });
    end = found.end;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMarked: false });
  return pieces;
}

/** The maximum number of hits per word; more are ignored. */
const MAX_HITS = 20;
/** How many characters before the first hit the excerpt may start, to start with a sentence. */
const LEAD = 80;

type Hit = { at: number; word: number };

/**
 * The part of a plain text with the most searched words, of about `size` characters, on one line. '...' shows where
 * text was cut off.
 */
export function excerptAround(text: string, searched: readonly string[], size: number): string {
  const start = text.length <= size ? 0 : bestStart(text, hitsIn(text, searched), size);
  const cut = text.slice(start, start + size);
  const isWhole = start + size >= text.length;
  const shown = (isWhole ? cut : cut.replace(/\s+\S*$/, '')).replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '...' : ''}${shown}${isWhole ? '' : '...'}`.toWellFormed();
}

/** The start of the excerpt: the sentence, or else the word, before the best hits. */
function bestStart(text: string, hits: Hit[], size: number): number {
  const reach = size - LEAD;
  let best = { at: 0, kinds: 0 };
  for (const { at } of hits) {
    const near = hits.filter((hit) => hit.at >= at && hit.at < at + reach);
    const kinds = new Set(near.map(({ word }) => word)).size;
    if (kinds > best.kinds) best = { at, kinds };
  }
  if (best.at <= LEAD) return 0;
  const lead = text.slice(best.at - LEAD, best.at);
  const before = /^[\s\S]*(?:[.!?]\s|\n)/.exec(lead) ?? /^\S*\s+/.exec(lead);
  return best.at - LEAD + (before?.[0].length ?? LEAD);
}

/** Searches the plain text, as splitting long texts into words is too slow. */
function hitsIn(text: string, searched: readonly string[]): Hit[] {
  const folded = foldKeepingLength(text);
  return searched
    .flatMap((term, word) => {
      const probe = probeOf(term);
      const hits: Hit[] = [];
      for (let at = folded.indexOf(probe); at >= 0 && hits.length < MAX_HITS; at = folded.indexOf(probe, at + 1))
        if (at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? '')) hits.push({ at, word });
      return hits;
    })
    .toSorted((a, b) => a.at - b.at);
}

const AS_WRITTEN: Record<string, string> = { cpp: 'c++', csharp: 'c#', fsharp: 'f#', dotnet: '.net' };

/** The maximum number of letters that another form may lack at the end. */
const MAX_ENDING = 3;

/** The common prefix of all forms of a searched word in a text. */
function probeOf(word: string): string {
  if (word.startsWith('bigo')) return `o(${word.charAt(4)}`;
  return AS_WRITTEN[word] ?? word.slice(0, Math.max(MIN_STEM, word.length - MAX_ENDING));
}

function foldKeepingLength(text: string): string {
  const lower = text.toLowerCase();
  const base = lower.length === text.length ? lower : text;
  return base.replace(/[^\0-\x7f]/gu, (letter) => {
    const folded = foldText(letter);
    return folded.length === letter.length ? folded : letter;
  });
}
