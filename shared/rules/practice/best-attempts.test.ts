import { expect, test } from 'vitest';
import type { Submission } from '#shared/schemas/practice.ts';
import { bestAttempts } from './best-attempts.ts';

const attempt = (key: string, changes: Partial<Submission>): Submission => ({
  key,
  slug: 'two-sum',
  language: 'python',
  verdict: 'Accepted',
  milliseconds: 20,
  passed: 3,
  total: 3,
  code: '',
  submittedAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});

test('the best is the fastest accepted submission of each language, the first if several are equally fast', () => {
  const attempts = [
    attempt('later', { submittedAt: '2026-11-21T10:00:00.000Z' }),
    attempt('first', {}),
    attempt('slower', { milliseconds: 30 }),
    attempt('wrong', { milliseconds: 1, verdict: 'Wrong Answer' }),
    attempt('unknown', { milliseconds: null }),
    attempt('other', { language: 'cpp', milliseconds: 40 }),
    attempt('unsolved', { language: 'c', verdict: 'Wrong Answer' }),
  ];
  expect(bestAttempts(attempts)).toEqual(new Set(['first', 'other']));
  expect(bestAttempts(attempts.toReversed())).toEqual(new Set(['first', 'other']));
});
