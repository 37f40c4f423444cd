import { describe, expect, test } from 'vitest';
import { bounded, joinSubmissions, type LocalSubmission, parseLocalSubmission } from './local-submissions.ts';

const submission = (index: number, overrides: Partial<LocalSubmission> = {}): LocalSubmission => ({
  key: `key ${String(index).padStart(3, '0')}`,
  slug: 'two-sum',
  language: 'cpp',
  verdict: 'Accepted',
  milliseconds: null,
  passed: 1,
  total: 1,
  code: `// ${index}`,
  submittedAt: new Date(index * 1000).toISOString(),
  isSent: false,
  ...overrides,
});

const many = (count: number, overrides: Partial<LocalSubmission> = {}) =>
  Array.from({ length: count }, (_, index) => submission(index, overrides));

const toAccount = ({ isSent: _isSent, ...rest }: LocalSubmission) => rest;

test('submissions of the browser and the account are joined, newest first, with the code if one side has it', () => {
  const joined = joinSubmissions(
    [submission(2, { code: '', isSent: true }), submission(1)],
    [submission(2), submission(3)].map(toAccount),
  );
  expect(joined).toEqual([3, 2, 1].map((index) => toAccount(submission(index))));
});

describe('a browser stores', () => {
  test('twenty submissions that the account has', () => {
    expect(bounded(many(22, { isSent: true }), false)).toEqual([
      { key: 'key 001', kept: null },
      { key: 'key 000', kept: null },
    ]);
    expect(bounded(many(20, { isSent: true }), false)).toEqual([]);
  });

  test('all submissions that are not yet sent to a learner’s account', () => {
    expect(bounded(many(150), false)).toEqual([]);
  });

  test('a hundred submissions of a visitor, twenty of them with code', () => {
    const changes = bounded(many(101), true);
    expect(changes).toHaveLength(81);
    expect(changes[0]).toEqual({ key: 'key 080', kept: submission(80, { code: '' }) });
    expect(changes.at(-1)).toEqual({ key: 'key 000', kept: null });
    expect(bounded(many(21, { code: '' }), true)).toEqual([]);
  });
});

test('stored submissions are parsed, and anything else is ignored', () => {
  expect(parseLocalSubmission(JSON.stringify(submission(1)))).toEqual(submission(1));
  expect(['', '{', 'null', '{}'].map(parseLocalSubmission)).toEqual([null, null, null, null]);
});
