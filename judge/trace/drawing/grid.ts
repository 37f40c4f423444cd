import type { TracedValue, Variables } from '../trace.ts';
import { cellValues, changedIndexes } from './cells.ts';
import { type IndexUse, indexValue } from './index-uses.ts';
import { shortValue, type ValueFormat } from './short-value.ts';
import { isSame, itemsOf, unrecorded } from './traced-values.ts';

export type GridCell = { text: string; isChanged: boolean; isCurrent: boolean };
/** The cell that two index variables, such as `r, c`, point at. */
export type Cursor = { names: string; row: number; column: number };

/** A list of lists, or of texts, as rows. */
export type Grid = {
  rows: readonly { cells: readonly GridCell[]; pointers: readonly string[]; more: number }[];
  /** The length of the longest row. */
  columns: number;
  cursors: readonly Cursor[];
  /** Index variables that point outside of the grid, as `r, c: row -1, column 0`. */
  outside: readonly string[];
  more: number;
};

export type GridOf = {
  value: TracedValue;
  previous: TracedValue | undefined;
  use: IndexUse | undefined;
  variables: Variables;
  format: ValueFormat;
};

const MAX_CHARACTERS = 8;

export function gridOf({ value, previous, use, variables, format }: GridOf): Grid {
  const rows = itemsOf(value) ?? [];
  const before = previous === undefined ? null : itemsOf(previous);
  const columns = Math.max(0, ...rows.map((row) => cellValues(row).length));
  const all = cursorsOf(use, variables);
  const isInside = ({ row, column }: Cursor) => column >= 0 && column < cellValues(rows[row] ?? null).length;
  const cursors = all.filter(isInside);
  const paired = new Set(use?.pairs.map(([row]) => row));
  const isBare = rows.every((row) => cellValues(row).every((cell) => typeof cell === 'string' && cell.length === 1));
  return {
    rows: rows.map((row, rowIndex) => {
      const cells = cellValues(row);
      const old = before?.[rowIndex];
      const changed = isSame(row, old)
        ? null
        : changedIndexes(cells, before ? (old === undefined ? [] : cellValues(old)) : undefined);
      return {
        cells: cells.map((cell, column) => ({
          text: isBare && typeof cell === 'string' ? cell : shortValue(cell, format, MAX_CHARACTERS),
          isChanged: changed?.has(column) ?? false,
          isCurrent: cursors.some((cursor) => cursor.row === rowIndex && cursor.column === column),
        })),
        pointers: [...(use?.singles ?? [])].filter(
          (name) => !paired.has(name) && indexValue(name, variables) === rowIndex,
        ),
        more: unrecorded(row),
      };
    }),
    columns,
    cursors,
    outside: all.filter((cursor) => !isInside(cursor)).map(cursorText),
    more: unrecorded(value),
  };
}

function cursorsOf(use: IndexUse | undefined, variables: Variables): Cursor[] {
  return (use?.pairs ?? []).flatMap(([first, second]) => {
    const [row, column] = [indexValue(first, variables), indexValue(second, variables)];
    return row !== null && column !== null ? { names: `${first}, ${second}`, row, column } : [];
  });
}

export const cursorText = ({ names, row, column }: Cursor): string => `${names}: row ${row}, column ${column}`;

/** Whether a value is a list of lists, all of the same length unless they may be ragged. */
export function isOfLists(value: TracedValue, { ragged = false } = {}): boolean {
  const rows = itemsOf(value);
  if (!rows || rows.length === 0) return false;
  const lengths = rows.map((row) => itemsOf(row)?.length ?? null);
  return lengths.every((length) => length !== null && (ragged || (length > 0 && length === lengths[0])));
}

/** Whether a value is a list of texts of the same length. */
export function isOfEqualTexts(value: TracedValue): boolean {
  const rows = itemsOf(value) ?? [];
  const [first] = rows;
  return (
    typeof first === 'string' &&
    first !== '' &&
    rows.every((row) => typeof row === 'string' && row.length === first.length)
  );
}
