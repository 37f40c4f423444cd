import type { Value } from '../values/values.ts';

/** How an answer is compared with the expected one; `function` is the problem's own checker. */
export type Checker =
  | { kind: 'exact' }
  | { kind: 'any order'; isInnerToo: boolean }
  | { kind: 'tolerance'; tolerance: number }
  | { kind: 'function' };

/** Parses `exact` (or ''), `any order`, `any order, inner too`, `tolerance 1e-5` or `function`; null for other text. */
export function parseChecker(text: string): Checker | null {
  switch (text.trim()) {
    case '':
    case 'exact':
      return { kind: 'exact' };
    case 'any order':
      return { kind: 'any order', isInnerToo: false };
    case 'any order, inner too':
      return { kind: 'any order', isInnerToo: true };
    case 'function':
      return { kind: 'function' };
  }
  const tolerance = Number(/^tolerance (\S+)$/.exec(text.trim())?.[1]);
  return tolerance > 0 && tolerance < 1 ? { kind: 'tolerance', tolerance } : null;
}

/** Whether two answers are equal by a checker other than `function`. */
export function isSame(actual: Value, expected: Value, checker: Checker): boolean {
  if (checker.kind === 'any order') {
    const inner = checker.isInnerToo ? (value: Value) => sorted(value, identity) : identity;
    return textOf(sorted(actual, inner)) === textOf(sorted(expected, inner));
  }
  return isNear(actual, expected, checker.kind === 'tolerance' ? checker.tolerance : 0);
}

/** Whether two printed texts are equal word by word, numbers within the checker's tolerance if it has one. */
export function isSamePrinted(actual: string, expected: string, checker: Checker): boolean {
  const [words, expectedWords] = [wordsOf(actual), wordsOf(expected)];
  if (words.length !== expectedWords.length) return false;
  if (checker.kind === 'any order') return words.toSorted().join(' ') === expectedWords.toSorted().join(' ');
  const tolerance = checker.kind === 'tolerance' ? checker.tolerance : 0;
  return words.every((word, index) => {
    const expectedWord = expectedWords[index] ?? '';
    return word === expectedWord || (tolerance > 0 && isNear(Number(word), Number(expectedWord), tolerance));
  });
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** Absolute or relative tolerance, whichever is greater, as judges do; numbers beyond 2^53 are compared as text. */
function isNear(actual: Value, expected: Value, tolerance: number): boolean {
  if (Array.isArray(actual) && Array.isArray(expected))
    return (
      actual.length === expected.length &&
      actual.every((item, index) => isNear(item, expected[index] ?? null, tolerance))
    );
  if (typeof actual === 'number' && typeof expected === 'number')
    return actual === expected || Math.abs(actual - expected) <= tolerance * Math.max(1, Math.abs(expected));
  return textOf(actual) === textOf(expected);
}

const identity = (value: Value) => value;

/** Sorts by the items' JSON text, which is computed once per item, as lists may be long. */
const sorted = (value: Value, inner: (value: Value) => Value): Value =>
  Array.isArray(value)
    ? value
        .map((item) => {
          const arranged = inner(item);
          return { arranged, text: textOf(arranged) };
        })
        .toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
        .map(({ arranged }) => arranged)
    : value;

/** JSON with numbers as strings, so that a long written as a string equals the number. */
const textOf = (value: Value): string =>
  JSON.stringify(value, (_, part: Value) => (typeof part === 'number' ? String(part) : part));
