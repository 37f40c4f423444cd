import { expect, test } from 'vitest';
import { batchCalls } from './batch-calls.ts';

/** Doubles numbers, and records the batches that were requested. */
function doubling(refuses?: (inputs: readonly number[]) => boolean) {
  const batches: number[][] = [];
  const double = batchCalls<number, number>((inputs) => {
    batches.push([...inputs]);
    if (refuses?.(inputs)) return Promise.reject(new Error('refused'));
    return Promise.resolve(inputs.map((input) => input * 2));
  });
  return { batches, double };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

test('batches the calls of one turn, and gives each its own answer', async () => {
  const { batches, double } = doubling();
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

test('does not add a call to a batch that was already sent', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const batches: number[][] = [];
  const echo = batchCalls<number, number>(async (inputs) => {
    batches.push([...inputs]);
    if (inputs.includes(1)) await promise;
    return inputs;
  });
  const first = echo(1);
  await expect.poll(() => batches).toEqual([[1]]);
  expect(await echo(2)).toBe(2);
  resolve(undefined);
  expect(await first).toBe(1);
});

test('splits many calls into several batches', async () => {
  const { batches, double } = doubling();
  expect(await Promise.all(upTo(120).map(double))).toEqual(upTo(120).map((input) => input * 2));
  expect(batches.map(({ length }) => length)).toEqual([50, 50, 20]);
});

test('fails each call of a failed batch, and no later one', async () => {
  const { double } = doubling((inputs) => inputs.includes(2));
  const outcomes = await Promise.allSettled([1, 2].map(double));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await double(3)).toBe(6);
});

test('may answer one call later than the others, or fail it alone', async () => {
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
