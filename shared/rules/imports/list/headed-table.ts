import { namesInCell } from './cell-names.ts';
import { type Columns, columnsOf } from './columns.ts';
import { type DayOrder, dayOrder, isLikeDay, readDay } from './day-in-text.ts';
import { combined, dayInside, readMarks } from './line-marks.ts';
import { inParentheses } from './row-cells.ts';
import type { Listed, ListedProblem } from './list-entries.ts';
import type { SectionStatus } from './sections.ts';
import type { Status } from './status.ts';
import { isClearlyUnsolved } from './status-columns.ts';
import { isTopic } from '../names/topic-words.ts';

type Table = { headings: readonly string[]; rows: readonly { cells: readonly string[] }[] };

/** Reads a table by its headings. `section` is what a title above the table says of all its rows. */
export function readHeadedTable({ headings, rows }: Table, section: SectionStatus): Listed {
  const columns = columnsOf(
    headings,
    rows.map(({ cells }) => cells),
  );
  const dayCells = rows.map(({ cells }) => (columns.day === null ? '' : (cells[columns.day] ?? '').trim()));
  const order = dayOrder(dayCells);
  const entries = rows.map(({ cells }, index): Listed['entries'][number] => {
    const line = cells
      .map((cell) => cell.trim())
      .filter(Boolean)
      .join(', ');
    const marked = columns.names.map((column) => ({ ...readMarks(cells[column] ?? ''), cell: cells[column] ?? '' }));
    const found = marked.map(({ text }) => namesInCell(text));
    const links = found.flatMap((one) => one.links);
    const names = [...new Set([...links, ...found.map(({ text }) => text), ...marked.map(({ cell }) => cell.trim())])];
    if (names.every((name) => name === '')) return { line, reason: 'names no problem' };
    const said = columns.status.map(({ column, read }) => read(cells[column] ?? ''));
    const own = combined([...said, ...marked, ...strayMarks(cells, columns)].map((one) => one.status));
    const status = own === 'none' ? (columns.status.length > 0 ? 'unsolved' : section.status) : own;
    const unclear = [...said, ...marked].find((one) => one.status === 'unknown');
    const day = dayIn(dayCells[index] ?? '', order) ?? statusDay(cells, columns.status);
    const entry: ListedProblem = {
      line,
      names: names.filter(Boolean),
      day,
      status,
      said: unclear?.said ?? section.said,
    };
    const several = found.find(({ each, text }) => each.length > 1 || severalIn(text).length > 1);
    if (
      status === 'none' &&
      cells.filter((cell) => cell.trim() !== '').length === 1 &&
      headings.length > 1 &&
      isTopic(line)
    )
      return { ...entry, about: 'topic', said: line };
    if (several === undefined) return entry;
    const each = several.each.length > 1 ? several.each : severalIn(several.text).map((name) => [name]);
    return { ...entry, parts: each.map((part) => ({ ...entry, line: part.at(-1) ?? '', names: part })) };
  });
  return { entries, remarks: remarksOf(headings, columns.day, dayCells, order) };
}

const severalIn = (text: string) => inParentheses(text.split(',')).map((name) => name.trim());

/** Without a column of statuses, another cell may still say that a row is not solved. */
const strayMarks = (cells: readonly string[], { names, status }: Columns): { status: Status }[] =>
  status.length === 0 && cells.some((cell, column) => !names.includes(column) && isClearlyUnsolved(cell))
    ? [{ status: 'unsolved' }]
    : [];

/** A date in a column of statuses is also the day. */
const statusDay = (cells: readonly string[], columns: Columns['status']) =>
  columns.map(({ column }) => dayInside(cells[column] ?? '')).find((day) => day !== null) ?? null;

const dayIn = (cell: string, order: DayOrder | null) => readDay(cell, order) ?? dayInside(cell);

function remarksOf(headings: readonly string[], day: number | null, cells: readonly string[], order: DayOrder | null) {
  const lost = cells.filter(
    (cell) => cell !== '' && dayIn(cell, order) === null && (/\d/.test(cell) || isLikeDay(cell)),
  );
  if (day === null || lost.length === 0) return [];
  const dates = lost.length === 1 ? `The date “${lost[0]}”` : `${lost.length} dates such as “${lost[0]}”`;
  return [`${dates} in the column “${headings[day]?.trim()}”: not understood, so there is no day for them.`];
}
