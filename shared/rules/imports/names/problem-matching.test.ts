import { describe, expect, test } from 'vitest';
import { createMatcher } from './problem-matching.ts';

const match = createMatcher([
  { names: ['Two Sum', 'two-sum'], link: 'https://practice.example/problems/two-sum/', value: 'two-sum' },
  { names: ['3Sum', '3sum'], link: 'https://practice.example/problems/3sum', value: '3sum' },
  { names: ['01 Matrix', '01-matrix'], link: '', value: '01-matrix' },
  { names: ['Pow(x, n)', 'powx-n'], link: '', value: 'powx-n' },
  { names: ["Dijkstra's Café", 'dijkstras-cafe'], link: '', value: 'cafe' },
  { names: ['Word Search', 'word-search'], link: 'https://other.example/p/7', value: 'word-search' },
  { names: ['Word-Search', 'word-search-elsewhere'], link: 'https://third.example/p/7', value: 'another' },
  { names: ['Solve', 'solve'], link: '', value: 'solve' },
]);

describe('matches a line', () => {
  test.each([
    ['TWO SUM', 'two-sum'],
    ['two_sum', 'two-sum'],
    ['TwoSum', 'two-sum'],
    ['0001-two-sum', 'two-sum'],
    ['1. Two Sum', 'two-sum'],
    ['- [x] Two Sum', 'two-sum'],
    ['* 1) Two Sum', 'two-sum'],
    ['15. 3Sum', '3sum'],
    ['3Sum', '3sum'],
    ['01 Matrix', '01-matrix'],
    ['542. 01 Matrix', '01-matrix'],
    ['pow(X,N)', 'powx-n'],
    ['Dijkstra’s Cafe', 'cafe'],
    ['https://www.practice.example/problems/two-sum/description/?envType=list', 'two-sum'],
    ['http://elsewhere.example/problems/two-sum/solutions/123/solve', 'two-sum'],
    ['elsewhere.example/problems/3sum', '3sum'],
    ['https://other.example/p/7/', 'word-search'],
  ])('%s', (line, value) => {
    expect(match([line])).toEqual([value]);
  });
});

test('uses the first unambiguous name, and returns all candidates if there is none', () => {
  expect(match(['solution', 'two-sum'])).toEqual(['two-sum']);
  expect(match(['word search'])).toEqual(['word-search', 'another']);
  expect(match(['word search', '3Sum'])).toEqual(['3sum']);
});

test.each([
  ...['', '  ', '???', 'Three Sum', '42', 'https://practice.example/', 'https://practice.example/problems'],
  ...['elsewhere.example/x/3sum', 'https://elsewhere.example/3sum/two-sum'],
])('matches nothing for %j', (line) => {
  expect(match([line])).toBeNull();
});
