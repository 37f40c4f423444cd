import { describe, expect, it } from 'vitest';
import { parseSignature } from './signature.ts';
import { answerFault, type Input, inputFault, type Value, valueFault } from './values.ts';

const faultOf = (type: string, value: Value) => inputFault({ args: [value] }, parseSignature(`f(n: ${type}): int`));

describe('a value', () => {
  it.each<[type: string, value: Value]>([
    ['int', 2 ** 31 - 1],
    ['int', -(2 ** 31)],
    ['long', Number.MAX_SAFE_INTEGER],
    ['long', '-9223372036854775808'],
    ['double', 0.5],
    ['bool', false],
    ['char', 'é'],
    ['string', ''],
    ['int[]', []],
    ['string[][]', [['a'], []]],
    ['ListNode', [1, 2]],
    ['ListNode', [[1, 2], 0]],
    ['ListNode', [[1, 2], 1]],
    ['ListNode[]', [[1], []]],
    ['TreeNode', []],
    ['TreeNode', [1, null, 2, 3]],
    ['Graph', [[2], [1]]],
    [
      'RandomList',
      [
        [7, null],
        [-1, 0],
      ],
    ],
    ['RandomList', []],
    ['NextTree', [1, null, 3]],
    ['NextTree', [[1], [2, 3]]],
    ['MultiList', [1, 2, [3, [4]], 5]],
    ['MultiList', []],
  ])('of %s may be %j', (type, value) => {
    expect(faultOf(type, value)).toBeNull();
  });

  it.each<[type: string, value: Value, fault: string]>([
    ['int', 2 ** 31, 'is not a 32-bit integer'],
    ['int', 1.5, 'is not a 32-bit integer'],
    ['int', '1', 'is not a 32-bit integer'],
    ['long', 2 ** 53, 'is not an integer (beyond 2^53 as a string)'],
    ['long', '12345678901234567890', 'is not an integer (beyond 2^53 as a string)'],
    ['double', '1', 'is not a number'],
    ['bool', 0, 'is neither true nor false'],
    ['char', 'ab', 'is not a single character'],
    ['string', 1, 'is not a string'],
    ['int[]', 1, 'is not an array of type int[]'],
    ['int[][]', [1], 'is not an array of type int[]'],
    ['int[]', [1, null], 'is not a 32-bit integer'],
    ['ListNode', null, 'is not an array of type int[]'],
    ['ListNode', [[1, 2], 2], 'has no position that its last node leads back to'],
    ['ListNode', [[1, 2], -1], 'has no position that its last node leads back to'],
    ['ListNode', [[1, 2]], 'has no position that its last node leads back to'],
    ['ListNode', [[], 0], 'has no position that its last node leads back to'],
    ['ListNode', [['1'], 0], 'is not a 32-bit integer'],
    ['TreeNode', null, 'is not an array of nodes by level'],
    ['TreeNode', ['a'], 'is not a 32-bit integer'],
    ['TreeNode', [1, null, null, 2], 'has a node without a parent'],
    ['TreeNode', [null, 1], 'has a node without a parent'],
    ['TreeNode', [1, 2, null], 'ends with a missing node'],
    ['Graph', [1], 'is not an array of type int[]'],
    ['NextTree', [null, 1], 'has a node without a parent'],
    ['MultiList', [[1]], 'has an item that is neither a value nor the array of a child'],
    ['MultiList', [1, []], 'has an item that is neither a value nor the array of a child'],
    ['MultiList', [1, [2], [3]], 'has an item that is neither a value nor the array of a child'],
    ['RandomList', 1, 'has a node that is not a pair of a value and a position or null'],
    ['RandomList', [[1]], 'has a node that is not a pair of a value and a position or null'],
    ['RandomList', [[1, 1]], 'has a node that is not a pair of a value and a position or null'],
    ['RandomList', [['1', null]], 'has a node that is not a pair of a value and a position or null'],
  ])('of %s is not %j', (type, value, fault) => {
    expect(faultOf(type, value)).toBe(`n ${fault}`);
  });
});

const STACK = parseSignature('Stack(size: int)\npush(n: int)\ntop(): int');
const TWO = parseSignature('f(a: int[]&, b: int): bool');
const VOID = parseSignature('f(a: int[]&, b: int): void');

describe('an input', () => {
  it.each<[signature: ReturnType<typeof parseSignature>, input: Input, fault: string | null]>([
    [TWO, { args: [[1], 2] }, null],
    [TWO, { args: [[1]] }, 'f takes 2 values, not 1'],
    [TWO, { args: [[1], true] }, 'b is not a 32-bit integer'],
    [TWO, { calls: [] }, 'the case has no args'],
    [STACK, { calls: [['Stack', 1], ['push', 2], ['top']] }, null],
    [STACK, { args: [] }, 'the case has no calls'],
    [STACK, { calls: [] }, 'there are no calls'],
    [STACK, { calls: [['push', 1]] }, 'call 1 is of none of Stack, push, top'],
    [
      STACK,
      {
        calls: [
          ['Stack', 1],
          ['Stack', 1],
        ],
      },
      'call 2 is of none of Stack, push, top',
    ],
    [
      STACK,
      {
        calls: [
          ['Stack', 1],
          ['push', 'a'],
        ],
      },
      'call 2: n is not a 32-bit integer',
    ],
  ])('is checked by its signature', (signature, input, fault) => {
    expect(inputFault(input, signature)).toBe(fault);
  });
});

describe('an answer', () => {
  const calls = { calls: [['Stack', 1], ['push', 2], ['top']] };
  it.each<[signature: ReturnType<typeof parseSignature>, expected: Value, fault: string | null]>([
    [TWO, [true, [1]], null],
    [TWO, true, 'is not an array of 2 answers'],
    [TWO, [true, 1], 'is not an array of type int[]'],
    [VOID, [1], null],
    [VOID, null, 'is not an array of type int[]'],
    [STACK, [null, null, 2], null],
    [STACK, [null, null], 'has 2 answers to 3 calls'],
    [STACK, [null, 1, 2], 'is not null'],
    [STACK, null, 'is not an array with an answer for each call'],
  ])('is checked by its signature: %j', (signature, expected, fault) => {
    expect(answerFault(expected, signature, signature === STACK ? calls : { args: [] })).toBe(fault);
  });
});

describe('a QuadTree or JoinedList', () => {
  const NOWHERE = 'has no position at which it joins the list before it';
  it.each<[base: 'QuadTree' | 'JoinedList', value: Value, fault: string | null]>([
    ['QuadTree', [[0], [1, 1], [1, 0], [1, 1], [1, 0]], null],
    ['QuadTree', [[1, 2]], 'has a node that is neither [0] nor [1, 0 or 1]'],
    ['JoinedList', [1, 2], null],
    ['JoinedList', [[5, 6], 2, 'joined'], null],
    ['JoinedList', [[5, 6], 2], NOWHERE],
    ['JoinedList', [[5, 6], -1, 'joined'], NOWHERE],
  ])('is checked: %s %j', (base, value, fault) => {
    expect(valueFault(value, { base, depth: 0 })).toBe(fault);
  });
});
