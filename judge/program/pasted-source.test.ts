import { expect, it } from 'vitest';
import { curlyQuoteHint, pastedSource } from './pasted-source.ts';

it.each([
  ['\uFEFFint a;', 'int a;'],
  ['a\r\nb\rc\n', 'a\nb\nc\n'],
  ['if\u00A0(a)\u202Freturn', 'if (a) return'],
  ['na\u200Bme = 1\u2060', 'name = 1'],
])('reads %j as it was meant', (source, meant) => {
  expect(pastedSource(source)).toBe(meant);
});

it('names a quote that only looks like one', () => {
  expect(curlyQuoteHint('a = 1\nprint(“hello”)')).toBe('Line 2 has “ where a program needs "');
  expect(curlyQuoteHint('print("hello")')).toBe('');
});
