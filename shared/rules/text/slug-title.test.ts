import { expect, test } from 'vitest';
import { titleOfSlug } from './slug-title.ts';

test.each([
  ['two-sum', 'Two Sum'],
  ['3sum', '3Sum'],
  ['the-end-of-a-list', 'The End of a List'],
  ['kth-smallest-element-in-a-bst', 'Kth Smallest Element in a BST'],
  ['lru-cache', 'LRU Cache'],
  ['house-robber-ii', 'House Robber II'],
])('the title of %s is %s', (slug, title) => {
  expect(titleOfSlug(slug)).toBe(title);
});
