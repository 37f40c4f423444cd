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
  const widths = shared(widthsOf(column, rows, style), box.width - 2 * PADDING);
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

type Width = { wanted: number; least: number };

/** For each column the width of its widest cell, within the bounds, and that of its widest word. */
const widthsOf = (column: Column, rows: readonly Span[][][], style: Style): Width[] =>
  (rows[0] ?? []).map((_, at) => {
    const cells = rows.map((row) => row[at] ?? []);
    // A little more, as the words fill it to the last point.
    const least = 0.5 + Math.max(...cells.map((cell) => column.leastWidthOf(cell, style)));
    const widest = Math.max(NARROWEST, ...cells.map((cell) => column.widthOf(cell, style) + 2 * PADDING));
    return { least, wanted: Math.max(least, Math.min(WIDEST, widest)) };
  });

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

/**
 * Shares the whole width in proportion to the wanted widths. If they do not fit, each column first gets room for its
 * widest word.
 */
function shared(columns: readonly Width[], width: number): number[] {
  const wanted = columns.map((column) => column.wanted);
  const least = columns.map((column) => column.least);
  if (sumOf(wanted) <= width) return inProportion(wanted, width);
  if (sumOf(least) >= width) return inProportion(least, width);
  const more = inProportion(
    columns.map((column) => column.wanted - column.least),
    width - sumOf(least),
  );
  return least.map((part, at) => part + (more[at] ?? 0));
}

const inProportion = (parts: readonly number[], width: number): number[] => {
  const sum = sumOf(parts);
  return parts.map((part) => (part * width) / sum);
};
