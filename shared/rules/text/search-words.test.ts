import { describe, expect, test } from 'vitest';
import { findWords, foldText, indexedParts, queryParts, wordsOf } from './search-words.ts';

test.each([
  ['CAFÉ', 'cafe'],
  ['ｃａｆｅ', 'cafe'],
  ['Łódź straße', 'lodz strasse'],
  ['İstanbul', 'istanbul'],
  ['Ａﬁ', 'afi'],
  ['が 한국', 'が 한국'],
])('%s is folded to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

describe('the words of a text', () => {
  test.each<[string, string[]]>([
    ['two-sum', ['two', 'sum']],
    ['TCP/IP', ['tcp', 'ip']],
    ['unordered_map', ['unordered', 'map']],
    ['std::move(x)', ['std', 'move', 'x']],
    ['3Sum', ['3', 'sum']],
    ['UTF-8, utf8', ['utf', '8', 'utf', '8']],
    ["Pascal's triangle, Pascal’s", ['pascals', 'triangle', 'pascals']],
    ['C++, C++17 and c', ['cpp', 'cpp', '17', 'and', 'c']],
    ['C#, F# and #1', ['csharp', 'fsharp', 'and', '1']],
    ['.NET, ASP.NET, a.network', ['dotnet', 'asp', 'dotnet', 'a', 'network']],
    ['O(n), O(n log n), O(n²), O(n^2)', ['bigon', 'bigonlogn', 'bigon2', 'bigon2']],
    ['O((n + m) log n), O(1)', ['bigonplusmlogn', 'bigo1']],
    ['O(n log', ['bigonlog']],
    ['foo(n), o(', ['foo', 'n', 'o']],
    ['⑴ ½ ① n²', ['1', '12', '1', 'n', '2']],
    ['数组排序 и мир', ['数组排序', 'и', 'мир']],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test.each(['', ' \n', '!!!', '%', '_', '\\', '()', '&|!<->:*', '😀', "'"])('do not exist in %j', (text) => {
    expect(wordsOf(text)).toEqual([]);
  });

  test('contain only letters and digits, whatever the text', () => {
    const everything = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).join(' a');
    for (const word of wordsOf(everything)) expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u);
  });

  test('have their positions', () => {
    const text = 'Łódź: C++ in O(n)';
    expect(findWords(text).map(({ word, start, end }) => [word, text.slice(start, end)])).toEqual([
      ['lodz', 'Łódź'],
      ['cpp', 'C++'],
      ['in', 'in'],
      ['bigon', 'O(n)'],
    ]);
  });

  test('are cut after 60 characters', () => {
    expect(wordsOf('x'.repeat(1000))).toEqual(['x'.repeat(60)]);
  });
});

test('words of other scripts are searched by pairs of letters, and found by any part', () => {
  const indexed = new Set(indexedParts('数组排序'));
  for (const part of ['数组', '组排序', '排序', '数组排序']) {
    for (const pair of queryParts(part)) expect(indexed).toContain(pair);
  }
  expect(indexed).toContain('序');
  expect(queryParts('序')).toEqual(['序']);
});

test('Latin words have one part', () => {
  expect(indexedParts('array')).toEqual(['array']);
  expect(queryParts('array')).toEqual(['array']);
});
