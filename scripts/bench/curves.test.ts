import { expect, it } from 'vitest';
import { readMeasured } from './curves/measured.ts';
import { placeProgram, TARGET, totalOf } from './curves/place-programs.ts';
import { readSuite, titleOf } from './curves/suite.ts';

/**
 * Measuring takes minutes and varies with the machine (`npm run bench:curves`); the evaluation of the times does not.
 */
it('programs of known growth are placed correctly by the stored times', async () => {
  const [programs, measured] = [await readSuite(), readMeasured()];
  const scores = programs.map((program) => placeProgram(program, measured.get(titleOf(program)) ?? new Map()));
  const { right, unclear, far } = totalOf(scores);
  const missed = scores.filter(({ off }) => off !== 0).map(({ title, placed }) => `${title}: ${placed}`);
  expect(right, missed.join('\n')).toBeGreaterThanOrEqual(TARGET.right * programs.length);
  expect(unclear, missed.join('\n')).toBeLessThanOrEqual(TARGET.unclear * programs.length);
  expect(far).toBe(0);
});

it('there are twenty programs in each of three languages', async () => {
  const counts = Map.groupBy(await readSuite(), ({ language }) => language);
  expect([...counts].map(([language, { length }]) => [language, length]).toSorted()).toEqual([
    ['cpp', 20],
    ['javascript', 20],
    ['python', 20],
  ]);
});
