import { textOfFile } from './file-text.ts';
import { type ParsedImport, UnreadableFileError } from './parsed-import.ts';
import { readPastedList } from './pasted-list.ts';
import { readPracticeSiteJson } from './practice-site-json.ts';
import { readSolutionsZip } from './solutions-zip.ts';

/**
 * Reads a file of problems as what it is, whatever it was chosen as: an archive of programs, the practice site's list,
 * or another list.
 * @throws UnreadableFileError
 */
export function readProblems(bytes: Uint8Array): ParsedImport {
  if (isZip(bytes)) {
    if (holds(bytes, 'xl/workbook')) throw new UnreadableFileError('This is an Excel workbook. Please save it as CSV.');
    return readSolutionsZip(bytes);
  }
  const text = textOfFile(bytes);
  if (text.includes('\0'))
    throw new UnreadableFileError('This file has no text. A list can be CSV, text, Markdown, HTML or JSON.');
  return /^\s*\{[^]{0,2000}"stat_status_pairs"/.test(text) ? readPracticeSiteJson(text) : readPastedList(text);
}

const isZip = ([first, second, third, fourth]: Uint8Array) =>
  first === 0x50 && second === 0x4b && third === 3 && fourth === 4;

const holds = (bytes: Uint8Array, name: string) => new TextDecoder('latin1').decode(bytes).includes(name);
