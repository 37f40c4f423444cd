import { parse } from 'csv-parse/browser/esm/sync';

/** Reads separated values leniently; a text with wrong quotes is split into plain lines and cells. */
export function separatedRows(input: string, delimiter: string): string[][] {
  // The parser expects a single kind of line break.
  const text = input.replace(/\r\n?/g, '\n');
  try {
    const rows: string[][] = parse(text, {
      delimiter,
      bom: true,
      trim: true,
      skip_empty_lines: true,
      relax_quotes: true,
      relax_column_count: true,
    });
    return rows.filter((row) => row.some((cell) => cell !== ''));
  } catch {
    return text
      .split('\n')
      .map((line) => line.split(delimiter).map((cell) => cell.trim()))
      .filter((row) => row.some((cell) => cell !== ''));
  }
}
