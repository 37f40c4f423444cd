import { expect, test } from 'vitest';
import { isCounts, readCounts, writeCounts } from './named-counts.ts';

test('reads a number after each name, which may itself have spaces and digits', () => {
  expect([...readCounts(' Amazon 33,Three 3 2, , Dell,Zoom 0')]).toEqual([
    ['Amazon', 33],
    ['Three 3', 2],
    ['Zoom', 0],
  ]);
});

test('writes the highest count first, and equal counts by name', () => {
  const counts = new Map(Object.entries({ b: 2, Zoom: 1, A: 2, Dell: 7 }));
  expect(writeCounts(counts)).toBe('Dell 7, A 2, b 2, Zoom 1');
  expect(readCounts(writeCounts(counts))).toEqual(counts);
});

test.each([
  ['', true],
  ['Amazon 33, Dell 2', true],
  ['Amazon', false],
  ['Amazon 33, Dell', false],
  ['Amazon 3, Amazon 4', false],
  ['Amazon -3', false],
  ['Amazon 99999999999', false],
  ['33', false],
])('whether %j is valid counts is %j', (text, expected) => {
  expect(isCounts(text)).toBe(expected);
});
