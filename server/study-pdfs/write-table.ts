import { COLUMN, type Column, type Layout, type Span, type Style } from './column.ts';
import { COLOURS } from './styles.ts';

const PADDING = 6;
const SPACE = 2.5;
/** The bounds of a column's wanted width, in points: longer texts are wrapped. */
const WIDEST = 220;
const NARROWEST = 36;

/** Writes a head on a panel, and below it the rows, separated by lines. */
export function writeTable(
  column: Column,
  rows: readonly Span[][][],
  { style, layout }: { style: Style; layout: Layout },
) {
  const { indent = 0, inset = 0, grounds = [] } = layout;
  const box = { x: indent, width: COLUMN.width - indent - inset };
  const widths = shared(widestOf(column, rows, style), box.width - 2 * PADDING);
  column.space(4, layout);
  for (const [index, cells] of rows.entries()) {
    const isHead = index === 0;
    const ground = isHead ? [{ ...box, colour: COLOURS.panel }] : [];
    const inside = { ...layout, indent: indent + PADDING, grounds: [...grounds, ...ground] };
    column.space(SPACE, inside);
    column.writeRow(cells, widths, style, { ...inside, ...(isHead && { keepsWithNext: true }) });
    column.space(SPACE, { ...inside, keepsWithNext: isHead });
    column.space(0.6, { ...layout, keepsWithNext: isHead, grounds: [...grounds, { ...box, colour: COLOURS.line }] });
  }
  column.space(6, layout);
}

/** The wanted width of each column: the width of its widest cell, within the bounds. */
const widestOf = (column: Column, rows: readonly Span[][][], style: Style): number[] =>
  (rows[0] ?? []).map((_, at) =>
    Math.min(WIDEST, Math.max(NARROWEST, ...rows.map((cells) => column.widthOf(cells[at] ?? [], style) + 2 * PADDING))),
  );

/** Shares the whole width in proportion to the wanted widths. */
function shared(wanted: readonly number[], width: number): number[] {
  const sum = wanted.reduce((total, part) => total + part, 0);
  return wanted.map((part) => (part * width) / sum);
}
