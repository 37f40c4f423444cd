import type { Language } from '#shared/judge/languages.ts';

/** A program that somebody wrote elsewhere. `changedAt` is ISO. */
export type BroughtProgram = { language: Language; code: string; changedAt: string };

/** One problem, or one question, that somebody brings along. */
export type Brought = {
  /** As it stands in the file. */
  line: string;
  /** What may name it, the likeliest first: a name, a slug or an address. */
  names: string[];
  /** YYYY-MM-DD; null where the file does not say it. */
  solvedOn: string | null;
  program: BroughtProgram | null;
};

/** What is not taken, and why. */
export type LeftOut = { line: string; reason: string };

/** What a file of any format holds; `of` says what its lines name. */
export type Collection = { of: 'problems' | 'questions'; brought: Brought[]; leftOut: LeftOut[] };

/** The most lines, or programs, of one import. */
export const MAX_LINES = 2000;

export const MAX_LINE = 500;
export const MAX_NAMES = 5;

/** A file is not what it was chosen as, or is too large; the message is for its owner. */
export class UnreadableFileError extends Error {}

/** @throws UnreadableFileError for more than one import takes, or for none */
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
