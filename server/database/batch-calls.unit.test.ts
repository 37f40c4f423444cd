import { expect, test } from 'vitest';
import { batchCalls } from './batch-calls.ts';

/** Doubles numbers, and notes which were asked for in one go. */
function doubling(refuses?: (inputs: readonly number[]) => boolean) {
  const asked: number[][] = [];
  const double = batchCalls<number, number>((inputs) => {
    asked.push([...inputs]);
    if (refuses?.(inputs)) return Promise.reject(new Error('refused'));
    return Promise.resolve(inputs.map((input) => input * 2));
  });
  return { asked, double };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

test('calls of one turn go together, and each gets its own answer', async () => {
  const { asked, double } = doubling();
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(asked).toEqual([[1, 2, 3], [4]]);
});

test('a call does not join what has been sent before it was made', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const asked: number[][] = [];
  const echo = batchCalls<number, number>(async (inputs) => {
    asked.push([...inputs]);
    if (inputs.includes(1)) await promise;
    return inputs;
  });
  const first = echo(1);
  await expect.poll(() => asked).toEqual([[1]]);
  expect(await echo(2)).toBe(2);
  resolve(undefined);
  expect(await first).toBe(1);
});

test('a great many go in several parts', async () => {
  const { asked, double } = doubling();
  expect(await Promise.all(upTo(120).map(double))).toEqual(upTo(120).map((input) => input * 2));
  expect(asked.map(({ length }) => length)).toEqual([50, 50, 20]);
});

test('a batch that fails as a whole fails for each of its calls, and for none after', async () => {
  const { double } = doubling((inputs) => inputs.includes(2));
  const outcomes = await Promise.allSettled([1, 2].map(double));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await double(3)).toBe(6);
});

test('one of them may be answered later than the others, or fail alone', async () => {
  const { promise, reject } = Promise.withResolvers<number>();
  const ask = batchCalls<number, number>((inputs) =>
    Promise.resolve(inputs.map((input) => (input === 1 ? promise : input))),
  );
  const first = ask(1);
  first.catch(() => {}); // it is waited for below
  expect(await ask(2)).toBe(2);
  reject(new Error('alone'));
  await expect(first).rejects.toThrow('alone');
});
