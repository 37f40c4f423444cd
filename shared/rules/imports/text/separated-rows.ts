import { parse } from 'csv-parse/browser/esm/sync';

/** A row of separated values; `line` is where it begins in the file, counted from 1. */
export type SeparatedRow = { line: number; cells: string[] };

export type SeparatedRows = {
  separator: string;
  rows: SeparatedRow[];
  /** Why the quotes are wrong; the rows are then the plain lines. */
  fault: string | null;
};

/** In the order of preference: a comma is often part of a name. */
const SEPARATORS = ['\t', ';', '|', ','];
const BREAK = /\r\n|\r|\n/;
const SAMPLE_LINES = 200;
const TOLD = /^"?sep=(.)"?[ \t]*(?:\r\n|\r|\n|$)/i;

/**
 * Reads separated values, without the rows that are empty. The separator is the one that the file states (`sep=;`), or
 * else the one that divides the most lines evenly.
 * @param isStrict whether a quote inside an unquoted cell is a fault
 */
export function separatedRows(input: string, { separator, isStrict = false }: Choices = {}): SeparatedRows {
  const text = input.replace(/^\uFEFF/, '');
  const told = TOLD.exec(text);
  const body = told ? text.slice(told[0].length) : text;
  const delimiter = separator ?? told?.[1] ?? separatorOf(body);
  const from = told ? 2 : 1;
  try {
    const options = { delimiter, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] };
    const records: string[][] = parse(body, { ...options, relax_quotes: !isStrict });
    return { separator: delimiter, rows: numbered(records, from), fault: null };
  } catch (error) {
    const plain = body.split(BREAK).map((line) => line.split(delimiter));
    return { separator: delimiter, rows: numbered(plain, from), fault: (error as Error).message }; // a CsvError
  }
}

type Choices = { separator?: string; isStrict?: boolean };

function numbered(records: readonly string[][], from: number): SeparatedRow[] {
  let next = from;
  return records.flatMap((cells) => {
    const line = next;
    next += 1 + cells.reduce((breaks, cell) => breaks + cell.split(BREAK).length - 1, 0);
    return cells.some((cell) => cell.trim() !== '') ? [{ line, cells }] : [];
  });
}

/** The separator that divides the most lines into the same number of cells, of equal ones into more cells, outside quotes, parentheses and entities. */
function separatorOf(text: string): string {
  const lines = text
    .replace(/"[^"]*"/g, '')
    .split(BREAK, SAMPLE_LINES)
    .map((line) => line.replace(/\([^()]*\)|&#?\w+;/g, ''))
    .filter((line) => line.trim() !== '');
  const [best] = SEPARATORS.flatMap((separator) => {
    const counts = Map.groupBy(lines, (line) => line.split(separator).length);
    return [...counts].flatMap(([cells, { length }]) => (cells > 1 ? { separator, cells, length } : []));
  }).toSorted((a, b) => b.length - a.length || b.cells - a.cells);
  return best?.separator ?? ',';
}
