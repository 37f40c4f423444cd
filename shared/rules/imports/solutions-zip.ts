import { unzipSync } from 'fflate';
import { type Language, languageOfFile } from '#shared/judge/languages.ts';
import { MAX_CODE } from '#shared/rules/practice/practice-limits.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import {
  type ImportedItem,
  type ParsedImport,
  parsedImport,
  type SkippedLine,
  UnreadableFileError,
} from './parsed-import.ts';
import { zipDates } from './zip-dates.ts';

export const MAX_ZIP_BYTES = 50_000_000;
const MAX_ENTRIES = 20_000;
/** The size of all programs after unpacking, in bytes. */
const MAX_UNPACKED = 40_000_000;
/** In bytes: a character has at most four. */
const MAX_PROGRAM = 4 * MAX_CODE;

/** Other file extensions of the site's languages, and extensions of languages that it does not have. */
const OTHER_ENDINGS: Record<string, Language> = { cc: 'cpp', cxx: 'cpp', py3: 'python', mjs: 'javascript' };
const NOT_HERE = /\.(go|rs|kt|swift|rb|php|cs|scala|dart|ex|erl|rkt|hs|lua|jl)$/i;
/** Folders whose files the owner of the repository did not write. */
const IGNORED = /(^|\/)(\.[^/]+|__MACOSX|node_modules|__pycache__|target|build|dist)\//;
/** Names that say nothing about the problem. */
const GENERIC = /^(solutions?|main|index|answer|code|program|app|src|test.*)$/i;

/**
 * Reads the programs in the ZIP archive of a repository with a folder or a file for each problem. Only programs are
 * unpacked, and no more bytes of each than its entry states.
 * @throws UnreadableFileError if it is not an archive or too large
 */
export function readSolutionsZip(bytes: Uint8Array): ParsedImport {
  if (bytes.byteLength > MAX_ZIP_BYTES) throw new UnreadableFileError('This archive is larger than 50 MB.');
  const skipped: SkippedLine[] = [];
  const files = unpack(bytes, skipped);
  const dates = zipDates(bytes);
  const items: ImportedItem[] = [];
  for (const [path, content] of Object.entries(files)) {
    const code = decode(content);
    const language = languageOf(path);
    if (code === null || language === null) skipped.push({ line: path, reason: 'no text' });
    else if (code.length > MAX_CODE) skipped.push({ line: path, reason: TOO_LONG });
    else {
      const changedAt = dates.get(path) ?? new Date(0).toISOString();
      items.push({ line: path, names: namesIn(path), solvedOn: null, program: { language, code, changedAt } });
    }
  }
  return parsedImport('problems', items, skipped);
}

const TOO_LONG = `longer than ${MAX_CODE} characters`;

function unpack(bytes: Uint8Array, skipped: SkippedLine[]): Record<string, Uint8Array> {
  let [entries, unpacked] = [0, 0];
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        entries += 1;
        if (entries > MAX_ENTRIES) throw new UnreadableFileError(`This archive has more than ${MAX_ENTRIES} files.`);
        if (name.endsWith('/') || IGNORED.test(name)) return false;
        if (NOT_HERE.test(name)) skipped.push({ line: name, reason: 'in a language that is not judged here' });
        if (languageOf(name) === null) return false;
        if (originalSize > MAX_PROGRAM) skipped.push({ line: name, reason: TOO_LONG });
        else unpacked += originalSize;
        if (unpacked > MAX_UNPACKED)
          throw new UnreadableFileError('The programs of this archive have more than 40 MB.');
        return originalSize <= MAX_PROGRAM;
      },
    });
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw new UnreadableFileError('This is not a ZIP archive, or it is damaged.');
  }
}

const languageOf = (path: string): Language | null =>
  languageOfFile(path) ?? OTHER_ENDINGS[path.split('.').at(-1)?.toLowerCase() ?? ''] ?? null;

function decode(content: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return isStorable(text) ? text : null;
  } catch {
    return null;
  }
}

/** Possible names of the problem: first the file's name, as folders may be topics, unless the folder has a number. */
function namesIn(path: string): string[] {
  const parts = path.split('/');
  const file = (parts.pop() ?? '').replace(/\.[^.]+$/, '');
  const [folder, above] = parts.toReversed();
  const names = [file, folder, above].filter((name) => name !== undefined && !GENERIC.test(name)) as string[];
  const isNumbered = folder !== undefined && /^\d{1,5}\W/.test(folder);
  return isNumbered ? [folder, ...names.filter((name) => name !== folder)] : names;
}
