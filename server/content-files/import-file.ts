import { AppError } from '#server/errors.ts';
import { separatedRows } from '#shared/rules/imports/text/separated-rows.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { type FileFormat, MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '#shared/schemas/imports.ts';
import { restore } from './csv-injection.ts';

/** The cells of a row by column name, or why it is invalid. `line` counts from 1; in JSON it counts list items. */
export type FileRow = { line: number } & ({ cells: Record<string, unknown> } | { fault: string });

/** `titles` are rows above the headings. */
export type ImportFile = { columns: string[]; rows: FileRow[]; titles: string[] };

/** Headings stand at most this far below the beginning. */
const MAX_TITLES = 10;

const invalid = (message: string, cause?: unknown) => new AppError('invalid_input', message, { cause });

/**
 * @param isColumn whether a name is one that is looked for: the first row that has such a name has the headings
 * @throws AppError when the file as a whole cannot be read
 */
export function readImportFile(text: string, format: FileFormat, isColumn: (name: string) => boolean): ImportFile {
  if (Buffer.byteLength(text) > MAX_IMPORT_BYTES)
    throw new AppError('too_large', `The file is over ${MAX_IMPORT_BYTES / 1_000_000} MB; please import it in parts`);
  const file = format === 'csv' ? readCsv(text, isColumn) : readJson(text.replace(/^\uFEFF/, ''));
  if (file.rows.length === 0) throw invalid('The file holds no rows');
  if (file.rows.length > MAX_IMPORT_ROWS)
    throw invalid(`The file holds over ${MAX_IMPORT_ROWS.toLocaleString('en')} rows; please import it in parts`);
  return file;
}

function readCsv(text: string, isColumn: (name: string) => boolean): ImportFile {
  const { rows: records, fault } = separatedRows(text, { isStrict: true });
  if (fault !== null) throw invalid(`The file is not valid CSV. ${fault}`);
  const place = records.slice(0, MAX_TITLES).findIndex(({ cells }) => cells.some((cell) => isColumn(cell.trim())));
  const [heading, ...rest] = records.slice(Math.max(0, place));
  if (!heading) throw invalid('The file is empty');
  const columns = heading.cells.map((name) => name.trim());
  const rows = rest.map(({ line, cells }): FileRow => {
    if (cells.length !== columns.length)
      return { line, fault: `has ${withCount(cells.length, 'cell')} where the heading has ${columns.length}` };
    // If two columns have the same name, the first wins.
    const named = cells.map((cell, index) => [columns[index], restore(cell)] as const);
    return { line, cells: Object.fromEntries(named.toReversed()) as Record<string, string> }; // loses the types
  });
  const titles = records.slice(0, Math.max(0, place)).map(({ cells }) => cells.filter(Boolean).join(', '));
  return { columns, rows, titles };
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
  return { columns: [...columns], rows, titles: [] };
}
