import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('a short text is complete, without dots', () => {
  expect(excerpt('Two pointers')).toBe('Two pointers');
  expect(excerpt('')).toBe('');
  expect(excerpt('x'.repeat(100))).toBe('x'.repeat(100));
});

test('a long text is cut after 100 characters, with dots', () => {
  expect(excerpt('x'.repeat(101))).toBe(`${'x'.repeat(100)}...`);
});

test('no surrogate pair is split', () => {
  expect(excerpt('😀'.repeat(101))).toBe(`${'😀'.repeat(100)}...`);
  expect(excerpt('😀'.repeat(100))).toBe('😀'.repeat(100));
});

test('markup is removed, and does not count', () => {
  expect(excerpt(`<h1>Two</h1><b>pointers</b><br><li>meet</li>`)).toBe('Two pointers meet');
  expect(excerpt(`<b>${'x'.repeat(100)}</b>`)).toBe('x'.repeat(100));
});

test('white space becomes one space, and is trimmed', () => {
  expect(excerpt('  Two\r\n\tpointers  ')).toBe('Two pointers');
});

test('text that only looks like markup is not removed', () => {
  expect(excerpt('vector<int> a < b')).toBe('vector<int> a < b');
});
