import { afterEach, expect, test, vi } from 'vitest';
import { createHashingQueue } from './hashing-queue.ts';

afterEach(() => void vi.useRealTimers());

/** Work that ends on command, and reports when it has begun. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const begin = vi.fn(() => promise);
  return { begin, finish: resolve, fail: reject };
}

const BUSY = { code: 'unavailable', retryAfter: 5 };
const settle = () => new Promise((next) => setImmediate(next));

test('runs work one at a time, in order of arrival', async () => {
  const queue = createHashingQueue({ atOnce: 1, maxWaiting: 2, maxWaitMs: 1000 });
  const [first, second, third] = [work(), work(), work()];
  const results = [first, second, third].map(({ begin }) => queue.run(begin));
  await settle();
  expect([first, second, third].map(({ begin }) => begin.mock.calls.length)).toEqual([1, 0, 0]);
  first.finish('first');
  await settle();
  expect([first, second, third].map(({ begin }) => begin.mock.calls.length)).toEqual([1, 1, 0]);
  second.finish('second');
  third.finish('third');
  expect(await Promise.all(results)).toEqual(['first', 'second', 'third']);
});

test('refuses work while too much is waiting, and accepts it again later', async () => {
  const queue = createHashingQueue({ atOnce: 1, maxWaiting: 1, maxWaitMs: 1000 });
  const [running, waiting, refused] = [work(), work(), work()];
  const results = [running, waiting].map(({ begin }) => queue.run(begin));
  await expect(queue.run(refused.begin)).rejects.toMatchObject(BUSY);
  expect(() => queue.requireRoom()).toThrow(expect.objectContaining(BUSY));
  expect(refused.begin).not.toHaveBeenCalled();
  for (const { finish } of [running, waiting]) finish('done');
  await Promise.all(results);
  expect(() => queue.requireRoom()).not.toThrow();
  expect(await queue.run(() => Promise.resolve('later'))).toBe('later');
});

test('refuses work that has waited too long, and frees its place', async () => {
  vi.useFakeTimers();
  const queue = createHashingQueue({ atOnce: 1, maxWaiting: 1, maxWaitMs: 3500 });
  const [running, waiting, next] = [work(), work(), work()];
  const results = [queue.run(running.begin)];
  const outcome = queue.run(waiting.begin).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3500);
  expect(await outcome).toMatchObject(BUSY);
  results.push(queue.run(next.begin));
  for (const { finish } of [running, next]) finish('done');
  expect(await Promise.all(results)).toEqual(['done', 'done']);
  expect(waiting.begin).not.toHaveBeenCalled();
});

test('frees the place of failed work', async () => {
  const queue = createHashingQueue({ atOnce: 1, maxWaiting: 0, maxWaitMs: 1000 });
  await expect(queue.run(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  expect(await queue.run(() => Promise.resolve('done'))).toBe('done');
});
