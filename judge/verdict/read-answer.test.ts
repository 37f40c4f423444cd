import { expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';
import { parseSignature } from '../values/signature.ts';
import type { Input, Value } from '../values/values.ts';

const ARGS: Input = { args: [] };

it.each<[signature: string, actual: Value, expected: Value, read: Value]>([
  ['f(): bool', 1, true, true],
  ['f(): bool', 0, true, false],
  ['f(): bool', 'false', false, false],
  ['f(): bool', 2, true, 2],
  ['f(): bool[]', [1, true], [true, true], [true, true]],
  ['f(): int', true, 1, 1],
  ['f(): int', '12', 12, '12'],
  ['f(): double', '2187.00000', 2187, 2187],
  ['f(): double', 3.0000000000000004, 3, 3],
  ['f(): double', 3, 3.5, 3],
  ['f(): double', 3.000001, 3, 3],
  ['f(): double', 3.001, 3, 3.001],
  ['f(): double', 'x', 3, 'x'],
  ['f(): double[]', ['1.50000', 2], [1.5, 2], [1.5, 2]],
  ['f(): int[]', null, [], []],
  ['f(): string[][]', [null], [[]], [[]]],
  ['f(): ListNode', null, [], []],
  ['f(): TreeNode', null, [], []],
  ['f(): string', null, '', null],
  ['f(nums: int[]&): int', [2, [1, 2, 3]], [2, [1, 2]], [2, [1, 2]]],
  ['f(nums: int[]&): int', [2, [1, 2, 3]], [2, [1, 2, 9]], [2, [1, 2, 3]]],
  ['f(nums: int[]&): int', [2, [1]], [2, [1, 2]], [2, [1]]],
  ['f(nums: int[]&): void', null, [], []],
])('reads an answer of %s that is %j, where %j is expected, as %j', (signature, actual, expected, read) => {
  expect(readAnswer(actual, expected, parseSignature(signature), ARGS)).toEqual(read);
});

it('reads what the methods of a class return by their types', () => {
  const signature = parseSignature('Median()\nadd(num: int): void\nhas(num: int): bool\nfind(): double');
  const input: Input = { calls: [['Median'], ['add', 1], ['has', 1], ['find']] };
  const expected = [null, null, true, 1.5];
  expect(readAnswer([null, null, 1, '1.50000'], expected, signature, input)).toEqual(expected);
});
