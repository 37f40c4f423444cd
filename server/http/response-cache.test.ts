import { expect, onTestFinished, test, vi } from 'vitest';
import type { ChangeFeed } from '#server/database/change-feed.ts';
import { createResponseCache, type Rendered } from './response-cache.ts';

const KEPT = 100_000;

/** No contest will ever begin. */
const never = () => Promise.resolve(Number.POSITIVE_INFINITY);

/** A feed whose changes are made by the test. */
function controlledFeed() {
  const listeners: ((resource: string | null) => void)[] = [];
  let isLive = true;
  let isAway = false;
  const feed: ChangeFeed = {
    isLive: () => isLive,
    isAway: () => isAway,
    onChange: (listener) => void listeners.push(listener),
    settle: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  return {
    feed,
    change: (resource: string | null) => listeners.forEach((listener) => listener(resource)),
    lose: () => (isLive = false),
    find: () => (isLive = true),
    goAway: () => (isAway = true),
    comeBack: () => (isAway = false),
  };
}

/** A `make` that waits until it is released. */
function embargoed(body: string, reads: Rendered['reads'] = ['blog']) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let count = 0;
  const make = async (): Promise<Rendered> => {
    const number = ++count;
    await promise;
    return { body: `${body} ${number}`, reads };
  };
  return { make, letGo: () => resolve(undefined), count: () => count };
}

const respondWith =
  (body: string, reads: Rendered['reads'] = ['blog']) =>
  () =>
    Promise.resolve({ body, reads });
const text = (ready: { identity: Buffer } | undefined) => ready?.identity.toString();

test('callers that wait share one run of make', async () => {
  const answers = createResponseCache(controlledFeed().feed, KEPT, never);
  const { make, letGo, count } = embargoed('page');
  const all = Array.from({ length: 20 }, () => answers.read('a', make));
  letGo();
  expect((await Promise.all(all)).map(text)).toEqual(Array(20).fill('page 1'));
  expect(count()).toBe(1);
  expect(text(answers.cached('a'))).toBe('page 1');
});

test('a call after a change does not get a response whose run began before it', async () => {
  const { feed, change } = controlledFeed();
  const answers = createResponseCache(feed, KEPT, never);
  const { make, letGo } = embargoed('page');
  const before = answers.read('a', make);
  change('blog');
  const after = [answers.read('a', make), answers.read('a', make)];
  letGo();
  expect(text(await before)).toBe('page 1');
  // Later callers share one run.
  expect((await Promise.all(after)).map(text)).toEqual(['page 2', 'page 2']);
});

test('a change to another resource does not invalidate a response', async () => {
  const { feed, change } = controlledFeed();
  const answers = createResponseCache(feed, KEPT, never);
  await answers.read('a', respondWith('of blogs', ['blog']));
  await answers.read('b', respondWith('of contests', ['contest', 'question']));
  change('contest');
  expect(text(answers.cached('a'))).toBe('of blogs');
  expect(answers.cached('b')).toBeUndefined();
  change(null);
  expect(answers.cached('a')).toBeUndefined();
});

test('a response is cached although another resource changed during its run', async () => {
  const { feed, change } = controlledFeed();
  const answers = createResponseCache(feed, KEPT, never);
  const { make, letGo } = embargoed('page', ['blog']);
  const read = answers.read('a', make);
  change('contest');
  letGo();
  await read;
  expect(text(answers.cached('a'))).toBe('page 1');
});

test('nothing is cached, and nothing cached is returned, while changes could go unnoticed', async () => {
  const { feed, lose, find, change } = controlledFeed();
  const answers = createResponseCache(feed, KEPT, never);
  await answers.read('a', respondWith('first'));
  lose();
  expect(answers.cached('a')).toBeUndefined();
  expect(text(await answers.read('a', respondWith('second')))).toBe('second');
  find();
  change(null); // as a feed does when it is back
  expect(answers.cached('a')).toBeUndefined();
});

