import { isSame, isSamePrinted } from './checker.ts';
import type { Case, Problem } from './problem.ts';
import type { Input, Value } from './values.ts';

/** A problem's own checker: says what is wrong with an answer, or nothing. */
export type Check = (answer: Record<string, unknown>) => unknown;

/**
 * What is wrong with an answer: '' where it simply is another one than expected, null where nothing is. SQL answers are
 * lists of rows, programs of kind stdin answer what they print.
 */
export function wrongWith(
  { kind, checker }: Problem,
  { input, expected }: Pick<Case, 'expected'> & { input: Input | { rows: string } },
  actual: Value,
  check: Check | null,
): string | null {
  if (checker.kind === 'function') {
    const fault = check?.({ ...input, expected, actual });
    return fault === undefined || fault === null || fault === ''
      ? null
      : typeof fault === 'string'
        ? fault
        : 'is refused';
  }
  const isRight =
    kind === 'stdin' ? isSamePrinted(String(actual), String(expected), checker) : isSame(actual, expected, checker);
  return isRight ? null : '';
}
