import { expect, test } from 'vitest';
import { isStorable, toStorable } from './storable.ts';

test.each(['', 'plain', '😀', 'é', '\r\n\t', '\u0001', '\ufffd', '\u2028'])('%j can be stored', (text) => {
  expect(isStorable(text)).toBe(true);
  expect(toStorable(text)).toBe(text);
});

test.each(['\0', 'a\0b', '\ud83d', '\ude00', '\ude00\ud83d', '😀\ud83d'])('%j cannot be stored', (text) => {
  expect(isStorable(text)).toBe(false);
  expect(isStorable(toStorable(text))).toBe(true);
});
