import { isBoard, readBoard } from './board.ts';
import { isHeading, isIdentifying } from './columns.ts';
import { readHeadedTable } from './headed-table.ts';
import { type Block, blocksOf } from './list-blocks.ts';
import { type Listed, problemList } from './list-entries.ts';
import type { ParsedImport } from '../parsed-import.ts';
import { readPlainRows } from './plain-rows.ts';
import { createSections, type Sections } from './sections.ts';
import { jsonOf, tablesOf } from './tracker-json.ts';

/** Headings stand at most this far below the beginning: above them are titles. */
const MAX_TITLES = 10;

/** How chats and wikis write the signs. */
const SHORT_CODES =
  /:(white_check_mark|heavy_check_mark|ballot_box_with_check|check)(?:_[a-z]+)?:|:(?:x|negative_squared_cross_mark|heavy_multiplication_x):/g;

/**
 * Reads a list of names, slugs or addresses: one per line or several, separated values, a table or list of Markdown or
 * HTML, or the JSON of a tracker. What says which problems are solved is found by its meaning; what is not understood
 * stays open or is left out with a reason.
 * @throws UnreadableFileError
 */
export function readPastedList(given: string): ParsedImport {
  const text = given.replace(SHORT_CODES, (_, done: string | undefined) => (done === undefined ? '❌' : '✅'));
  const content = jsonOf(text);
  if (content !== undefined) return problemList(joined(tablesOf(content).map(readTable)));
  const sections = createSections();
  return problemList(joined(blocksOf(text).map((block) => readBlock(block, sections))));
}

const readTable = ({ title, ...table }: ReturnType<typeof tablesOf>[number]): Listed => {
  const sections = createSections();
  sections.enter(title);
  return readHeadedTable(table, sections.current());
};

function readBlock({ rows, separator }: Block, sections: Sections): Listed {
  const [first] = rows;
  if (first && rows.length > 1 && isBoard(first.cells)) return readBoard(first.cells, rows.slice(1));
  const place = rows.slice(0, MAX_TITLES).findIndex(({ cells }) => isHeading(cells));
  const headings = rows[place]?.cells;
  const isTitled = rows.slice(0, place).every(({ cells }) => filled(cells).length < 3);
  if (headings === undefined || !isTitled) return readPlainRows({ rows, separator }, sections);
  const titles = rows.slice(0, place).map(({ cells }) => filled(cells).join(', '));
  for (const title of titles) sections.enter(title);
  const table = readHeadedTable({ headings, rows: rows.slice(place + 1) }, sections.current());
  const above = isSure(headings) ? titles : [...titles, filled(headings).join(', ')];
  const entries = above.map((line) => ({ line, reason: 'a heading, no problem' }));
  return { entries: [...entries, ...table.entries], remarks: table.remarks };
}

/** One column alone, or none that is called by its name, may be something else than headings. */
const isSure = (headings: readonly string[]) => headings.length > 1 && headings.some(isIdentifying);

const filled = (cells: readonly string[]) => cells.map((cell) => cell.trim()).filter(Boolean);

const joined = (parts: readonly Listed[]): Listed => ({
  entries: parts.flatMap(({ entries }) => entries),
  remarks: parts.flatMap(({ remarks }) => remarks),
});
