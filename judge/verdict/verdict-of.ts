import { isSame, isSamePrinted } from '../problem/checker.ts';
import { moduleFault } from '../problem/module-fault.ts';
import type { Problem } from '../problem/problem.ts';
import type { Verdict } from '../problem/verdict.ts';
import type { Input, Value } from '../values/values.ts';
import { readAnswer } from './read-answer.ts';

/** A problem's own checker: returns the error of an answer, or nothing. */
export type Check = (answer: Record<string, unknown>) => unknown;

/** What a program is asked; without `expected`, nobody knows the answer. */
export type Asked = { input: Input | { rows: string }; expected?: Value };

/** Why a program stopped early. */
export type Stopped = { verdict: Verdict; message: string };

/** What a problem's own checker gets of an answer. */
export function checkedAnswer({ signature }: Problem, { input, expected = null }: Asked, answer: Value) {
  const actual = signature && !('rows' in input) ? readAnswer(answer, expected, signature, input) : answer;
  return { ...input, expected, actual };
}

/**
 * Returns the error of an answer: null if it is right or nobody knows the right one, '' if it is only known that it
 * differs from the expected one. The answer of a program of kind stdin is what it prints; that of SQL is a list of the
 * columns and the rows.
 * @param check the problem's own checker; null if it has none, or if it is asked elsewhere
 */
export function faultOf(problem: Problem, asked: Asked, answer: Value, check: Check | null): string | null {
  const { kind, checker, columns } = problem;
  const [names = null, rows = null] = kind === 'sql' && Array.isArray(answer) ? answer : [];
  const columnFault = kind === 'sql' ? columnsFault(columns, Array.isArray(names) ? names.map(String) : []) : null;
  if (columnFault !== null) return columnFault;
  const checked = checkedAnswer(problem, asked, kind === 'sql' ? rows : answer);
  if (checker.kind === 'function') return check ? moduleFault(check(checked)) : null;
  if (asked.expected === undefined) return null;
  const { actual, expected } = checked;
  const isRight =
    kind === 'stdin' ? isSamePrinted(String(actual), String(expected), checker) : isSame(actual, expected, checker);
  return isRight ? null : '';
}

/** Column names are case-insensitive. */
function columnsFault(expected: readonly string[], actual: readonly string[]): string | null {
  const names = (columns: readonly string[]) => columns.map((column) => column.toLowerCase()).join(', ');
  if (names(actual) === names(expected)) return null;
  return `The columns are ${names(actual)} instead of ${expected.join(', ')}.`;
}

/**
 * The verdict on a run: the first wrong answer decides, then what stopped the program.
 * @param faults the error of each answer that it gave, in the order of the cases
 * @param total the number of cases
 * @returns with `failed`, the index of the case that decided; null if none did
 */
export function verdictOf(
  faults: readonly (string | null)[],
  total: number,
  stopped: Stopped | null,
): Stopped & { failed: number | null } {
  const wrong = faults.findIndex((fault) => fault !== null);
  if (wrong !== -1) return { verdict: 'Wrong Answer', message: faults[wrong] ?? '', failed: wrong };
  const next = faults.length < total ? faults.length : null;
  if (stopped) return { ...stopped, failed: next };
  if (next === null) return { verdict: 'Accepted', message: '', failed: null };
  return { verdict: 'Runtime Error', message: `no answer to case ${next + 1}`, failed: next };
}
