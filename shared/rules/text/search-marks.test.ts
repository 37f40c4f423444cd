import { describe, expect, test } from 'vitest';
import { excerptAround, isFormOf, markWords } from './search-marks.ts';

const marked = (text: string, ...searched: string[]) =>
  markWords(text, searched)
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('');

describe('marked words', () => {
  test.each<[string, string[], string]>([
    ['Two Sum II', ['two', 'sum'], '[Two] [Sum] II'],
    ['Sorted arrays', ['sort', 'array'], '[Sorted] [arrays]'],
    ['an array', ['arrays'], 'an [array]'],
    ['sort, sorting', ['sorted'], '[sort], [sorting]'],
    ['C, C++ and cost', ['c'], '[C], C++ and cost'],
    ['C++ in O(n log n), café', ['cpp', 'bigonlogn', 'cafe'], '[C++] in [O(n log n)], [café]'],
    ['struct', ['string'], 'struct'],
    ['nothing', [], 'nothing'],
    ['', ['x'], ''],
  ])('in %s for %j', (text, searched, expected) => {
    expect(marked(text, ...searched)).toBe(expected);
  });

  test('are in pieces that join to the text', () => {
    const text = 'a <b>b</b> & c++ 😀 数组';
    expect(
      markWords(text, ['b', 'cpp', '数组'])
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});

test.each([
  ['classes', 'class'],
  ['deadlocks', 'deadlock'],
  ['binary', 'binaries'],
  ['hashing', 'hashes'],
  ['recursion', 'recursive'],
])('%s is a form of %s', (one, other) => {
  expect([isFormOf(one, other), isFormOf(other, one)]).toEqual([true, true]);
});

test.each([
  ['state', 'static'],
  ['binary', 'bin'],
  ['contest', 'context'],
  ['thread', 'threat'],
  ['deadlock', 'dead'],
  ['pointer', 'point'],
])('%s does not match %s', (searched, word) => {
  expect(isFormOf(searched, word)).toBe(false);
});

describe('an excerpt', () => {
  const filler = 'Lorem ipsum dolor sit amet. '.repeat(40);

  test('of a short text is the complete text, on one line', () => {
    expect(excerptAround('one\n\n two', ['x'], 100)).toBe('one two');
  });

  test('starts at the start of the text if nothing is found, and shows that it was cut', () => {
    const excerpt = excerptAround(filler, ['nothing'], 100);
    expect(excerpt).toMatch(/^Lorem ipsum .*\.\.\.$/);
    expect(excerpt.length).toBeLessThanOrEqual(103);
  });

  test('starts with the sentence that has most of the words', () => {
    const text = `${filler}Only a deadlock here. ${filler}A thread in a deadlock waits. ${filler}`;
    expect(excerptAround(text, ['deadlock', 'threads'], 200)).toMatch(
      /^\.\.\.A thread in a deadlock waits\. .*\.\.\.$/,
    );
  });

  test('finds words with accents and symbols', () => {
    expect(excerptAround(`${filler}Now ÉCLAIR.`, ['eclair'], 100)).toContain('Now ÉCLAIR.');
    expect(excerptAround(`${filler}Now C++.`, ['cpp'], 100)).toContain('Now C++.');
    expect(excerptAround(`${filler}Now O(n).`, ['bigon'], 100)).toContain('Now O(n).');
  });

  test('does not split a surrogate pair', () => {
    const text = '😀'.repeat(300);
    for (let size = 50; size < 60; size++) expect(excerptAround(text, [], size).isWellFormed()).toBe(true);
  });
});
