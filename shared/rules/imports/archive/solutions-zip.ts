import { unzipSync } from 'fflate';
import { type Language, languageOfFile } from '#judge/languages/languages.ts';
import { MAX_CODE } from '#shared/rules/practice/practice-limits.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import { textOfFile } from '../text/file-text.ts';
import { leftOutFolder, rootOf } from './left-out-files.ts';
import {
  type ImportedItem,
  type ParsedImport,
  parsedImport,
  type SkippedLine,
  UnreadableFileError,
} from '../parsed-import.ts';
import { alikeTogether } from '../skipped-lines.ts';
import { namesOfPaths } from './solution-paths.ts';
import { zipDates } from './zip-dates.ts';

export const MAX_ZIP_BYTES = 50_000_000;
const MAX_ENTRIES = 20_000;
/** The size of all programs after unpacking, in bytes. */
const MAX_UNPACKED = 40_000_000;
/** In bytes: a character has at most four. */
const MAX_PROGRAM = 4 * MAX_CODE;

/** Other file extensions of the site's languages, and extensions of languages that it does not have. */
const OTHER_ENDINGS: Record<string, Language> = {
  cc: 'cpp',
  cxx: 'cpp',
  'c++': 'cpp',
  py3: 'python',
  mjs: 'javascript',
};
const NOT_HERE =
  /\.(go|rs|kt|kts|swift|rb|php|cs|scala|dart|ex|exs|erl|rkt|hs|lua|jl|clj|fs|ml|nim|zig|r|pl|m|sh|ipynb)$/i;

/**
 * Reads the programs in the ZIP archive of a repository with a folder or a file for each problem. Only programs are
 * unpacked, and no more bytes of each than its entry states. Every other file is listed, alike ones together.
 * @throws UnreadableFileError if it is not an archive or too large
 */
export function readSolutionsZip(bytes: Uint8Array): ParsedImport {
  if (bytes.byteLength > MAX_ZIP_BYTES) throw new UnreadableFileError('This archive is larger than 50 MB.');
  const skipped: SkippedLine[] = [];
  const files = unpack(bytes, skipped);
  const dates = zipDates(bytes);
  const names = namesOfPaths(Object.keys(files));
  const items: ImportedItem[] = [];
  for (const [path, content] of Object.entries(files)) {
    const code = textOfFile(content);
    const language = languageOf(path);
    const named = names.get(path);
    if (language === null || code.includes('\uFFFD') || !isStorable(code))
      skipped.push({ line: path, reason: 'no text' });
    else if (code.length > MAX_CODE) skipped.push({ line: path, reason: TOO_LONG });
    else if (named && 'names' in named) {
      const changedAt = dates.get(path) ?? new Date(0).toISOString();
      const program = { language, code, changedAt };
      items.push({ line: path, names: named.names, solvedOn: null, program, question: null });
    } else skipped.push({ line: path, reason: named?.reason ?? 'names no problem' });
  }
  return parsedImport('problems', items, { skipped: alikeTogether(skipped, 'file') });
}

const TOO_LONG = `longer than ${MAX_CODE} characters`;

function unpack(bytes: Uint8Array, skipped: SkippedLine[]): Record<string, Uint8Array> {
  const root = rootOf(pathsOf(bytes));
  let unpacked = 0;
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (isFolder(name)) return false;
        const leftOut = leftOutFolder(name, root) ?? leftOutFile(name, originalSize);
        if (leftOut) skipped.push(leftOut);
        else unpacked += originalSize;
        if (unpacked > MAX_UNPACKED)
          throw new UnreadableFileError('The programs of this archive have more than 40 MB.');
        return leftOut === null;
      },
    });
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw new UnreadableFileError('This is not a ZIP archive, or it is damaged.');
  }
}

/** The paths of an archive, without unpacking it. */
function pathsOf(bytes: Uint8Array): string[] {
  const paths: string[] = [];
  try {
    unzipSync(bytes, {
      filter({ name }) {
        paths.push(name);
        return false;
      },
    });
  } catch {
    throw new UnreadableFileError('This is not a ZIP archive, or it is damaged.');
  }
  if (paths.length > MAX_ENTRIES) throw new UnreadableFileError(`This archive has more than ${MAX_ENTRIES} files.`);
  return paths;
}

const isFolder = (path: string) => /[/\\]$/.test(path);

function leftOutFile(path: string, size: number): SkippedLine | null {
  if (NOT_HERE.test(path)) return { line: path, reason: 'in a language that is not judged here' };
  const [, ending] = /[^/\\]\.([^./\\]+)$/.exec(path) ?? [];
  if (languageOf(path) === null)
    return { line: ending === undefined ? path : `*.${ending.toLowerCase()}`, reason: 'no program' };
  return size > MAX_PROGRAM ? { line: path, reason: TOO_LONG } : null;
}

function languageOf(path: string): Language | null {
  const file = path.toLowerCase();
  return languageOfFile(file) ?? OTHER_ENDINGS[file.split('.').at(-1) ?? ''] ?? null;
}
