import { CsvError, type Info, parse } from 'csv-parse/sync';
import { AppError } from '#server/errors.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { type FileFormat, MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '#shared/schemas/imports.ts';
import { restore } from './csv-injection.ts';

/** The cells of a row by column name, or why it is invalid. `line` counts from 1; in JSON it counts list items. */
export type FileRow = { line: number } & ({ cells: Record<string, unknown> } | { fault: string });

export type ImportFile = { columns: string[]; rows: FileRow[] };

const SEPARATORS = [',', ';', '\t'];

const invalid = (message: string, cause?: unknown) => new AppError('invalid_input', message, { cause });

/** @throws AppError when the file as a whole cannot be read */
export function readImportFile(text: string, format: FileFormat): ImportFile {
  if (Buffer.byteLength(text) > MAX_IMPORT_BYTES)
    throw new AppError('too_large', `The file is over ${MAX_IMPORT_BYTES / 1_000_000} MB; please import it in parts`);
  const file = format === 'csv' ? readCsv(text) : readJson(text.replace(/^\uFEFF/, ''));
  if (file.rows.length === 0) throw invalid('The file holds no rows');
  if (file.rows.length > MAX_IMPORT_ROWS)
    throw invalid(`The file holds over ${MAX_IMPORT_ROWS.toLocaleString('en')} rows; please import it in parts`);
  return file;
}

function readCsv(text: string): ImportFile {
  const records = recordsOf(text);
  const [heading, ...rest] = records;
  if (!heading) throw invalid('The file is empty');
  const columns = heading.cells.map((name) => name.trim());
  const rows = rest.map(({ line, cells }): FileRow => {
    if (cells.length !== columns.length)
      return { line, fault: `has ${withCount(cells.length, 'cell')} where the heading has ${columns.length}` };
    // If two columns have the same name, the first wins.
    const named = cells.map((cell, index) => [columns[index], restore(cell)] as const);
    return { line, cells: Object.fromEntries(named.toReversed()) as Record<string, string> }; // loses the types
  });
  return { columns, rows };
}

type CsvRecord = { line: number; cells: string[] };

/** The records that are not empty, with the line on which each begins. */
function recordsOf(text: string): CsvRecord[] {
  let parsed: { record: string[]; info: Info }[];
  try {
    // With `info` each record is wrapped like this.
    parsed = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      info: true,
    }) as unknown as { record: string[]; info: Info }[];
  } catch (error) {
    if (error instanceof CsvError) throw invalid(`The file is not valid CSV. ${error.message}`, error);
    throw error;
  }
  let next = 1;
  return parsed.flatMap(({ record: cells }) => {
    const line = next;
    next += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return cells.length === 1 && cells[0] === '' ? [] : [{ line, cells }];
  });
}

/** The separator that occurs most often in the heading, outside quotes. */
function separatorOf(text: string): string {
  const [heading = ''] = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const count = (separator: string) => heading.split(separator).length;
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

function readJson(text: string): ImportFile {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (error) {
    throw invalid(`The file is not valid JSON. ${(error as SyntaxError).message}`, error);
  }
  if (!Array.isArray(list)) throw invalid('The file must hold a list of records: [{ … }, { … }]');
  const columns = new Set<string>();
  const rows = list.map((record: unknown, index): FileRow => {
    const line = index + 1;
    if (typeof record !== 'object' || record === null || Array.isArray(record)) return { line, fault: 'is no record' };
    for (const name of Object.keys(record)) columns.add(name);
    return { line, cells: record as Record<string, unknown> }; // checked above
  });
  return { columns: [...columns], rows };
}
