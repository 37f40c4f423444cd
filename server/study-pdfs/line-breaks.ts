import type { Face, Glyph } from './typefaces.ts';

/** What is drawn in one go. */
export type Run = {
  face: Face;
  text: string;
  /** Where it begins, from the line's indent; without it, where the run before ends. */
  x?: number;
};

type Room = {
  /** In the unit of the glyphs' widths. */
  width: number;
  /** Between any two characters, as code wants it; otherwise between words where there are any. */
  anywhere: boolean;
};

/** A stack of marks on one letter has no width, and would never fill a line. */
const MOST_GLYPHS = 500;

/** Where a line may end after. */
const isEnd = ({ char }: Glyph) => char === ' ' || char === '-' || char === '/';

/** Cuts a line into lines that fit. Spaces between words may stand over the edge. */
export function breakLine(glyphs: Glyph[], { width, anywhere }: Room): Run[][] {
  const lines: Run[][] = [];
  let start = 0;
  let end = 0;
  let used = 0;
  for (const [index, glyph] of glyphs.entries()) {
    const isOver = used + glyph.width > width && (anywhere || glyph.char !== ' ');
    if (index > start && (isOver || index - start >= MOST_GLYPHS)) {
      const cut = !anywhere && end > start ? end : index;
      lines.push(toRuns(glyphs.slice(start, cut)));
      used = glyphs.slice(cut, index).reduce((sum, { width }) => sum + width, 0);
      start = cut;
    }
    used += glyph.width;
    if (isEnd(glyph)) end = index + 1;
  }
  lines.push(toRuns(glyphs.slice(start)));
  return lines;
}

function toRuns(glyphs: Glyph[]): Run[] {
  const runs: Run[] = [];
  let start = 0;
  for (const [index, { face }] of glyphs.entries()) {
    if (glyphs[index + 1]?.face === face) continue;
    // Joined at once: a text that grows by characters takes many times its memory.
    const chars = glyphs.slice(start, index + 1).map(({ char }) => char);
    runs.push({ face, text: chars.join('') });
    start = index + 1;
  }
  return runs;
}
