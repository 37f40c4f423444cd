import { expect, it } from 'vitest';
import { parseOwnCases } from './own-cases.ts';
import { parseSignature } from '../values/signature.ts';

const TWO_SUM = 'twoSum(nums: int[], target: int): int[]';
const MATRIX = 'count(grid: char[][]): int';
const STACK = 'MinStack()\npush(value: int): void\ntop(): int';

const read = (text: string, signature: string) =>
  parseOwnCases(text, { kind: 'function', signature: parseSignature(signature) });

it.each([
  [
    'a line for each case',
    '[[2, 7], 9]\n[[3, 3], 6]',
    TWO_SUM,
    [
      [[2, 7], 9],
      [[3, 3], 6],
    ],
  ],
  [
    'a line for each argument',
    '[2,7,11,15]\n9\n[3,3]\n6',
    TWO_SUM,
    [
      [[2, 7, 11, 15], 9],
      [[3, 3], 6],
    ],
  ],
  ['a statement’s own words', 'nums = [2,7], target = 9', TWO_SUM, [[[2, 7], 9]]],
  ['CRLF and a line at the end', '[2,7]\r\n9\r\n\r\n', TWO_SUM, [[[2, 7], 9]]],
  ['an array over several lines', '[\n  [2, 7],\n  9\n]', TWO_SUM, [[[2, 7], 9]]],
  [
    'rows over several lines',
    '[["1","0"],\n ["0","1"]]',
    MATRIX,
    [
      [
        [
          ['1', '0'],
          ['0', '1'],
        ],
      ],
    ],
  ],
  ['single quotes', "[['1','\"']]", MATRIX, [[[['1', '"']]]]],
  ['one argument that is a list', '[1,2]\n[3]', 'sum(nums: int[]): int', [[[1, 2]], [[3]]]],
  ['one argument in an array', '[[1,2]]\n[[3]]', 'sum(nums: int[]): int', [[[1, 2]], [[3]]]],
  ['words of Python', 'True\nNone', 'f(a: bool, b: ListNode): int', []],
])('reads %s', (_, text, signature, args) => {
  if (args.length > 0) expect(read(text, signature)).toEqual(args.map((one) => ({ args: one })));
  else expect(() => read(text, signature)).toThrow('line 1 of your own cases: b is not an array');
});

it('reads a class in both forms', () => {
  const calls = [['MinStack'], ['push', 3], ['top']];
  expect(read('["MinStack","push","top"]\n[[],[3],[]]', STACK)).toEqual([{ calls }]);
  expect(read(JSON.stringify(calls), STACK)).toEqual([{ calls }]);
});

it.each([
  ['[[2, 7], 9]\n[[3, "a"], 6]', 'line 2 of your own cases: nums is not'],
  ['[2,7]', 'line 1 of your own cases: a case has 2 values: nums, target'],
  ['[2,7]\nnine', 'line 2 of your own cases: it is not an array'],
  ['[2,7', 'line 1 of your own cases: it is not an array'],
])('says which line of %j cannot be read', (text, message) => {
  expect(() => read(text, TWO_SUM)).toThrow(message.slice(0, 60));
});

it('takes the text of a program that reads its input as it is', () => {
  expect(parseOwnCases('1 2', { kind: 'stdin', signature: null })).toEqual([{ input: '1 2\n' }]);
});
