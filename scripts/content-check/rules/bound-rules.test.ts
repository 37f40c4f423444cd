import { expect, it } from 'vitest';
import { boundsIn } from './bound-rules.ts';

it('reads the bounds of constraints in every form that they are written in', () => {
  const text = [
    '`1 ≤ nums.length ≤ 50 000`',
    '`-10^9 ≤ nums[i], target ≤ 2^31 - 1`',
    '`0 < k ≤ 2 · 10^4` and `k ≤ nums.length`',
    'all numbers differ',
  ].join('\n');
  expect([...boundsIn(text)]).toEqual([
    ['nums.length', 50_000],
    ['nums[i]', 2 ** 31 - 1],
    ['target', 2 ** 31 - 1],
    ['k', 20_000],
  ]);
});
