import { describe, expect, test } from 'vitest';
import {
  changedForAll,
  furtherSlug,
  isAnotherProblem,
  isShared,
  type KnownProblem,
  learnedFrom,
  newSlug,
  ownOf,
} from './rules.ts';

const LINK = 'https://example.org/problems/two-sum/';
const twoSum = { name: 'Two Sum', level: 'Easy', link: LINK, article: '', paid: false };
const known: KnownProblem = { ...twoSum, slug: 'two-sum', isListed: true, hasPage: false };

test.each([
  ['its page', { name: 'Two Sum', link: LINK }, 'Pair-Sum', 'pair-sum'],
  ['the last part of its link', { name: 'Sum of two', link: LINK }, '', 'two-sum'],
  ['its name', { name: '  Two (Sum)! ', link: 'https://example.org/?p=1' }, '', 'two-sum'],
  ['nothing else', { name: 'दो' }, '', 'problem'],
])('a new problem has its slug from %s', (_from, row, pageSlug, slug) => {
  expect(newSlug(row, pageSlug)).toBe(slug);
});

test('a slug that is taken gets a number', () => {
  expect(furtherSlug('two-sum', 1)).toBe('two-sum-again-1');
  expect(furtherSlug('two-sum-again-1', 2)).toBe('two-sum-again-2');
});

describe('a new name', () => {
  test('renames the problem', () => {
    expect(isAnotherProblem(twoSum, { name: 'Pair With Sum' }, false)).toBe(false);
  });

  test('means another problem if it is known', () => {
    expect(isAnotherProblem(twoSum, { name: 'Jump Game' }, true)).toBe(true);
  });

  test('means another problem with another link, but not with a first one', () => {
    const values = { name: 'Jump Game', link: 'https://example.org/problems/jump-game/' };
    expect(isAnotherProblem(twoSum, values, false)).toBe(true);
    expect(isAnotherProblem({ ...twoSum, link: '' }, values, false)).toBe(false);
  });

  test('that is the old one means nothing', () => {
    expect(isAnotherProblem(twoSum, { name: 'Two Sum', link: '' }, true)).toBe(false);
  });
});

describe('a changed value', () => {
  test('is changed for all rows', () => {
    expect(changedForAll([], twoSum, { level: 'Hard', article: '' })).toEqual({ level: 'Hard' });
  });

  test('of which the row said something of its own stays its own', () => {
    expect(changedForAll(['level'], { ...twoSum, level: 'Medium' }, { level: 'Hard', paid: true })).toEqual({
      paid: true,
    });
  });

  test('that a page does not have is not changed by it', () => {
    expect(changedForAll([], { name: 'Two Sum', level: 'Easy' }, { level: 'Hard' })).toEqual({ level: 'Hard' });
  });
});

describe('what a row says of its own', () => {
  test('is what differs from its problem', () => {
    expect(ownOf({ ...twoSum, level: 'Hard', link: '' }, known)).toEqual(['level', 'link']);
    expect(ownOf({ name: 'Two Sum', level: 'Easy' }, known)).toEqual([]);
  });

  test('ends when it is changed to what the problem says', () => {
    expect(ownOf(twoSum, known, ['level'])).toEqual([]);
    expect(ownOf({ ...twoSum, level: 'Hard' }, known, ['link'])).toEqual([]);
  });
});

test.each([
  [{ name: 'Pair' }, true],
  [{ level: 'Easy' }, false],
  [{ paid: true }, true],
  [{ name: 'Two Sum', topic: 'Arrays' }, false],
])('a write of %o concerns other rows: %s', (values, isExpected) => {
  expect(isShared(twoSum, values)).toBe(isExpected);
});

describe('the first row on a sheet', () => {
  const unlisted = { ...known, level: '', link: '', isListed: false };

  test('says what is known of its problem', () => {
    expect(learnedFrom(twoSum, unlisted)).toEqual({ level: 'Easy', link: LINK, article: '', paid: false });
  });

  test('leaves the level to its page', () => {
    expect(learnedFrom(twoSum, { ...unlisted, hasPage: true })).not.toHaveProperty('level');
  });

  test('is the only one that does', () => {
    expect(learnedFrom(twoSum, known)).toEqual({});
  });
});
