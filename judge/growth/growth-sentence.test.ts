import { expect, it } from 'vitest';
import type { Placement } from './growth-comparison.ts';
import { formatCount, formatTime, growthSentence, sizeUnit } from './growth-sentence.ts';
import { parseSignature } from '../values/signature.ts';

it.each([
  [0.2, 'under 1 ns'],
  [12, '12 ns'],
  [1234, '1.2 µs'],
  [12_345_678, '12 ms'],
  [999_900_000, '1 s'],
  [40.4e9, '40 s'],
  [59.9e9, '1 min'],
  [180e9, '3 min'],
  [2 * 3600e9, '2 h'],
  [86_400e9, '1 day'],
  [20 * 86_400e9, '20 days'],
  [400 * 86_400e9, 'over a year'],
  [Infinity, 'over a year'],
])('writes %d ns as %s', (nanoseconds, text) => {
  expect(formatTime(nanoseconds)).toBe(text);
});

it('writes counts with commas', () => {
  expect(formatCount(100_000)).toBe('100,000');
});

it('compares growth, with the times at the largest size of the constraints', () => {
  const own = { nanoseconds: 40e9, isMeasured: false };
  const best = { nanoseconds: 12e6, isMeasured: true };
  const compared = { largest: 100_000, allowed: 100_000, unit: 'numbers', own, best };
  const like: Placement = { kind: 'like', references: ['Brute force'], isBest: false };
  expect(growthSentence({ ...compared, placement: like })).toBe(
    'Your program scales like the brute force: at 100,000 numbers it would take 40 s, the best approach 12 ms.',
  );
  const between: Placement = { kind: 'between', faster: ['Hash map'], slower: ['Brute force'] };
  expect(growthSentence({ ...compared, placement: between, unit: null })).toBe(
    'Your program scales worse than Hash map and better than the brute force: at n = 100,000 it would take 40 s, the best approach 12 ms.',
  );
  const alike: Placement = { kind: 'like', references: ['Hash map'], isBest: true };
  expect(growthSentence({ ...compared, placement: alike, own: best })).toBe(
    'Your program scales like the best approach: at 100,000 numbers it takes 12 ms, and so does the best approach.',
  );
});

it.each([
  ['twoSum(nums: int[], target: int): int[]', 'numbers'],
  ['isPalindrome(s: string): bool', 'characters'],
  ['group(words: string[]): string[][]', 'words'],
  ['reverse(head: ListNode): ListNode', 'nodes'],
  ['climb(n: int): int', null],
  ['Stack()\npush(value: int): void', 'calls'],
])('measures the input of %s in %s', (signature, unit) => {
  expect(sizeUnit(parseSignature(signature))).toBe(unit);
});
