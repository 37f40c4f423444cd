import type { ModuleTask, RunTask } from '#judge/worker/messages.ts';
import type { ProblemText } from '#client/features/practice/problem-text.ts';
import type { SearchSandbox } from '#client/features/practice/smallest/look-for-smallest.ts';
import { answerOf, type ProblemModule } from '#judge/worker/module-tasks.ts';
import { driverInput, DriverOutput } from '#judge/languages/protocol.ts';
import { expect, test } from 'vitest';
import { failingOf, lookFor } from '#client/features/practice/smallest/look-for.ts';
import { filesOf } from '#judge/program/programs.ts';
import { problemFields } from '#scripts/content-check/problems/written-problem.ts';
import { readContent } from '#prisma/content.ts';
import { readSolutions } from '#client/features/practice/judge/run-solutions.ts';
import { runInNewContext } from 'node:vm';
import { sizeOf } from '#judge/smallest/input-parts.ts';
import { submit } from '#client/features/practice/judge/submission.ts';

/** Wrong programs in JavaScript, with the maximum of numbers and characters in their smallest input. */
const WRONG: [problem: string, program: string, most: number][] = [
  ['two-sum', 'uses-a-number-twice', 4],
  ['3sum', 'uses-a-position-twice', 3],
  ['lru-cache', 'replacing-drops-a-key', 13],
  ['lru-cache', 'zero-counts-as-missing', 7],
  ['reverse-linked-list-ii', 'swaps-only-the-ends', 6],
  ['reverse-words-in-a-string', 'letters-reversed-too', 2],
];

const problems = new Map(
  readContent()
    .filter(({ resource }) => resource === 'problem')
    .map(({ values }) => [String(values.slug), problemFields(values)]),
);

test.each(WRONG)('the smallest input is found: %s, %s', async (slug, program, max) => {
  const { problem, solutions } = readSolutions(problems.get(slug) as ProblemText); // it has all the fields that are read
  const solution = solutions.find(({ name }) => name === program);
  expect(solution).toBeDefined();
  const submission = { problem, language: 'javascript' as const, source: solution?.source ?? '' };
  const outcome = await submit(javascriptRunner, submission, {});
  const failing = outcome && failingOf({ outcome });
  if (!failing) throw new Error('it does not fail');
  const { smallest, keepsState } = await lookFor(javascriptRunner, { submission, failing });
  expect(keepsState).toBe(false);
  if (!smallest || 'rows' in smallest.outcome.input) throw new Error('nothing was found');
  expect(sizeOf(smallest.outcome.input).units).toBeLessThanOrEqual(max);
  expect(smallest.outcome.fault).not.toBeNull();
});

const MARK = 'mark';

/** Runs functions in JavaScript within this process, for trying the search without a browser; no text programs. */
const javascriptRunner: SearchSandbox = {
  prepare: () => Promise.resolve(),
  run({ language, source, signature, inputs, limit }: RunTask, { onCase } = {}) {
    if (language !== 'javascript') throw new TypeError(`${language} does not run here`);
    const argumentLists = inputs.flatMap((input) => ('rows' in input ? [] : [[input]]));
    const { files } = filesOf(language, signature, source);
    const output = new DriverOutput(MARK);
    let index = 0;
    const host = {
      input: driverInput(MARK, argumentLists),
      now: () => performance.now(),
      write: (piece: string) => {
        for (const { answer, printed, nanoseconds } of output.take(piece))
          onCase?.({ index: index++, answer, printed, milliseconds: nanoseconds / 1e6 });
      },
    };
    const console = { log: (...values: unknown[]) => host.write(`${values.join(' ')}\n`) };
    try {
      runInNewContext(`{${files['main.js']}}`, { host, console }, { timeout: Math.ceil(limit * 3) });
      return Promise.resolve({ failure: null, isStopped: false });
    } catch (error) {
      const isTooSlow = (error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
      const verdict = isTooSlow ? 'Time Limit Exceeded' : 'Runtime Error';
      return Promise.resolve({ failure: { verdict, message: String(error), printed: '' }, isStopped: false });
    }
  },

  async ask(task: ModuleTask) {
    const module = (await import(`data:text/javascript,${encodeURIComponent(task.module)}`)) as ProblemModule; // it exports what the task needs
    return answerOf(module, task);
  },
};
