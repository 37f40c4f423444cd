import type { Language } from '#shared/judge/languages.ts';

/** A program that the user wrote on another site. `changedAt` is an ISO date and time. */
export type BroughtProgram = { language: Language; code: string; changedAt: string };

/** A problem or question of an import. */
export type Brought = {
  /** The line of the file, or the path in an archive. */
  line: string;
  /** What may identify it, the likeliest first: a name, a slug or a URL. */
  names: string[];
  /** YYYY-MM-DD; null if the file does not say. */
  solvedOn: string | null;
  program: BroughtProgram | null;
};

/** A line that is not imported, and why. */
export type LeftOut = { line: string; reason: string };

/** The content of a file in any format; `of` says whether it lists problems or questions. */
export type Collection = { of: 'problems' | 'questions'; brought: Brought[]; leftOut: LeftOut[] };

/** The most lines, or programs, of one import. */
export const MAX_LINES = 2000;

export const MAX_LINE = 500;
export const MAX_NAMES = 5;

/** Thrown if a file does not have the chosen format or is too large; the message is shown to the user. */
export class UnreadableFileError extends Error {}

/** @throws UnreadableFileError if there are no lines, or more than one import may have */
export function collectionOf(of: Collection['of'], brought: Brought[], leftOut: LeftOut[] = []): Collection {
  if (brought.length > MAX_LINES)
    throw new UnreadableFileError(
      `These are ${brought.length} lines. One import takes at most ${MAX_LINES}: please split them.`,
    );
  if (brought.length + leftOut.length === 0) throw new UnreadableFileError(`There are no ${of} in it.`);
  return {
    of,
    brought: brought.map((one) => ({
      ...one,
      line: one.line.slice(0, MAX_LINE),
      names: one.names.slice(0, MAX_NAMES).map((name) => name.slice(0, MAX_LINE)),
    })),
    leftOut,
  };
}