test('a failure reaches the callers that waited for it, and is not cached', async () => {
  const answers = createResponseCache(controlledFeed().feed, KEPT, never);
  await expect(answers.read('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(text(await answers.read('a', respondWith('there')))).toBe('there');
});

test('an expired response is made again', async () => {
  const answers = createResponseCache(controlledFeed().feed, KEPT, never);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await answers.read('a', () => Promise.resolve({ body: 'old', reads: [], until: Date.now() + 30 }));
  expect(text(answers.cached('a'))).toBe('old');
  vi.setSystemTime(Date.now() + 31);
  expect(answers.cached('a')).toBeUndefined();
});

test('an uncacheable response is made each time, and never serves as a last known answer', async () => {
  const { feed, goAway } = controlledFeed();
  const answers = createResponseCache(feed, KEPT, never);
  const uncacheable = (body: string) => () => Promise.resolve({ body, reads: [], isCacheable: false });
  expect(text(await answers.read('a', uncacheable('first')))).toBe('first');
  expect(answers.cached('a')).toBeUndefined();
  expect(text(await answers.read('a', uncacheable('second')))).toBe('second');
  goAway();
  await expect(answers.read('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
});

test('beyond the budget the least recently used response is evicted', async () => {
  const answers = createResponseCache(controlledFeed().feed, KEPT, never);
  const large = 'x'.repeat(30_000);
  for (const key of ['a', 'b', 'c']) await answers.read(key, respondWith(large));
  expect(answers.cached('a')).toBeDefined();
  await answers.read('d', respondWith(large));
  expect(['a', 'b', 'c', 'd'].filter((key) => answers.cached(key))).toEqual(['a', 'c', 'd']);
});

test('compressed forms count towards the budget from their first use', async () => {
  const answers = createResponseCache(controlledFeed().feed, 70_000, never);
  // Text that hardly compresses.
  const noise = Array.from({ length: 30_000 }, () => String.fromCharCode(33 + Math.random() * 90)).join('');
  await answers.read('a', respondWith(noise));
  const b = await answers.read('b', respondWith(noise));
  expect(answers.cached('a')).toBeDefined();
  const [first, second] = await Promise.all([b.in('gzip'), b.in('gzip')]);
  expect(first).toBe(second);
  expect(b.in('gzip')).toBe(first);
  expect(answers.cached('a')).toBeDefined(); // used later than b
  expect(answers.cached('b')).toBeUndefined();
});

test('a response larger than half the budget is not cached and evicts nothing', async () => {
  const answers = createResponseCache(controlledFeed().feed, KEPT, never);
  await answers.read('small', respondWith('small'));
  expect(text(await answers.read('large', respondWith('x'.repeat(60_000))))).toHaveLength(60_000);
  expect(answers.cached('large')).toBeUndefined();
  expect(answers.cached('small')).toBeDefined();
});

test('without a budget nothing is cached, but waiting callers share a run', async () => {
  const answers = createResponseCache(controlledFeed().feed, 0, never);
  const { make, letGo, count } = embargoed('page');
  const all = [answers.read('a', make), answers.read('a', make)];
  letGo();
  await Promise.all(all);
  expect(answers.cached('a')).toBeUndefined();
  expect(count()).toBeLessThanOrEqual(2);
});

const fails = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));

test('while the database is away the last known answer is returned, marked as such, without calling make', async () => {
  const { feed, change, lose, find, goAway, comeBack } = controlledFeed();
  const answers = createResponseCache(feed, KEPT, never);
  await answers.read('a', respondWith('as it was'));
  lose();
  change(null);
  // When the database may be there, make is called; if that fails, the last known answer is returned.
  expect(text(await answers.read('a', respondWith('as it is')))).toBe('as it is');
  const last = await answers.read('a', fails);
  expect([text(last), last.isLastKnown]).toEqual(['as it is', true]);
  goAway();
  expect(text(await answers.read('a', respondWith('as nobody can know')))).toBe('as it is');
  await expect(answers.read('b', fails)).rejects.toThrow('refused');
  comeBack();
  find();
  const later = await answers.read('a', respondWith('as it is now'));
  expect([text(later), later.isLastKnown]).toEqual(['as it is now', false]);
  expect(text(answers.cached('a'))).toBe('as it is now');
});

test('while changes can go unnoticed no answer is older than the one before', async () => {
  const { feed, lose, goAway, change } = controlledFeed();
  const answers = createResponseCache(feed, KEPT, never);
  await answers.read('a', respondWith('40 records'));
  lose();
  const read = await answers.read('a', respondWith('41 records'));
  expect([text(read), read.isLastKnown]).toEqual(['41 records', false]);
  expect(answers.cached('a')).toBeUndefined();
  goAway();
  expect(text(await answers.read('a', fails))).toBe('41 records');
  change('blog');
  await expect(answers.read('a', fails)).rejects.toThrow('refused');
});

test('a response known to be stale is not a last known answer, and none hides an error of our own', async () => {
  const { feed, change, goAway } = controlledFeed();
  const answers = createResponseCache(feed, KEPT, never);
  await answers.read('a', respondWith('of blogs', ['blog']));
  await answers.read('b', respondWith('of contests', ['contest']));
  change('blog');
  change(null);
  await expect(answers.read('b', () => Promise.reject(new Error('a mistake')))).rejects.toThrow('a mistake');
  goAway();
  await expect(answers.read('a', fails)).rejects.toThrow('refused');
});

test('a response built from last known answers is marked as one, and is not cached', async () => {
  const { feed } = controlledFeed();
  const answers = createResponseCache(feed, KEPT, never);
  const page = await answers.read('page', () => Promise.resolve({ body: 'a', reads: [], isLastKnown: true }));
  expect(page.isLastKnown).toBe(true);
  expect(answers.cached('page')).toBeUndefined();
});
