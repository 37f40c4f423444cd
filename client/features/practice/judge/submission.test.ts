import { describe, expect, test } from 'vitest';
import type { PageLanguage } from '#judge/languages/languages.ts';
import { readProblem } from '#judge/problem/problem.ts';
import type { Value } from '#judge/values/values.ts';
import type { ProgramRunner } from './sandbox.ts';
import { submit } from './submission.ts';

const problem = readProblem({
  kind: 'function',
  signature: 'double(n: int): int',
  schema: '',
  checker: 'exact',
  cases: JSON.stringify([1, 2, 3].map((n) => ({ args: [n], expected: 2 * n }))),
  generator: '',
  validator: '',
  check: '',
  approaches: '',
});

type CaseTime = { milliseconds: number; answer?: Value };

/** Pretends to take the given milliseconds for a case, without waiting; answers other cases right and at once. */
function takingTimes(times: Record<number, CaseTime>): ProgramRunner {
  return {
    ask: () => Promise.reject(new Error('the problem has no modules')),
    run({ inputs, limit }, { onCase } = {}) {
      for (const [index, input] of inputs.entries()) {
        const [n] = 'args' in input ? input.args : [];
        const { milliseconds = 1, answer = 2 * Number(n) } = times[Number(n)] ?? {};
        if (milliseconds > limit) {
          const failure = { verdict: 'Time Limit Exceeded', message: '', printed: '' } as const;
          return Promise.resolve({ failure, isStopped: false });
        }
        if (onCase?.({ index, answer, printed: '', milliseconds }) === false)
          return Promise.resolve({ failure: null, isStopped: true });
      }
      return Promise.resolve({ failure: null, isStopped: false });
    },
  };
}

const judge = (times: Record<number, CaseTime>, language: PageLanguage = 'javascript', source = '') =>
  submit(takingTimes(times), { problem, language, source }, {});

test('a program in a slow language gets more time', async () => {
  expect((await judge({ 2: { milliseconds: 4500 } }, 'python'))?.verdict).toBe('Accepted');
  expect((await judge({ 2: { milliseconds: 4500 } }, 'cpp'))?.verdict).toBe('Time Limit Exceeded');
});

test('a wrong answer says what a program uses that differs here', async () => {
  const wrong = { 2: { milliseconds: 1, answer: 5 } };
  expect((await judge(wrong, 'cpp', 'std::size_t n = 1LL << 40;'))?.remarks).toEqual([
    expect.stringContaining('32 bits here'),
  ]);
  expect((await judge({}, 'cpp', 'size_t n;'))?.remarks).toEqual([]);
});

describe('a program that takes longer than the limit', () => {
  test('gets the message that it is right if it answers all cases with more time', async () => {
    const outcome = await judge({ 2: { milliseconds: 7000 } });
    expect(outcome).toMatchObject({ verdict: 'Time Limit Exceeded', passed: 1, total: 3 });
    expect(outcome?.message).toBe(
      'Correct, but too slow: with enough time it answers all 3 cases correctly. The slowest of them takes 7 s; the limit here is 2 s.',
    );
  });

  test('gets the number of right cases if it takes even longer', async () => {
    expect((await judge({ 3: { milliseconds: 60_000 } }))?.message).toBe(
      'Correct so far, but too slow: 2 of 3 cases are correct, and case 3 takes longer than 2 s.',
    );
  });

  test('gets the first wrong case if it is also wrong', async () => {
    expect((await judge({ 2: { milliseconds: 7000 }, 3: { milliseconds: 1, answer: 7 } }))?.message).toBe(
      'Too slow, and not correct either: case 2 takes longer than 2 s, and with enough time case 3 ends with Wrong Answer.',
    );
    expect((await judge({ 2: { milliseconds: 7000, answer: 5 } }))?.message).toBe(
      'Too slow, and not correct either: case 2 takes longer than 2 s, and with enough time case 2 ends with Wrong Answer.',
    );
  });

  test('counts as an endless loop if that happens on the first case', async () => {
    const outcome = await judge({ 1: { milliseconds: 7000 } });
    expect(outcome).toMatchObject({ verdict: 'Time Limit Exceeded', passed: 0 });
    expect(outcome?.message).toBe('Case 1 takes longer than 2 s.');
  });
});
