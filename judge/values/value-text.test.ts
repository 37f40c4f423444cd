import { expect, test } from 'vitest';
import { inputText } from './value-text.ts';
import type { Value } from './values.ts';

test('shows arguments with their names, and a list that joins the one before it with an arrow', () => {
  const parameters = ['headA', 'headB'];
  const shown = (...args: Value[]) => inputText({ args }, { parameters });
  expect(shown([4, 1, 8], [[5, 6], 2, 'joined'])).toBe('headA = [4, 1, 8]\nheadB = [5, 6] → headA[2]');
  expect(shown([4, 1, 8], [[], 1, 'joined'])).toBe('headA = [4, 1, 8]\nheadB = headA[1]');
  expect(shown([1], [2, 3])).toBe('headA = [1]\nheadB = [2, 3]');
});
