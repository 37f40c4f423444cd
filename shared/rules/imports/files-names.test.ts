import { describe, expect, test } from 'vitest';
import { imported } from '#shared/testing/imported-file.ts';

const NAMES: [line: string, problem: string][] = [
  ['Two Sum - LeetCode', 'Two Sum'],
  ['Two Sum | LeetCode', 'Two Sum'],
  ['LC 1. Two Sum', 'Two Sum'],
  ['LC1 Two Sum', 'Two Sum'],
  ['LeetCode 1: Two Sum', 'Two Sum'],
  ['LeetCode #15 - 3Sum', '3Sum'],
  ['Two Sum (Easy)', 'Two Sum'],
  ['Two Sum [Easy]', 'Two Sum'],
  ['15. 3Sum (Medium)', '3Sum'],
  ['3Sum - Medium', '3Sum'],
  ['[1] Two Sum', 'Two Sum'],
  ['[15]3Sum', '3Sum'],
  ['(1) Two Sum', 'Two Sum'],
  ['#1 Two Sum', 'Two Sum'],
  ['Two Sum (1)', 'Two Sum'],
  ['Two Sum (LC 1)', 'Two Sum'],
  ['two_sum.py', 'Two Sum'],
  ['0001-two-sum.java', 'Two Sum'],
  ['two%2Dsum', 'Two Sum'],
  ['Two%20Sum', 'Two Sum'],
  ['`two-sum`', 'Two Sum'],
  ['**Two Sum**', 'Two Sum'],
  ['Two&nbsp;Sum', 'Two Sum'],
  ['Pow(x,n)', 'Pow(x, n)'],
  ['50. Pow(x, n)', 'Pow(x, n)'],
  ['01 Matrix', '01 Matrix'],
  ['542. 01 Matrix', '01 Matrix'],
  ['String to Integer (atoi)', 'String to Integer (atoi)'],
  ['two-integer-sum', 'Two Sum'],
  ['Two Integer Sum', 'Two Sum'],
  ['duplicate-integer', 'Contains Duplicate'],
  ['validate-parentheses', 'Valid Parentheses'],
  ['Rotting Fruit', 'Rotting Oranges'],
  ['coin-change-2', 'Coin Change II'],
  ['Friend Circles', 'Number of Provinces'],
  ['https://neetcode.io/problems/two-integer-sum/question?list=neetcode150', 'Two Sum'],
  ['https://leetcode.com/problems/two%2Dsum/', 'Two Sum'],
  ['https://leetcode.com/problems/coin-change-2', 'Coin Change II'],
  ['leetcode.com/problems/two-sum/description/?envType=daily', 'Two Sum'],
  ['https://leetcode.com/contest/weekly-contest-1/problems/two-sum/', 'Two Sum'],
  ['https://www.geeksforgeeks.org/problems/two-sum/1', 'Two Sum'],
  ['https://site.example/problems/two-sum/solutions/17/subsets', 'Two Sum'],
  ['Two Sum https://leetcode.com/problems/two-sum/', 'Two Sum'],
];

test.each(NAMES)('%s', (line, problem) => {
  expect(imported(line)).toMatchObject({ ticks: [problem], left: [] });
});

describe('what is no place of a problem ticks nothing, and is listed:', () => {
  test.each([
    'https://leetcode.com/explore/learn/card/binary-search/138/background/1038/',
    'https://leetcode.com/tag/binary-search/',
    'https://leetcode.com/problem-list/subsets/',
    'https://leetcode.com/studyplan/binary-search/',
    'https://leetcode.com/u/two-sum/',
    'https://leetcode.com/two-sum/',
    'https://leetcode.com/discuss/general/17/two-sum',
    'https://leetcode.com/problems/',
    'https://leetcode.com/problems/tag/binary-search/',
    'https://site.example/problems/binary-search/koko',
    'https://example.com/subsets/',
    'example.com/subsets/',
    'https://leetcode.com/problemset/?topicSlugs=binary-search',
  ])('%s', (address) => {
    expect(imported(address)).toMatchObject({ ticks: [], left: [`${address} (an address that is no problem here)`] });
  });
});

test.each(['Two', 'Sum', 'Two Sum II', '42', 'Two Sums', 'The Two Sum', 'Binary', 'search.py'])(
  '%j is no problem',
  (line) => {
    expect(imported(line)).toMatchObject({ ticks: [], left: [expect.stringContaining(line)] });
  },
);
