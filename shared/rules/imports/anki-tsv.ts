import { withoutEntities } from './text/entities.ts';
import { withoutScripts } from './text/html-lines.ts';
import { type ImportedItem, type ParsedImport, parsedImport, type SkippedLine } from './parsed-import.ts';
import { separatedRows } from './text/separated-rows.ts';

const SEPARATORS: Record<string, string> = { tab: '\t', comma: ',', semicolon: ';', pipe: '|', space: ' ', colon: ':' };

/** The lines before the notes; a spreadsheet may have added separators behind them. */
const HEADER = /^"?#(separator|html|tags|columns|notetype|deck|guid)(?: column)?:/i;
/** The columns of an export that do not contain text of the note. */
const METADATA = /^"?#(guid|notetype|deck|tags) column:(\d+)/i;

/**
 * Reads notes that Anki has exported as plain text. The front of each note is the question.
 * @throws UnreadableFileError
 */
export function readAnkiTsv(text: string): ParsedImport {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const start = lines.findIndex((line) => !HEADER.test(line));
  const head = start < 0 ? lines : lines.slice(0, start);
  const named = head.map((line) => /^"?#separator:(\w+|.)/i.exec(line)?.[1]).find(Boolean);
  const separator = named === undefined ? '\t' : (SEPARATORS[named.toLowerCase()] ?? named);
  const metadata = new Set(head.map((line) => Number(METADATA.exec(line)?.[2] ?? 0) - 1));
  const { rows } = start < 0 ? { rows: [] } : separatedRows(lines.slice(start).join('\n'), { separator });
  const items: ImportedItem[] = [];
  const skipped: SkippedLine[] = [];
  for (const { cells } of rows) {
    const fields = cells.filter((_, column) => !metadata.has(column));
    const line = plain(fields[0] ?? '');
    if (line === '') skipped.push({ line: plain(fields.join(' ')) || cells.join(' '), reason: 'no text on its front' });
    else items.push({ line, names: [line], solvedOn: null, program: null, question: null });
  }
  return parsedImport('questions', items, { skipped });
}

/** Converts a field, which may be HTML with gaps, to text for comparing and showing. */
const plain = (field: string): string =>
  withoutEntities(withoutScripts(field).replace(/<[^<>]*>/g, ' '))
    .replace(/\{\{c\d+::(.*?)(?:::[^{}]*?)?\}\}/gs, '$1')
    .replace(/\[sound:[^\]]*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
