import { isSame, isSamePrinted } from '../problem/checker.ts';
import type { Case, Problem } from '../problem/problem.ts';
import { readAnswer } from './read-answer.ts';
import type { Input, Value } from '../values/values.ts';

/** Returns the error of the columns of an SQL answer, null if there is none. Column names are case-insensitive. */
export function columnsFault(expected: readonly string[], actual: readonly string[]): string | null {
  const names = (columns: readonly string[]) => columns.map((column) => column.toLowerCase()).join(', ');
  if (names(actual) === names(expected)) return null;
  return `The columns are ${names(actual)} instead of ${expected.join(', ')}.`;
}

/** A problem's own checker: returns the error of an answer, or nothing. */
export type Check = (answer: Record<string, unknown>) => unknown;

/**
 * Returns the error of an answer: null if it is right, '' if it is only known that it differs from the
 * expected one. SQL answers are arrays of rows; the answer of a program of kind stdin is what it prints.
 */
export function wrongWith(
  { kind, signature, checker }: Problem,
  { input, expected }: Pick<Case, 'expected'> & { input: Input | { rows: string } },
  given: Value,
  check: Check | null,
): string | null {
  const actual = signature && !('rows' in input) ? readAnswer(given, expected, signature, input) : given;
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
