import { expect, it } from 'vitest';
import { javascriptDriver } from '#shared/judge/drivers/javascript.ts';
import { driverInput, DriverOutput } from '#shared/judge/protocol.ts';
import type { Input } from '#shared/judge/values.ts';
import { threadTime } from './curves/cpu-clock.ts';
import { placeProgram, type Prepare } from './curves/place-programs.ts';
import { readSuite, titleOf } from './curves/suite.ts';

const TITLES = [
  'zero-triples, JavaScript: Sorted, with two pointers',
  'zero-triples, JavaScript: Counts the third in a list',
  'range-sums, JavaScript: Sums of slices',
  'sort-array, JavaScript: Quick sort into new lists',
];
/** A fraction of what a learner's program has, in nanoseconds. */
const BUDGET = 0.25e9;

/** In this process: starting others would take most of the time. */
const prepareHere: Prepare = ({ signature, source }) => {
  // The driver is a program as text, as a page's worker runs it.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const driver = new Function('host', javascriptDriver(signature, source)) as (host: object) => void;
  const run = (inputs: Input[], repeat: number) => {
    let output = '';
    driver({ input: driverInput('mark', inputs, repeat), write: (text: string) => (output += text), now: threadTime });
    return [...new DriverOutput('mark').take(output)];
  };
  return {
    time: async (input, { repeat, batches }) =>
      run(Array<Input>(batches).fill(input), repeat).map(({ nanoseconds }) => nanoseconds),
    answer: async (input) => run([input], 1)[0]?.answer,
  };
};

it('places programs of known growth right, at most one of them unclear', { timeout: 60_000 }, async () => {
  const programs = (await readSuite()).filter((program) => TITLES.includes(titleOf(program)));
  expect(programs).toHaveLength(TITLES.length);
  const missed: string[] = [];
  for (const program of programs) {
    const { title, expected, placed, off } = await placeProgram(program, prepareHere, BUDGET);
    if (off !== 0) missed.push(`${title}: ${placed}, not ${expected}`);
  }
  expect(missed.filter((text) => !text.includes(': unclear'))).toEqual([]);
  expect(missed.length).toBeLessThanOrEqual(1);
});

it('has twenty programs in each of three languages', async () => {
  const counts = Map.groupBy(await readSuite(), ({ language }) => language);
  expect([...counts].map(([language, { length }]) => [language, length]).toSorted()).toEqual([
    ['cpp', 20],
    ['javascript', 20],
    ['python', 20],
  ]);
});
