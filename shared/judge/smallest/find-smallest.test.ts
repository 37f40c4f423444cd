import { expect, test } from 'vitest';
import { parseSignature } from '../signature.ts';
import type { Input } from '../values.ts';
import { findSmallest } from './find-smallest.ts';
import { inputOfParts, partsOf, sizeOf } from './input-parts.ts';

/** Looks without a sandbox: the program is a function that says whether it fails. */
async function look(signature: string, failing: Input, fails: (input: Input) => boolean, isValid = (_: Input) => true) {
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

test('a list of one repeated number is found where a program fails on repeated numbers', async () => {
  const failing = { args: [[40, 7, 12, 7, 31, 90]] };
  const fails = (input: Input) => {
    const [list] = args(input);
    return Array.isArray(list) && new Set(list).size < list.length;
  };
  const { input } = await look('f(nums: int[]): int', failing, fails);
  expect(input).toEqual({ args: [[0, 0]] });
});

test('values that belong together shrink together: two lists of one length and the number that counts them', async () => {
  const failing = { args: [4, [5, 6, 7, 8], [9, 9, 3, 9]] };
  const isValid = (input: Input) => {
    const [n, one, other] = args(input);
    return Array.isArray(one) && Array.isArray(other) && n === one.length && n === other.length && n > 0;
  };
  const fails = (input: Input) => {
    const [, , other] = args(input);
    return Array.isArray(other) && other.includes(3);
  };
  const { input } = await look('f(n: int, a: int[], b: int[]): int', failing, fails, isValid);
  expect(input).toEqual({ args: [1, [0], [3]] });
});

test('a text keeps its form: the number of lines in front goes down with the lines', async () => {
  const failing = { input: '3\n10 20\n30 40\n50 60\n' };
  const isValid = (input: Input) => {
    const [first, ...lines] = 'input' in input ? input.input.trimEnd().split('\n') : [];
    return lines.length === Number(first) && lines.length > 0 && lines.every((line) => /^\d+ \d+$/.test(line));
  };
  const { input } = await look('', failing, (one) => 'input' in one && one.input.includes('4'), isValid);
  expect(input).toEqual({ input: '1\n0 4\n' });
});

test('calls that are not needed go, and the constructor stays', async () => {
  const failing = { calls: [['Box', 5], ['put', 3], ['take'], ['put', 8], ['take'], ['put', 1]] };
  const fails = (input: Input) =>
    'calls' in input && input.calls.some(([name, value]) => name === 'put' && value === 8);
  const signature = 'Box(size: int)\nput(value: int): void\ntake(): int';
  const { input } = await look(signature, failing, fails);
  expect(input).toEqual({
    calls: [
      ['Box', 0],
      ['put', 8],
    ],
  });
});

test('nothing that breaks the constraints or the types is run, and nothing twice', async () => {
  const isValid = (input: Input) => Number(args(input)[0]) >= 10;
  const { input, tried } = await look('f(n: int): int', { args: [977] }, (one) => Number(args(one)[0]) > 20, isValid);
  expect(input).toEqual({ args: [21] });
  expect(new Set(tried).size).toBe(tried.length);
  expect(tried.every((text) => isValid(JSON.parse(text) as Input))).toBe(true); // written above
});

test('sizes count numbers, characters and calls', () => {
  expect(sizeOf({ args: [[1, 2], 'abc', []] }).units).toBe(5);
  expect(sizeOf({ calls: [['Box', 5], ['take']] }).units).toBe(3);
  expect(sizeOf({ input: '2\nab 7\n' }).units).toBe(4);
});

test.each(['3\n1 2\n\n-4 x\n', '1\n', 'a b c\n'])('a text is the same after it was taken apart: %j', (text) => {
  const input = { input: text };
  expect(inputOfParts(partsOf(input), input)).toEqual(input);
});
