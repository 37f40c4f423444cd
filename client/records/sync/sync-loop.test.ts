import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeStored } from '#client/lib/storage/storage.ts';
import { storageOf, useStorage } from '#client/testing/browser-storage.ts';
import { requestSync } from '#client/records/owner.ts';
import { startSyncLoop } from './sync-loop.ts';

const SECOND = 1000;
let page: EventTarget & { visibilityState: string };
let stop: AbortController;
/** The kind of each run. */
let runs: ('send' | 'ask')[];
let failure: Error | null;
let returns: number;

beforeEach(() => {
  vi.useFakeTimers();
  useStorage(storageOf());
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  stop = new AbortController();
  runs = [];
  failure = null;
  returns = 0;
});

afterEach(() => {
  stop.abort();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

/** @param answered each run ends when this promise is resolved */
const start = (answered: Promise<unknown> = Promise.resolve()) =>
  startSyncLoop({
    signal: stop.signal,
    async sync(asks) {
      runs.push(asks ? 'ask' : 'send');
      await answered;
      if (failure) throw failure;
    },
    onReturn: () => void returns++,
    onFailure() {},
  });

const pass = async (seconds: number) => {
  await vi.advanceTimersByTimeAsync(seconds * SECOND);
  return runs.splice(0);
};

const setVisible = (state: 'visible' | 'hidden') => {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
};

const refusedWith = (httpStatus: number) =>
  TRPCClientError.from({ error: { message: 'No', code: -32_000, data: { httpStatus } } } as never); // as a server answers

test('asks at once, and then less and less often until the page gets the focus', async () => {
  start();
  expect(await pass(0)).toEqual(['ask']);
  expect(await pass(14)).toEqual([]);
  expect(await pass(2)).toEqual(['ask']);
  expect(await pass(28)).toEqual([]);
  expect(await pass(2)).toEqual(['ask']);
  await pass(3600);
  expect(await pass(3600)).toHaveLength(12);
  window.dispatchEvent(new Event('focus'));
  expect(await pass(16)).toEqual(['ask', 'ask']);
});

test('sends quick changes together, and still asks at the same times', async () => {
  start();
  await pass(10);
  writeStored({ one: '1' });
  await pass(1);
  writeStored({ one: '2' });
  expect(await pass(2)).toEqual(['send']);
  expect(await pass(1)).toEqual([]);
  expect(await pass(1)).toEqual(['ask']);
});

test('runs a request at once, and requests during a run once more after it', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<null>();
  start(answered);
  requestSync();
  requestSync();
  expect(await pass(1)).toEqual(['ask']);
  answer(null);
  expect(await pass(1)).toEqual(['ask']);
  expect(await pass(10)).toEqual([]);
});

test('sends queued changes when the page is hidden, and then pauses until it is visible', async () => {
  start();
  await pass(1);
  setVisible('hidden');
  writeStored({ one: '1' });
  expect(await pass(3600)).toEqual(['send']);
  setVisible('visible');
  expect(await pass(0)).toEqual(['ask']);
  expect(returns).toBe(2);
});

test('retries after a failure, sooner than the next poll, with growing delays', async () => {
  failure = new Error('no connection');
  start();
  expect(await pass(1)).toEqual(['ask']);
  expect(await pass(1)).toEqual(['ask']);
  expect(await pass(4)).toEqual(['ask']);
  await pass(100);
  expect(await pass(150)).toHaveLength(10);
  failure = null;
  window.dispatchEvent(new Event('online'));
  expect(await pass(14)).toEqual(['ask']);
});

test.each([401, 403, 409])('waits after a refusal with %i for a change, or for the focus', async (status) => {
  failure = refusedWith(status);
  start();
  expect(await pass(3600)).toEqual(['ask']);
  writeStored({ one: '1' });
  expect(await pass(3600)).toEqual(['send']);
  window.dispatchEvent(new Event('online'));
  expect(await pass(3600)).toEqual(['ask']);
});

test('ends with its signal', async () => {
  start();
  await pass(1);
  stop.abort();
  writeStored({ one: '1' });
  window.dispatchEvent(new Event('focus'));
  expect(await pass(3600)).toEqual([]);
});
