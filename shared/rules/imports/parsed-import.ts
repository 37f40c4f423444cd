import type { Language } from '#shared/judge/languages.ts';

/** A program that the user wrote on another site. `changedAt` is an ISO date and time. */
export type ImportedProgram = { language: Language; code: string; changedAt: string };

/** A problem or question of an import. */
export type ImportedItem = {
  /** The line of the file, or the path in an archive. */
  line: string;
  /** What may identify it, the likeliest first: a name, a slug or a URL. */
  names: string[];
  /** YYYY-MM-DD; null if the file does not say. */
  solvedOn: string | null;
  program: ImportedProgram | null;
};

/** A line that is not imported, and why. */
export type SkippedLine = { line: string; reason: string };

/** The content of a file in any format; `of` says whether it lists problems or questions. */
export type ParsedImport = { of: 'problems' | 'questions'; items: ImportedItem[]; skipped: SkippedLine[] };

/** The most lines, or programs, of one import. */
export const MAX_LINES = 2000;

export const MAX_LINE = 500;
export const MAX_NAMES = 5;

/** Thrown if a file does not have the chosen format or is too large; the message is shown to the user. */
export class UnreadableFileError extends Error {}

/** @throws UnreadableFileError if there are no lines, or more than one import may have */
export function parsedImport(of: ParsedImport['of'], items: ImportedItem[], skipped: SkippedLine[] = []): ParsedImport {
  if (items.length > MAX_LINES)
    throw new UnreadableFileError(
      `These are ${items.length} lines. One import takes at most ${MAX_LINES}: please split them.`,
    );
  if (items.length + skipped.length === 0) throw new UnreadableFileError(`There are no ${of} in it.`);
  return {
    of,
    items: items.map((one) => ({
      ...one,
      line: one.line.slice(0, MAX_LINE),
      names: one.names.slice(0, MAX_NAMES).map((name) => name.slice(0, MAX_LINE)),
    })),
    skipped,
  };
}
