import { describe, expect, it } from 'vitest';
import { type Checker, isSame, isSamePrinted, parseChecker } from './checker.ts';
import type { Value } from '../values/values.ts';

const checker = (text: string): Checker => parseChecker(text) ?? { kind: 'function' };

it.each<[text: string, parsed: Checker | null]>([
  ['', { kind: 'exact' }],
  [' exact\n', { kind: 'exact' }],
  ['any order', { kind: 'any order', isInnerToo: false }],
  ['any order, inner too', { kind: 'any order', isInnerToo: true }],
  ['tolerance 1e-5', { kind: 'tolerance', tolerance: 1e-5 }],
  ['function', { kind: 'function' }],
  ['tolerance', null],
  ['tolerance 0', null],
  ['tolerance 2', null],
  ['sorted', null],
])('parses the checker %j', (text, parsed) => {
  expect(parseChecker(text)).toEqual(parsed);
});

describe('an answer', () => {
  it.each<[checker: string, actual: Value, expected: Value, isRight: boolean]>([
    ['exact', [1, 2], [1, 2], true],
    ['exact', [2, 1], [1, 2], false],
    ['exact', [1], [1, 2], false],
    ['exact', null, [], false],
    ['exact', 'a', 'b', false],
    ['exact', '9007199254740993', '9007199254740993', true],
    ['exact', '9007199254740993', '9007199254740992', false],
    ['exact', 5, '5', true],
    ['exact', true, 'true', false],
    ['any order', [[1, 2], [3]], [[3], [1, 2]], true],
    ['any order', [[2, 1], [3]], [[3], [1, 2]], false],
    ['any order', [1, 1, 2], [1, 2, 2], false],
    ['any order', [10, 9], [9, 10], true],
    ['any order, inner too', [[2, 1], [3]], [[3], [1, 2]], true],
    ['any order, inner too', [[2, 1], [3]], [[3], [1, 1]], false],
    ['tolerance 1e-5', [0.1 + 0.2], [0.3], true],
    ['tolerance 1e-5', 0.3001, 0.3, false],
    ['tolerance 1e-5', 1_000_001, 1_000_000, true],
    ['tolerance 1e-5', 'NaN', 1, false],
  ])('under %s of %j is compared with %j', (text, actual, expected, isRight) => {
    expect(isSame(actual, expected, checker(text))).toBe(isRight);
  });
});

describe('printed text', () => {
  it.each<[checker: string, actual: string, expected: string, isRight: boolean]>([
    ['exact', ' 1  2\n3', '1 2 3\n', true],
    ['exact', '1 2', '1 2 3', false],
    ['exact', '1.0', '1', false],
    ['exact', '', '\n', true],
    ['any order', 'b a', 'a b', true],
    ['any order', 'a a b', 'a b b', false],
    ['tolerance 1e-3', '3.14159 yes', '3.1416 yes', true],
    ['tolerance 1e-3', '3.15 yes', '3.1416 yes', false],
    ['tolerance 1e-3', '3.14159 no', '3.1416 yes', false],
  ])('under %s of %j is compared with %j', (text, actual, expected, isRight) => {
    expect(isSamePrinted(actual, expected, checker(text))).toBe(isRight);
  });
});
