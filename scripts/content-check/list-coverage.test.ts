import { expect, test } from 'vitest';
import type { ContentRecord } from '#prisma/content.ts';
import { checkLists } from './list-coverage.ts';

const record = (resource: ContentRecord['resource'], values: Record<string, unknown>): ContentRecord => ({
  resource,
  values,
  file: 'problem-lists.json',
  name: String(values.id),
  hash: '',
  day: null,
  programs: [],
});
const link = (slug: string) => `https://leetcode.com/problems/${slug}/`;

const RECORDS = [
  record('problem', { slug: 'two-sum', name: 'Two Sum' }),
  record('problem', { slug: 'number-plate', name: 'Number Plate', sameIdeaAs: 'Other, Largest Number' }),
  record('topicProblem', { name: 'Largest Number', link: link('largest-number') }),
  record('companyProblem', { name: 'Meeting Rooms', link: link('meeting-rooms'), paid: true }),
  record('companyProblem', { name: '4Sum', link: link('4sum'), paid: false }),
  record('problemList', { name: 'Some 5', slug: 'some', problems: 'two-sum, largest-number, meeting-rooms, 4sum, x' }),
  record('problemList', { name: 'One 1', slug: 'one', problems: 'two-sum' }),
];

function check(mostMissing: Record<string, number>) {
  const faults: string[] = [];
  const content = { records: RECORDS, catalogue: [], figures: new Map<string, string>() };
  return { lines: checkLists(content, (fault) => faults.push(fault), mostMissing), faults };
}

test('counts for each list what can be solved here and what is for subscribers, and names what is missing', () => {
  expect(check({ some: 2 })).toEqual({
    lines: [
      'Some 5: 5, solvable here 2, for subscribers of the practice site 1, missing 2: 4sum, x',
      'One 1: 1, solvable here 1, missing 0',
    ],
    faults: [],
  });
});

test('refuses more missing problems than allowed', () => {
  expect(check({ some: 1 }).faults).toEqual(['problem-lists.json: 2 of Some 5 are missing, where 1 may be']);
  expect(check({}).faults).toHaveLength(1);
});
