import { expect, test } from 'vitest';
import { parseSignature } from '../values/signature.ts';
import type { Input } from '../values/values.ts';
import { findSmallest } from './find-smallest.ts';
import { inputOfParts, partsOf, sizeOf } from './input-parts.ts';

/** Searches without a sandbox: the program is a function that returns whether it fails. */
async function search(
  signature: string,
  failing: Input,
  fails: (input: Input) => boolean,
  isValid = (_: Input) => true,
) {
  const tried: string[] = [];
  const { smallest } = await findSmallest({
    signature: signature === '' ? null : parseSignature(signature),
    known: [failing],
    failing,
    seed: 7,
    valid: (inputs) => Promise.resolve(inputs.filter(isValid)),
    run: (inputs) => {
      tried.push(...inputs.map((input) => JSON.stringify(input)));
      return Promise.resolve(inputs.map((input) => ({ input, hasFailed: fails(input) })));
    },
    isOver: () => false,
  });
  return { input: smallest?.input, tried };
}

const args = (input: Input) => ('args' in input ? input.args : []);

test('finds a list of one repeated number if a program fails on repeated numbers', async () => {
  const failing = { args: [[40, 7, 12, 7, 31, 90]] };
  const fails = (input: Input) => {
    const [list] = args(input);
    return Array.isArray(list) && new Set(list).size < list.length;
  };
  const { input } = await search('f(nums: int[]): int', failing, fails);
  expect(input).toEqual({ args: [[0, 0]] });
});

test('shrinks related values together: two lists of the same length and the number that counts them', async () => {
  const failing = { args: [4, [5, 6, 7, 8], [9, 9, 3, 9]] };
  const isValid = (input: Input) => {
    const [n, a, b] = args(input);
    return Array.isArray(a) && Array.isArray(b) && n === a.length && n === b.length && n > 0;
  };
  const fails = (input: Input) => {
    const [, , b] = args(input);
    return Array.isArray(b) && b.includes(3);
  };
  const { input } = await search('f(n: int, a: int[], b: int[]): int', failing, fails, isValid);
  expect(input).toEqual({ args: [1, [0], [3]] });
});

test('adjusts the number of lines at the start of a text when it removes lines', async () => {
  const failing = { input: '3\n10 20\n30 40\n50 60\n' };
  const isValid = (input: Input) => {
    const [first, ...lines] = 'input' in input ? input.input.trimEnd().split('\n') : [];
    return lines.length === Number(first) && lines.length > 0 && lines.every((line) => /^\d+ \d+$/.test(line));
  };
  const { input } = await search('', failing, (one) => 'input' in one && one.input.includes('4'), isValid);
  expect(input).toEqual({ input: '1\n0 4\n' });
});

test('removes calls that are not needed, and keeps the constructor', async () => {
  const failing = { calls: [['Box', 5], ['put', 3], ['take'], ['put', 8], ['take'], ['put', 1]] };
  const fails = (input: Input) =>
    'calls' in input && input.calls.some(([name, value]) => name === 'put' && value === 8);
  const signature = 'Box(size: int)\nput(value: int): void\ntake(): int';
  const { input } = await search(signature, failing, fails);
  expect(input).toEqual({
    calls: [
      ['Box', 0],
      ['put', 8],
    ],
  });
});

test('runs no input that breaks the constraints or types, and none twice', async () => {
  const isValid = (input: Input) => Number(args(input)[0]) >= 10;
  const { input, tried } = await search('f(n: int): int', { args: [977] }, (one) => Number(args(one)[0]) > 20, isValid);
  expect(input).toEqual({ args: [21] });
  expect(new Set(tried).size).toBe(tried.length);
  expect(tried.every((text) => isValid(JSON.parse(text) as Input))).toBe(true); // written above
});

test('counts numbers, characters and calls as the size', () => {
  expect(sizeOf({ args: [[1, 2], 'abc', []] }).units).toBe(5);
  expect(sizeOf({ calls: [['Box', 5], ['take']] }).units).toBe(3);
  expect(sizeOf({ input: '2\nab 7\n' }).units).toBe(4);
});

test.each(['3\n1 2\n\n-4 x\n', '1\n', 'a b c\n'])('splits a text into parts and joins them again: %j', (text) => {
  const input = { input: text };
  expect(inputOfParts(partsOf(input), input)).toEqual(input);
});
