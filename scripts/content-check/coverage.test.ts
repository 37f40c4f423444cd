import { expect, test } from 'vitest';
import type { ContentRecord } from '#prisma/content.ts';
import { coverageLines } from './coverage.ts';

const record = (resource: ContentRecord['resource'], values: Record<string, unknown>): ContentRecord => ({
  resource,
  values,
  file: '',
  name: String(values.id),
  hash: '',
  day: null,
  programs: [],
});

test('counts explained contests, contests that can be taken, and questions with short answers', () => {
  const records = [
    record('problem', { kind: 'function', name: 'Two Sum' }),
    record('problem', { kind: 'sql', name: 'Books' }),
    record('problem', { kind: 'stdin', name: 'Hill', contest: 1, letter: 'A' }),
    record('problem', { kind: 'stdin', name: 'Lake', contest: 1, letter: 'B' }),
    record('problem', { kind: 'stdin', name: 'Wood', contest: 2, letter: 'B' }),
    record('companyProblem', { name: 'Two Sum', tags: 'top100' }),
    record('companyProblem', { name: '3Sum', tags: 'easy, top100' }),
    record('companyProblem', { name: '4Sum' }),
    record('contest', { id: 1, explanation: 'A hill.', explanation2: 'A lake.' }),
    record('contest', { id: 2, explanation: 'A hill.', explanation2: 'A lake.' }),
    record('contest', { id: 3 }),
    record('question', { id: 1, shortAnswer: 'Yes.', alsoAsked: 'Why?' }),
    record('question', { id: 2, shortAnswer: '', sources: 'RFC 9293' }),
  ];
  expect(coverageLines({ records, catalogue: [], figures: new Map() })).toEqual([
    'Explained: 1 problems, 1 of the Top 2; SQL exercises 1; contests to be sat 1 of 3.',
    'Questions: 2, with a short answer 1, with what is asked next 1, with sources 1.',
  ]);
});
