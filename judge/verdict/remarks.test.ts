import { expect, test } from 'vitest';
import { parseSignature } from '../values/signature.ts';
import { remarksOn } from './remarks.ts';

const ANCESTOR = 'lowestCommonAncestor(root: TreeNode, p: TreePlace, q: TreePlace): TreePlace';
const remarks = (signature: string, verdict: Parameters<typeof remarksOn>[0] = 'Runtime Error') =>
  remarksOn(verdict, { language: 'python', source: '', signature: parseSignature(signature) });

test('a failed program is told what is a node or a function, and no plain value', () => {
  expect(remarks(ANCESTOR)).toEqual([
    'p and q are nodes of the tree, not values.',
    'The answer is a node of the tree, not its value.',
  ]);
  expect(remarks('detectCycle(head: ListNode): ListPlace')).toEqual([
    'The answer is a node of the list, not its position.',
  ]);
  expect(remarks('firstBadVersion(n: int, bad: VersionCheck): int')).toHaveLength(1);
  expect(remarks('depth(root: TreeNode): int')).toEqual([]);
  expect(remarks(ANCESTOR, 'Accepted')).toEqual([]);
  expect(remarks(ANCESTOR, 'Time Limit Exceeded')).toEqual([]);
});

test('a wrong answer says what the program uses that differs here', () => {
  const inCpp = (source: string, verdict: Parameters<typeof remarksOn>[0] = 'Wrong Answer') =>
    remarksOn(verdict, { language: 'cpp', source, signature: null });
  expect(inCpp('std::size_t n = 1LL << 40;')).toEqual([expect.stringContaining('32 bits here')]);
  expect(inCpp('long n = 1LL << 40;')).toEqual([]);
  expect(inCpp('size_t n;', 'Runtime Error')).toEqual([]);
});
