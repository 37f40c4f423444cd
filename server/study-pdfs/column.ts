import { breakLine, type Run, widestWord } from './line-breaks.ts';
import type { Face, Typefaces } from './typefaces.ts';

/** All lengths are in points. */
export const COLUMN = { width: 483, height: 716 };

export type Span = { text: string; face: Face };

export type Style = { size: number; leading: number; colour: string; wrapsAnywhere?: true };

/** A coloured area behind lines: the panel of code, or the bar beside a nested statement. */
export type Ground = { x: number; width: number; colour: string };

export type Layout = {
  /** The distances from the left and the right edge of the column. */
  indent?: number;
  inset?: number;
  grounds?: readonly Ground[];
  /** Stays on one page with the next line. */
  keepsWithNext?: boolean;
  link?: string;
  /** For a heading: the target of links from the contents, and its title in the bookmarks. */
  anchor?: { name: string; title: string };
  /** For a line of the contents: its link target. The last line of an entry shows the page number. */
  leadsTo?: { name: string; isLast: boolean };
};

/** A line without runs is empty space. */
export type Line = Layout & { height: number; runs: Run[]; style: Style; indent: number };

export type Column = {
  lines: Line[];
  /** Adds empty space, which stays with the next line unless `layout` says otherwise. */
  space(height: number, layout?: Layout): void;
  /** Writes a paragraph. Line breaks in it are kept, blank lines at its ends are dropped. */
  write(spans: Span[], style: Style, layout?: Layout): void;
  /** Writes cells side by side in columns of the given widths; a row is not split between pages. */
  writeRow(cells: Span[][], widths: readonly number[], style: Style, layout?: Layout): void;
  /** The width of a text whose lines are not wrapped. */
  widthOf(spans: Span[], style: Style): number;
  /** The width below which a cell of `writeRow` breaks one of its words. */
  leastWidthOf(spans: Span[], style: Style): number;
};

/** Starts a list item; it hangs to the left of the item's other lines. */
export const BULLET: Span = { text: '•\u2002', face: 'regular' };
const BULLET_EMS = 1.09;

/** The gap between two columns of a table. */
const CELL_GAP = 10;

const NO_STYLE: Style = { size: 0, leading: 0, colour: 'black' };

export function createColumn(typefaces: Typefaces): Column {
  const lines: Line[] = [];

  const space = (height: number, layout: Layout = {}) => {
    lines.push({ indent: 0, keepsWithNext: true, ...layout, height, runs: [], style: NO_STYLE });
  };

  const glyphsOf = (spans: Span[]) => spans.flatMap(({ text, face }) => typefaces.glyphs(text, face));

  const widthOf = (spans: Span[], { size }: Style) =>
    size * Math.max(0, ...hardLines(spans).map((line) => glyphsOf(line).reduce((sum, { width }) => sum + width, 0)));

  const leastWidthOf = (spans: Span[], { size }: Style) =>
    CELL_GAP + size * Math.max(0, ...hardLines(spans).map((line) => widestWord(glyphsOf(line))));

  function writeRow(cells: Span[][], widths: readonly number[], style: Style, { indent = 0, ...layout }: Layout = {}) {
    const columns = cells.map((spans, at) => {
      const x = widths.slice(0, at).reduce((sum, width) => sum + width, 0);
      const width = ((widths[at] ?? 0) - CELL_GAP) / style.size;
      const lines = hardLines(spans).flatMap((line) => breakLine(glyphsOf(line), { width, anywhere: false }));
      return lines.map((runs) => runs.map((run, index) => (index === 0 ? { ...run, x } : run)));
    });
    const height = Math.max(1, ...columns.map(({ length }) => length));
    for (let at = 0; at < height; at++) {
      const runs = columns.flatMap((column) => column[at] ?? []);
      lines.push({ keepsWithNext: at < height - 1, ...layout, indent, height: style.leading, style, runs });
    }
  }

  function write(spans: Span[], style: Style, layout: Layout = {}) {
    const paragraph: Line[] = [];
    const { indent = 0, inset = 0 } = layout;
    for (const [index, hardLine] of hardLines(spans).entries()) {
      const hang = index === 0 && hardLine[0] === BULLET ? BULLET_EMS * style.size : 0;
      const width = (COLUMN.width - indent - inset) / style.size;
      const glyphs = glyphsOf(hardLine);
      const first = { ...layout, indent: indent - hang, height: style.leading, style };
      if (glyphs.length === 0) paragraph.push({ ...first, runs: [] });
      else
        for (const runs of breakLine(glyphs, { width, anywhere: style.wrapsAnywhere === true }))
          paragraph.push({ ...first, indent: paragraph.length === 0 ? first.indent : indent, runs });
    }
    for (const [index, line] of paragraph.entries()) {
      // Avoids a paragraph's first line alone at the foot of a page, and its last line alone at the top.
      const isAtEnd = index === 0 || index === paragraph.length - 2;
      lines.push(isAtEnd && index < paragraph.length - 1 ? { ...line, keepsWithNext: true } : line);
    }
  }

  return { lines, space, write, writeRow, widthOf, leastWidthOf };
}

/** The spans between line breaks, without blank lines at the ends. */
function hardLines(spans: Span[]): Span[][] {
  const lines: Span[][] = [[]];
  for (const span of spans) {
    for (const [index, text] of span.text.split(/\r\n|[\r\n\u2028\u2029]/).entries()) {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push(text === span.text ? span : { ...span, text });
    }
  }
  const isFilled = (line: Span[]) => line.some(({ text }) => text.trim() !== '');
  return lines.slice(lines.findIndex(isFilled), lines.findLastIndex(isFilled) + 1);
}
