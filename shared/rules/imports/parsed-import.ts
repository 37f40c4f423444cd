import type { Language } from '#judge/languages/languages.ts';

/** A program that the user wrote on another site. `changedAt` is an ISO date and time. */
export type ImportedProgram = { language: Language; code: string; changedAt: string };

/**
 * What the file leaves open about a line, so that its owner decides: it has no status ('no status'), or none where
 * other lines have one ('unmarked'), a status that is not understood ('status'), or it stands beside another problem in
 * a cell of its own ('aside') or beside others where it may be their topic ('topic').
 */
export type OpenQuestion = { about: 'no status' | 'unmarked' | 'status' | 'aside' | 'topic'; value: string };

/** A problem or question of an import. */
export type ImportedItem = {
  /** The line of the file, or the path in an archive. */
  line: string;
  /** What may identify it, the likeliest first: a name, a slug or a URL. */
  names: string[];
  /** YYYY-MM-DD; null if the file does not say. */
  solvedOn: string | null;
  program: ImportedProgram | null;
  /** Null if it counts as solved. */
  question: OpenQuestion | null;
  /** What it names if it is not one problem. */
  parts?: ImportedItem[];
};

/** A line that is not imported, and why. */
export type SkippedLine = { line: string; reason: string };

/** The content of a file in any format; `of` says whether it lists problems or questions. */
export type ParsedImport = {
  of: 'problems' | 'questions';
  items: ImportedItem[];
  skipped: SkippedLine[];
  /** How the file was read, in sentences. */
  remarks: string[];
};

/** The most lines, or programs, of one import. */
export const MAX_LINES = 2000;

export const MAX_LINE = 500;
export const MAX_NAMES = 5;

/** Thrown if a file does not have the chosen format or is too large; the message is shown to the user. */
export class UnreadableFileError extends Error {}

/** @throws UnreadableFileError if there are no lines, or more than one import may have */
export function parsedImport(
  of: ParsedImport['of'],
  items: ImportedItem[],
  { skipped = [], remarks = [] }: Partial<Pick<ParsedImport, 'skipped' | 'remarks'>> = {},
): ParsedImport {
  if (items.length > MAX_LINES)
    throw new UnreadableFileError(
      `These are ${items.length} lines. One import takes at most ${MAX_LINES}: please split them.`,
    );
  if (items.length + skipped.length === 0) throw new UnreadableFileError(`There are no ${of} in it.`);
  return { of, items: items.map(cut), skipped, remarks };
}

const cut = (item: ImportedItem): ImportedItem => ({
  ...item,
  line: item.line.slice(0, MAX_LINE),
  names: item.names.slice(0, MAX_NAMES).map((name) => name.slice(0, MAX_LINE)),
  ...(item.parts && { parts: item.parts.map(cut) }),
});
