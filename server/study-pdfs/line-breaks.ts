import { isCjk } from './scripts.ts';
import type { Glyph } from './typefaces.ts';

/** Text that is drawn in one call. */
export type Run = {
  /** The name of its font in the document. */
  face: string;
  text: string;
  /** Where the run begins, from the line's indent; by default where the previous run ends. */
  x?: number;
};

type Room = {
  /** In the unit of the glyphs' widths. */
  width: number;
  /** If true, breaks between any two characters, as code needs; otherwise between words if possible. */
  anywhere: boolean;
};

/**
 * The maximum number of glyphs in a line: combining marks stacked on a letter have no width and would never fill it.
 */
const MAX_GLYPHS = 500;

/** Closing punctuation and small kana, which begin no line, and opening punctuation, which ends none. */
const STAYS_WITH_PREVIOUS = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々〻〜～]/u;
const STAYS_WITH_NEXT = /^[\p{Ps}\p{Pi}]/u;

/** Whether a line may end after this character. */
const isEnd = ({ char }: Glyph, next?: Glyph) =>
  char === ' ' || char === '-' || char === '/' || (next !== undefined && isBetweenLetters(char, next.char));

/** Chinese, Japanese and Korean break between any two letters. */
const isBetweenLetters = (char: string, next: string) =>
  (isCjk(char) || isCjk(next)) && next !== ' ' && !STAYS_WITH_NEXT.test(char) && !STAYS_WITH_PREVIOUS.test(next);

/** Breaks a line into lines that fit. Spaces between words may extend beyond the edge. */
export function breakLine(glyphs: Glyph[], { width, anywhere }: Room): Run[][] {
  const lines: Run[][] = [];
  let start = 0;
  let end = 0;
  let used = 0;
  for (const [index, glyph] of glyphs.entries()) {
    const isOver = used + glyph.width > width && (anywhere || glyph.char !== ' ');
    if (index > start && (isOver || index - start >= MAX_GLYPHS)) {
      const cut = !anywhere && end > start ? end : index;
      lines.push(toRuns(glyphs.slice(start, cut)));
      used = glyphs.slice(cut, index).reduce((sum, { width }) => sum + width, 0);
      start = cut;
    }
    used += glyph.width;
    if (isEnd(glyph, glyphs[index + 1])) end = index + 1;
  }
  lines.push(toRuns(glyphs.slice(start)));
  return lines;
}

/** The width of the widest part that stays on one line if there is room. */
export function widestWord(glyphs: readonly Glyph[]): number {
  let widest = 0;
  let used = 0;
  for (const [index, glyph] of glyphs.entries()) {
    if (glyph.char !== ' ') used += glyph.width;
    widest = Math.max(widest, used);
    if (isEnd(glyph, glyphs[index + 1])) used = 0;
  }
  return widest;
}

/** Joins glyphs of one font. */
export function toRuns(glyphs: Glyph[]): Run[] {
  const runs: Run[] = [];
  let start = 0;
  for (const [index, { face }] of glyphs.entries()) {
    if (glyphs[index + 1]?.face === face) continue;
    // Joined in one step: a string that grows character by character takes many times its memory.
    const chars = glyphs.slice(start, index + 1).map(({ char }) => char);
    runs.push({ face, text: chars.join('') });
    start = index + 1;
  }
  return runs;
}
