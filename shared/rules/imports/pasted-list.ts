import { type ImportedItem, type ParsedImport, parsedImport, type SkippedLine } from './parsed-import.ts';
import { readDay } from './day-in-text.ts';
import { separatedRows } from './separated-rows.ts';

/** Headings of columns that identify a problem, the most reliable first. */
const IDENTIFYING = [
  /^(link|url|address|problem (link|url))$/i,
  /^slug|title ?slug$/i,
  /^(title|name|problem|question)/i,
];
const STATUS = /^(status|state|solved\??|done\??|result)$/i;
const IS_SOLVED = /^(ac|accepted|solved|done|yes|y|true|x|✓|✔|✅|1|completed?|finished)$/i;

/**
 * Reads a list of names, slugs or URLs, one per line, or separated values with or without headings. A date in a row is
 * the day on which the problem was solved; a status column says whether it was.
 * @throws UnreadableFileError
 */
export function readPastedList(text: string): ParsedImport {
  const delimiter = delimiterOf(text);
  const [first = [], ...others] = separatedRows(text, delimiter);
  const identifying = IDENTIFYING.map((rule) => first.findIndex((cell) => rule.test(cell))).filter(
    (column) => column >= 0,
  );
  const isHeaded = identifying.length > 0 && first.length > 0;
  const status = isHeaded ? first.findIndex((cell) => STATUS.test(cell)) : -1;
  const items: ImportedItem[] = [];
  const skipped: SkippedLine[] = [];
  for (const row of isHeaded ? others : [first, ...others]) {
    const line = row.join(delimiter === '\t' ? ' ' : `${delimiter} `);
    const names = isHeaded ? identifying.map((column) => row[column] ?? '').filter(Boolean) : namesIn(row, line);
    if (status >= 0 && !IS_SOLVED.test(row[status] ?? '')) skipped.push({ line, reason: 'not marked as solved' });
    else if (names.length > 0) items.push({ line, names, solvedOn: dayIn(row), program: null });
  }
  return parsedImport('problems', items, skipped);
}

function delimiterOf(text: string): string {
  const [line = ''] = text.trimStart().split('\n', 1);
  if (line.includes('\t')) return '\t';
  return line.includes(';') && !line.includes(',') ? ';' : ',';
}

/** Possible names in a row without headings: a link, the whole line, or the first cell that is no number or date. */
function namesIn(row: readonly string[], line: string): string[] {
  const cells = row.filter((cell) => cell !== '' && !/^\d+$/.test(cell) && readDay(cell) === null);
  const [name] = cells;
  const links = cells.filter((cell) => /^https?:\/\//i.test(cell));
  // The name itself may contain a comma.
  return name === undefined ? [] : [...new Set([...links, line, name, row.slice(0, 2).join(', ')])];
}

const dayIn = (row: readonly string[]): string | null => row.map(readDay).find((day) => day !== null) ?? null;
