import { expect, test } from 'vitest';
import { withCount, plural } from './plural.ts';

test.each([
  [0, '0 rows'],
  [1, '1 row'],
  [2, '2 rows'],
  [1000, '1000 rows'],
])('%i of a noun are %j', (count, text) => {
  expect(withCount(count, 'row')).toBe(text);
  expect(text).toContain(plural(count, 'row'));
});
