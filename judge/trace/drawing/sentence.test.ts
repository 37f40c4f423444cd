import { expect, it } from 'vitest';
import type { Trace } from '../read-trace.ts';
import { leastRecentlyUsed, listReversal, treeRecursion } from './sample-node-traces.ts';
import { recordSample } from './sample-recorder.ts';
import { floodFill, pathTable, twoPointers } from './sample-traces.ts';
import { sentenceOf, sentenceText } from './sentence.ts';
import { literalsOf } from './short-value.ts';

const sentenceAt = (trace: Trace, index: number) => sentenceText(sentenceOf(trace, index, literalsOf('python')));
const allSentences = (trace: Trace) => Array.from({ length: trace.length }, (_, index) => sentenceAt(trace, index));

it('says what a line did, and which line runs next', () => {
  const { trace } = twoPointers();
  expect(sentenceAt(trace, 0)).toBe('Starts max_area([1, 8, 6, 2, 5, 4, 8, 3…).');
  expect(sentenceAt(trace, 1)).toBe('Line 2 runs next.');
  expect(sentenceAt(trace, 2)).toBe('Line 2: left is now 0, right is now 8. Line 3 runs next.');
  expect(sentenceAt(trace, trace.length - 2)).toBe('Line 11: printed best 49. Line 12 runs next.');
  expect(sentenceAt(trace, trace.length - 1)).toBe('max_area([1, 8, 6, 2, 5, 4, 8, 3…) returns 49.');
});

it('marks code', () => {
  expect(sentenceOf(twoPointers().trace, 3, literalsOf('python'))).toEqual([
    'Line 3: ',
    { code: 'best' },
    ' is now ',
    { code: '0' },
    '.',
    ' ',
    'Line 4 runs next.',
  ]);
});

it('describes calls and returns, and what the line with the call changed', () => {
  const all = allSentences(treeRecursion().trace);
  expect(all).toContain('Calls maxDepth(TreeNode(9)).');
  expect(all).toContain('maxDepth(None) returns 0.');
  expect(all).toContain('Line 5: left is now 2. Line 6 runs next.');
});

it('says which items of a collection were added, removed and set', () => {
  const all = allSentences(floodFill().trace);
  expect(all).toContain('Line 7: image[0][0] is now 7. Line 8 runs next.');
  expect(all).toContain('Line 8: (0, 0) is put into seen. Line 9 runs next.');
  expect(all).toContain('Line 12: (0, 1) is put into queue. Line 9 runs next.');
  expect(all).toContain('Line 6: (0, 0) is taken out of queue, r is now 0, c is now 0. Line 7 runs next.');
  expect(allSentences(pathTable().trace)).toContain('Line 6: dp[1][1] is now 2. Line 4 runs next.');
});

it('says which links of nodes and which fields of an object changed', () => {
  expect(allSentences(listReversal().trace)).toContain('Line 6: cur.next is now ListNode(1). Line 7 runs next.');
  const all = allSentences(leastRecentlyUsed().trace);
  expect(all).toContain('Line 3: self.capacity is now 2. Line 6 runs next.');
  expect(all).toContain('Line 27: self.cache[1] is now Node(1: 10). Line 28 runs next.');
});

it('says that two items were swapped, that an entry was removed, and how many more changes there are', () => {
  const run = recordSample('def f():\n    one\n    two\n    three\n');
  const nums = [1, 2, 3];
  const seen = new Map([['a', 1]]);
  run.call('f', 'def f', { nums, seen });
  run.line('one');
  nums.reverse();
  run.line('two');
  seen.delete('a');
  run.line('three');
  const trace = run.trace();
  expect(sentenceAt(trace, 2)).toBe('Line 2: nums[0] and nums[2] are swapped. Line 3 runs next.');
  expect(sentenceAt(trace, 3)).toBe('Line 3: seen loses "a". Line 4 runs next.');
  run.line('one', { a: 1, b: 2, c: 3, d: 4, e: 5 });
  expect(sentenceAt(run.trace(), 4)).toBe(
    'Line 4: a is now 1, b is now 2, c is now 3, 2 more changes. Line 2 runs next.',
  );
  run.line('two', { a: 2, b: 3, c: 4, d: 5 });
  expect(sentenceAt(run.trace(), 5)).toBe(
    'Line 2: a is now 2, b is now 3, c is now 4, 1 more change. Line 3 runs next.',
  );
});

it('says why a call fails', () => {
  const run = recordSample('def f(x):\n    return 1 / x\n');
  run.call('f', 'def f', { x: 0 });
  run.line('return 1 / x');
  run.fail('return 1 / x', 'ZeroDivisionError: division by zero');
  expect(sentenceAt(run.trace(), 2)).toBe('f(0) fails: ZeroDivisionError: division by zero');
});

it('says that the program itself starts and ends', () => {
  const run = recordSample('n = 3\nprint(n)\n');
  run.call('program', 'n = 3', {});
  run.line('n = 3');
  run.leave('print(n)', null);
  expect([0, 1, 2].map((index) => sentenceAt(run.trace(), index))).toEqual([
    'The program starts.',
    'Line 1 runs next.',
    'The program ends.',
  ]);
});
