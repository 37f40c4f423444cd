import { textOfFile } from './text/file-text.ts';
import { type ParsedImport, UnreadableFileError } from './parsed-import.ts';
import { readPastedList } from './list/pasted-list.ts';
import { readPracticeSiteJson } from './practice-site-json.ts';
import { readSolutionsZip } from './archive/solutions-zip.ts';

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
  const text = readText(bytes);
  return /"stat_status_pairs"\s*:/.test(text.slice(0, BEGINNING)) ? readPracticeSiteJson(text) : readPastedList(text);
}

/** The text of a file that may have none. @throws UnreadableFileError */
export function readText(bytes: Uint8Array): string {
  const text = textOfFile(bytes);
  if (!text.includes('\0')) return text;
  throw new UnreadableFileError('This file is no text: export or save it as CSV or plain text first.');
}

/** Where the practice site's list has its key, also inside a page that a browser saved. */
const BEGINNING = 4000;

const isZip = ([first, second, third, fourth]: Uint8Array) =>
  first === 0x50 && second === 0x4b && third === 3 && fourth === 4;

const holds = (bytes: Uint8Array, name: string) => new TextDecoder('latin1').decode(bytes).includes(name);
