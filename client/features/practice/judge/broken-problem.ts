import { MAX_MESSAGE, type ProblemPart } from '#shared/judge/problem-parts.ts';
import { toStorable } from '#shared/rules/text/storable.ts';
import { ModuleError } from './sandbox.ts';

/** A part of the problem itself fails: no fault of the learner's program. */
export class BrokenProblem extends Error {
  override readonly name = 'BrokenProblem';
  readonly part: ProblemPart;
  /** The error message of the part, at most MAX_MESSAGE characters. */
  readonly said: string;

  constructor(part: ProblemPart, said: string) {
    super(`This problem is broken, not your program: its ${part} fails with “${said}”.`);
    this.part = part;
    this.said = toStorable(said.slice(0, MAX_MESSAGE));
  }
}

/** Wraps a call of a module of the problem. @throws BrokenProblem if the module fails */
export const asking = <T>(part: ProblemPart, asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    throw error instanceof ModuleError ? new BrokenProblem(part, error.message) : error;
  });
