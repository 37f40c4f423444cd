import { expect, test } from 'vitest';
import { readProblem } from '../problem/problem.ts';
import { checkedAnswer, faultOf, verdictOf } from './verdict-of.ts';

const EMPTY = { schema: '', generator: '', validator: '', check: '', approaches: '' };
const cycle = readProblem({
  ...EMPTY,
  kind: 'function',
  signature: 'detectCycle(head: ListNode): ListPlace',
  checker: 'exact',
  cases: JSON.stringify([{ args: [[1, 2]], expected: null }]),
});
const sums = readProblem({
  ...EMPTY,
  kind: 'function',
  signature: 'sum(n: int): int',
  checker: 'function',
  check: 'export const check = () => null;',
  cases: '[]',
});
const rows = readProblem({ ...EMPTY, kind: 'sql', signature: 'id,Name', checker: 'exact', cases: '[]' });

test('null may be what is expected; without an expected answer every answer passes', () => {
  const input = { args: [[1, 2]] };
  expect(faultOf(cycle, { input, expected: null }, null, null)).toBeNull();
  expect(faultOf(cycle, { input, expected: null }, 1, null)).toBe('');
  expect(faultOf(cycle, { input }, 1, null)).toBeNull();
});

test("the problem's own checker decides, where it is at hand, and gets the answer by its type", () => {
  const asked = { input: { args: [2] }, expected: 3 };
  const check = ({ actual }: Record<string, unknown>) => (actual === 1 ? '' : 'is no one');
  expect(checkedAnswer(sums, asked, true)).toEqual({ args: [2], expected: 3, actual: 1 });
  expect(faultOf(sums, asked, true, check)).toBeNull();
  expect(faultOf(sums, asked, 5, check)).toBe('is no one');
  expect(faultOf(sums, asked, 5, null)).toBeNull();
});

test('of SQL the columns are compared in any letter case, then the rows', () => {
  const asked = { input: { rows: '' }, expected: [[1, 'a']] };
  expect(faultOf(rows, asked, [['ID', 'name'], [[1, 'a']]], null)).toBeNull();
  expect(faultOf(rows, asked, [['id'], [[1]]], null)).toBe('The columns are id instead of id, Name.');
  expect(faultOf(rows, asked, [['id', 'name'], [[2, 'a']]], null)).toBe('');
});

test('the first wrong answer decides, then what stopped the program, then a missing answer', () => {
  const stopped = { verdict: 'Runtime Error', message: 'it ended' } as const;
  expect(verdictOf([null, null], 2, null)).toEqual({ verdict: 'Accepted', message: '', failed: null });
  expect(verdictOf([null, 'no', ''], 4, stopped)).toEqual({ verdict: 'Wrong Answer', message: 'no', failed: 1 });
  expect(verdictOf([null], 2, stopped)).toEqual({ ...stopped, failed: 1 });
  expect(verdictOf([null], 2, null)).toMatchObject({ verdict: 'Runtime Error', failed: 1 });
});
