import { expect, test } from 'vitest';
import { readEntries } from './entries.ts';
import { entriesError, writeEntries } from './entries-input.ts';

const PARTS = ['name', 'length'] as const;
const TEXT = 'name: Online test\nlength: About an hour: with a clock\n\nname: Interview\nlength: Half an hour';
const ENTRIES = [
  { name: 'Online test', length: 'About an hour: with a clock' },
  { name: 'Interview', length: 'Half an hour' },
];

test('reads entries as they were written', () => {
  expect(readEntries(TEXT, PARTS)).toEqual(ENTRIES);
  expect(writeEntries(ENTRIES, PARTS)).toBe(TEXT);
  expect(entriesError(TEXT, PARTS)).toBeNull();
});

test('accepts other line ends, more blank lines, and the parts in any order', () => {
  const text = '\r\n\r\nlength:  Half an hour \r\nname: Interview\r\n\r\n\r\n';
  expect(readEntries(text, PARTS)).toEqual([ENTRIES[1]]);
  expect(entriesError(text, PARTS)).toBeNull();
});

test('each line is an entry if entries have one part', () => {
  expect(readEntries('Read: twice.\n\n  Sleep.\n', ['day'])).toEqual([{ day: 'Read: twice.' }, { day: 'Sleep.' }]);
  expect(writeEntries([{ day: 'Read.' }, { day: 'Sleep.' }], ['day'])).toBe('Read.\nSleep.');
});

test('a blank text has no entries and is valid', () => {
  for (const parts of [PARTS, ['day']]) {
    expect(readEntries(' \n ', parts)).toEqual([]);
    expect(entriesError('', parts)).toBeNull();
  }
});

test.each([
  ['name: A', 'lacks "length: …" in entry 1'],
  [`${TEXT}\n\nname: C\nlenght: D`, 'has an unknown line in entry 3: lenght: D'],
  ['name: A\nlength:', 'has an unknown line in entry 1: length:'],
  ['name: A\nname: B\nlength: C', 'has an unknown line in entry 1: name: B'],
])('reports the error in %j', (text, fault) => {
  expect(entriesError(text, PARTS)).toBe(fault);
});

test.each(['javascript:alert(1)', '//evil.invalid', 'Sheet'])('%s is not a valid link', (link) => {
  expect(entriesError(`label: A\nlink: ${link}`, ['label', 'link'])).toMatch(/^has a link in entry 1/);
  expect(entriesError('label: A\nlink: /Sheet?topic=Arrays', ['label', 'link'])).toBeNull();
});

test('ignores an incomplete entry when reading', () => {
  expect(readEntries(`name: A\n\n${TEXT}`, PARTS)).toEqual(ENTRIES);
});
