import { type ParsedImport, parsedImport } from './parsed-import.ts';
import { separatedRows } from './separated-rows.ts';

const SEPARATORS: Record<string, string> = { tab: '\t', comma: ',', semicolon: ';', pipe: '|', space: ' ', colon: ':' };

/** The columns of an export that do not contain text of the note. */
const METADATA = /^#(guid|notetype|deck|tags) column:(\d+)$/i;

/**
 * Reads notes that Anki has exported as plain text. The front of each note is the question.
 * @throws UnreadableFileError
 */
export function readAnkiTsv(text: string): ParsedImport {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const start = lines.findIndex((line) => !line.startsWith('#'));
  const head = start < 0 ? lines : lines.slice(0, start);
  const separator = head.map((line) => /^#separator:(.+)$/i.exec(line)?.[1]).find(Boolean);
  const delimiter = separator === undefined ? '\t' : (SEPARATORS[separator.toLowerCase()] ?? separator);
  const metadataColumns = new Set(head.map((line) => Number(METADATA.exec(line)?.[2] ?? 0) - 1));
  const rows = start < 0 ? [] : separatedRows(lines.slice(start).join('\n'), delimiter);
  const fronts = rows.map((row) => plain(row.find((_, column) => !metadataColumns.has(column)) ?? '')).filter(Boolean);
  return parsedImport(
    'questions',
    fronts.map((line) => ({ line, names: [line], solvedOn: null, program: null })),
  );
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Converts a field, which may be HTML, to text for comparing and showing. */
const plain = (field: string): string =>
  field
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
