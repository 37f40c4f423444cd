import { expect, it } from 'vitest';
import type { Language } from '#judge/languages/languages.ts';
import { indexUses, indexValue } from './index-uses.ts';

const singles = (source: string, language: Language, list: string) => [
  ...(indexUses(source, language).get(list)?.singles ?? []),
];

it('finds the variables between brackets, also with a fixed offset', () => {
  expect(singles('a = nums[i] + nums[j - 1] + nums[k+1] + nums[0]', 'python', 'nums')).toEqual(['i', 'j - 1', 'k + 1']);
  expect(singles('this.items[this.size - 1] = value', 'javascript', 'items')).toEqual(['size - 1']);
  expect(singles('while (nums[++lo] < nums[hi--]);', 'cpp', 'nums')).toEqual(['lo', 'hi']);
});

it('prefers a variable without an offset', () => {
  expect(singles('dp[i] = dp[i - 1] + dp[i - 2]', 'python', 'dp')).toEqual(['i']);
  const uses = indexUses('dp[i][j] = dp[i - 1][j] + dp[i][j - 1]; return dp[m - 1][n - 1]', 'javascript');
  expect(uses.get('dp')?.pairs).toEqual([
    ['i', 'j'],
    ['m - 1', 'n - 1'],
  ]);
});

it('computes the current value of an index', () => {
  const variables = { i: 4, half: 0.5, word: 'a' };
  expect(['i', 'i - 1', 'i + 2', 'half', 'word', 'unknown'].map((index) => indexValue(index, variables))).toEqual([
    4,
    3,
    6,
    null,
    null,
    null,
  ]);
});

it('finds only the index of the inner list if one list is the index of another', () => {
  const uses = indexUses('count[s[i]] += 1', 'python');
  expect(uses.has('count')).toBe(false);
  expect(uses.get('s')?.singles).toEqual(new Set(['i']));
});

it('finds both indexes of a matrix', () => {
  const uses = indexUses('grid[r][c] = 1; grid[r][c] = dp[i - 1][j] + dp[i][0]', 'javascript');
  expect(uses.get('grid')?.pairs).toEqual([['r', 'c']]);
  expect(uses.get('dp')?.pairs).toEqual([['i - 1', 'j']]);
});

it('finds the indexes in calls and slices', () => {
  expect(singles('s.charAt(i) === t.at(j)', 'javascript', 's')).toEqual(['i']);
  expect(singles('s.slice(left, right)', 'typescript', 's')).toEqual(['left', 'right']);
  expect(singles('s[l:r]', 'python', 's')).toEqual(['l', 'r']);
  expect(singles('s.substr(start, length)', 'cpp', 's')).toEqual(['start']);
});

it('finds the variables of loops over all indexes', () => {
  expect(singles('for i, c in enumerate(word):', 'python', 'word')).toEqual(['i']);
  expect(singles('for k in range(1, len(self.items)):', 'python', 'items')).toEqual(['k']);
  expect(singles('for (int i = 0; i < nums.size(); i++) {}', 'cpp', 'nums')).toEqual(['i']);
  expect(singles('for (const [i, word] of words.entries()) {}', 'javascript', 'words')).toEqual(['i']);
});

it('ignores comments, strings and declarations', () => {
  expect(singles('x = 1  # nums[i]\ns = "nums[j]"', 'python', 'nums')).toEqual([]);
  expect(singles('// nums[i]\n/* nums[j] */ const s = "nums[k]";', 'javascript', 'nums')).toEqual([]);
  expect(singles('int memo[n];', 'c', 'memo')).toEqual([]);
});
