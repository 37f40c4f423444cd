import { type CellNames, namesInCell } from './cell-names.ts';
import { cutDay, type DayOrder, readDay } from './day-in-text.ts';
import { combined, dayInside, type MarkedText, readMarks } from './line-marks.ts';
import { type Status, statusOf } from './status.ts';

/** A cell that names something: its marks, and its links and text. */
export type NamingCell = MarkedText & { found: CellNames };

/** A row without headings: what it names, and what its other cells say of that. */
export type RowCells = { naming: NamingCell[]; day: string | null; status: Status; hasFacts: boolean };

/** Cells that belong together because a separator stands inside parentheses or brackets, as in Pow(x, n). */
export function inParentheses(cells: readonly string[], separator = ','): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const cell of cells) {
    if (isOpen) joined.push(`${joined.pop() ?? ''}${separator}${cell}`);
    else joined.push(cell);
    const last = joined.at(-1) ?? '';
    isOpen = (last.match(/[([]/g)?.length ?? 0) > (last.match(/[)\]]/g)?.length ?? 0);
  }
  return isOpen ? [...cells] : joined;
}

/** @param hasZero whether 0 and 1 behind a name are statuses */
export function readCells(cells: readonly string[], order: DayOrder | null, hasZero: boolean): RowCells {
  const marked = cells.filter((cell) => cell !== '' && cell !== '-').map((cell) => ({ ...readMarks(cell), cell }));
  const days = new Set(marked.flatMap(({ cell, date }) => readDay(cell, order) ?? dayInside(date, order) ?? []));
  const named = marked.filter(({ text, cell }) => !isFact(text) && !isFact(cell) && !isWholeStatus(cell));
  const statuses = marked.map(({ cell }, place) => {
    const isSwitch = hasZero && place > 0 && /^[01]$/.test(cell);
    return isSwitch || isWholeStatus(cell) ? statusOf(cell) : 'none';
  });
  return {
    naming: named.map(({ cell: _cell, ...text }) => ({ ...text, found: namesInCell(text.text) })),
    // Of two dates, either may be the day.
    day: days.size === 1 ? ([...days][0] ?? null) : null,
    status: combined(statuses),
    hasFacts: named.length < marked.length,
  };
}

/** A number, a date, a difficulty or a share, which is said of a problem. */
const isFact = (cell: string) =>
  cell.length < 60 &&
  (cutDay(cell)?.rest === '' || /^#?\d+(\.\d+)?[.)%]?$/.test(cell) || /^(easy|medium|med\.?|hard)$/i.test(cell));

/** Whether a whole cell is a status; numbers and shares may be anything. */
export const isWholeStatus = (cell: string): boolean =>
  !/\d/.test(cell) && ['solved', 'unsolved'].includes(statusOf(cell));
