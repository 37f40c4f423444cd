import { describe, expect, test } from 'vitest';
import { parseQuery, readingsUsed, searchedWords, toTsQuery } from './query.ts';

const asTyped = (text: string) => toTsQuery(parseQuery(text), { join: '&', asTyped: true });

describe('a query in PostgreSQL’s notation', () => {
  test.each([
    ['two su', 'two & su:*'],
    ['two sum', 'two & sum:*'],
    ['"two sum" array', '(two <-> sum) & array:*'],
    ['“two sum”', '(two <-> sum)'],
    ['"two su', 'two & su:*'],
    ['"two"', 'two'],
    ['c++', 'cpp:*'],
    ['sum of the two', 'sum & two:*'],
    ['what is a deadlock', 'deadlock:*'],
    ['binary search is', 'binary & search'],
    ['what is an', 'what & is & an:*'],
    ['two two', 'two:*'],
    ["a & b | c !d <-> e:* 'f' (gh)", 'b & c & d & e & f & gh:*'],
    ['数组排序', '(数组 & 组排 & 排序:*)'],
    ['数 x', '数:*'],
  ])('%s', (text, query) => {
    expect(asTyped(text)).toBe(query);
  });

  test('does not search for a single-letter prefix after other words', () => {
    expect(asTyped('base s')).toBe('base');
    expect(asTyped('s')).toBe('s:*');
    expect(asTyped('it s')).toBe('s');
    expect(toTsQuery(parseQuery('base s'), { join: '&' })).toBe('base & s');
  });

  test('can replace a word with alternatives', () => {
    const instead = new Map([['tow', ['two', '(to <-> w)']]]);
    expect(toTsQuery(parseQuery('tow sum'), { join: '&', asTyped: true, instead })).toBe(
      '(tow | two | (to <-> w)) & sum:*',
    );
    expect(toTsQuery(parseQuery('tow sum'), { join: '|', instead })).toBe('(tow | two | (to <-> w)) | sum');
    expect(searchedWords(parseQuery('tow sum'), instead)).toEqual(['tow', 'sum', 'two', 'to', 'w']);
  });
});

test('uses the alternatives that a document contains, for words that it lacks', () => {
  const instead = new Map([
    ['done', ['one', 'none']],
    ['blocks', ['locks', 'clocks']],
  ]);
  const used = readingsUsed(instead, ['done', 'one', 'locks']);
  expect(searchedWords(parseQuery('done blocks'), used)).toEqual(['done', 'blocks', 'locks']);
});

test('keeps every word for the comparison with headers', () => {
  expect(parseQuery('What is "the GIL"?').words).toEqual(['what', 'is', 'the', 'gil']);
});

test.each(['', ' ', '""', '"', '& | !', '%_\\', '()', '😀😀'])('%j has no words', (text) => {
  expect(parseQuery(text)).toEqual({ words: [], terms: [], isOpen: false });
});
