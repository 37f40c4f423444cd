import { describe, expect, test } from 'vitest';
import { seededRandom } from '../values/random.ts';
import { parseSignature } from '../values/signature.ts';
import type { Input, Value } from '../values/values.ts';
import { sizeOf } from './input-parts.ts';
import { separationOf } from './separating-condition.ts';

const LIST = parseSignature('f(nums: int[]): int');

/** 200 lists of up to five numbers, and whether the program fails on each. */
const tried = (fails: (list: number[]) => boolean, answer: (list: number[]) => Value = () => 7) => {
  const random = seededRandom(3);
  return Array.from({ length: 200 }, () => {
    const list = Array.from({ length: random.int(0, 5) }, () => random.int(-2, 4));
    const input: Input = { args: [list] };
    return { input, expected: answer(list), hasFailed: fails(list) };
  });
};

describe('says when a program fails', () => {
  const sum = (list: number[]) => list.reduce((total, number) => total + number, 0);

  test.each<[string, (list: number[]) => boolean]>([
    ['when `nums` is empty', (list) => list.length === 0],
    ['when `nums` has 3 elements or more', (list) => list.length >= 3],
    ['when `nums` has a value twice', (list) => new Set(list).size < list.length],
    ['when `nums` has a negative number', (list) => list.some((number) => number < 0)],
    ['when `nums` has a 0', (list) => list.includes(0)],
    ['when the right answer is negative', (list) => sum(list) < 0],
  ])('%s', (words, fails) => {
    const separation = separationOf(LIST, tried(fails, sum));
    expect(separation?.sentence).toBe(`It fails only ${words}.`);
    expect(separation?.failing.hasFailed).toBe(true);
    expect(separation?.passing.hasFailed).toBe(false);
  });

  test('with the smallest example of each side', () => {
    const separation = separationOf(
      LIST,
      tried((list) => list.length >= 3),
    );
    expect(separation && sizeOf(separation.failing.input).units).toBe(3);
    expect(separation?.passing.input).toEqual({ args: [[]] });
  });
});

describe('says nothing', () => {
  test('if no condition separates the two sides', () => {
    expect(
      separationOf(
        LIST,
        tried((list) => JSON.stringify(list).length % 3 === 0),
      ),
    ).toBeNull();
  });

  test('if one in twenty inputs is on the other side', () => {
    let count = 0;
    expect(
      separationOf(
        LIST,
        tried((list) => list.length >= 3 !== (++count % 20 === 0)),
      ),
    ).toBeNull();
  });

  test('if too few inputs were tried, or all of them fail', () => {
    expect(separationOf(LIST, tried((list) => list.length >= 3).slice(0, 12))).toBeNull();
    expect(
      separationOf(
        LIST,
        tried(() => true),
      ),
    ).toBeNull();
  });
});
