import { isSame, isSamePrinted } from './checker.ts';
import type { Case, Problem } from './problem.ts';
import type { Input, Value } from './values.ts';

/** What is wrong with the columns of an SQL answer, null where nothing is. Their names are the same in any case. */
export function columnsFault(wanted: readonly string[], answered: readonly string[]): string | null {
  const names = (columns: readonly string[]) => columns.map((column) => column.toLowerCase()).join(', ');
  if (names(answered) === names(wanted)) return null;
  return `The columns are ${names(answered)} instead of ${wanted.join(', ')}.`;
}

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
