import { MAX_MESSAGE, type ProblemPart } from '#judge/problem/problem-parts.ts';
import { toStorable } from '#shared/rules/text/storable.ts';
import { ModuleError } from './sandbox.ts';

/** Thrown if a part of the problem itself fails, not the learner's program. */
export class BrokenProblem extends Error {
  override readonly name = 'BrokenProblem';
  readonly part: ProblemPart;
  /** The error message of the part, at most MAX_MESSAGE characters. */
  readonly reason: string;

  constructor(part: ProblemPart, reason: string) {
    super(`This problem is broken, not your program: its ${part} fails with “${reason}”.`);
    this.part = part;
    this.reason = toStorable(reason.slice(0, MAX_MESSAGE));
  }
}

/** Awaits a call of one of the problem's modules. @throws BrokenProblem if the module fails */
export const moduleResult = <T>(part: ProblemPart, call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    throw error instanceof ModuleError ? new BrokenProblem(part, error.message) : error;
  });
