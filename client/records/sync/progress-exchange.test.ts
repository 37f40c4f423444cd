import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { writeStored } from '#client/lib/storage/storage.ts';
import { OWNER } from '#client/records/progress/progress-queue.ts';
import { storageOf, useStorage } from '#client/testing/browser-storage.ts';
import { createProgressExchange } from './progress-exchange.ts';

const LEARNER = 'learner';
const NOTHING = { done: 0, starred: 0, questions: 0, notes: 0, keptNotes: 0 };

beforeEach(() => {
  useStorage(storageOf());
  writeStored({ [OWNER]: LEARNER });
});
afterAll(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

const refusing = (name: string) => ({ locks: { request: () => Promise.reject(new DOMException('No locks', name)) } });

function exchange(send = vi.fn()) {
  send.mockResolvedValue({ items: [], revision: 0, records: 0, hasMore: false, merged: NOTHING });
  const on = { onMerged() {}, onUnsendable() {}, onNotStored() {} };
  const { signal } = new AbortController();
  return createProgressExchange({ userKey: LEARNER, send, signal, ...on }).exchange();
}

test('goes on in a browser that allows no locks, and not in one that ends the wait for one', async () => {
  const send = vi.fn();
  vi.stubGlobal('navigator', refusing('SecurityError'));
  await exchange(send);
  expect(send).toHaveBeenCalledOnce();
  vi.stubGlobal('navigator', refusing('AbortError'));
  await expect(exchange(send)).rejects.toThrow('No locks');
  expect(send).toHaveBeenCalledOnce();
});
