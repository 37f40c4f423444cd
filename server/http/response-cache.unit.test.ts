import { expect, onTestFinished, test, vi } from 'vitest';
import type { ChangeFeed } from '#server/database/change-feed.ts';
import { createResponseCache, type Made } from './response-cache.ts';

const KEPT = 100_000;

/** Nothing opens. */
const never = () => Promise.resolve(Number.POSITIVE_INFINITY);

/** A feed whose changes the test makes. */
function madeFeed() {
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

/** A making that waits until it is let go. */
function held(body: string, reads: Made['reads'] = ['blog']) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let count = 0;
  const make = async (): Promise<Made> => {
    const number = ++count;
    await promise;
    return { body: `${body} ${number}`, reads };
  };
  return { make, letGo: () => resolve(undefined), count: () => count };
}

const said =
  (body: string, reads: Made['reads'] = ['blog']) =>
  () =>
    Promise.resolve({ body, reads });
const text = (ready: { identity: Buffer } | undefined) => ready?.identity.toString();

test('all who wait share one making', async () => {
  const answers = createResponseCache(madeFeed().feed, KEPT, never);
  const { make, letGo, count } = held('page');
  const all = Array.from({ length: 20 }, () => answers.read('a', make));
  letGo();
  expect((await Promise.all(all)).map(text)).toEqual(Array(20).fill('page 1'));
  expect(count()).toBe(1);
  expect(text(answers.cached('a'))).toBe('page 1');
});

test('a call after a change does not get a response that was begun before it', async () => {
  const { feed, change } = madeFeed();
  const answers = createResponseCache(feed, KEPT, never);
  const { make, letGo } = held('page');
  const before = answers.read('a', make);
  change('blog');
  const after = [answers.read('a', make), answers.read('a', make)];
  letGo();
  expect(text(await before)).toBe('page 1');
  // And those who came later share one.
  expect((await Promise.all(after)).map(text)).toEqual(['page 2', 'page 2']);
});

test('a change of something else leaves an answer alone', async () => {
  const { feed, change } = madeFeed();
  const answers = createResponseCache(feed, KEPT, never);
  await answers.read('a', said('of blogs', ['blog']));
  await answers.read('b', said('of contests', ['contest', 'question']));
  change('contest');
  expect(text(answers.cached('a'))).toBe('of blogs');
  expect(answers.cached('b')).toBeUndefined();
  change(null);
  expect(answers.cached('a')).toBeUndefined();
});

test('a response that was made while something unrelated changed is cached', async () => {
  const { feed, change } = madeFeed();
  const answers = createResponseCache(feed, KEPT, never);
  const { make, letGo } = held('page', ['blog']);
  const read = answers.read('a', make);
  change('contest');
  letGo();
  await read;
  expect(text(answers.cached('a'))).toBe('page 1');
});

test('nothing is kept, and nothing kept is given, while changes could go unnoticed', async () => {
  const { feed, lose, find, change } = madeFeed();
  const answers = createResponseCache(feed, KEPT, never);
  await answers.read('a', said('first'));
  lose();
  expect(answers.cached('a')).toBeUndefined();
  expect(text(await answers.read('a', said('second')))).toBe('second');
  find();
  change(null); // as a feed says that is there again
  expect(answers.cached('a')).toBeUndefined();
});

test('a failure is told to who waited for it, and is not kept', async () => {
  const answers = createResponseCache(madeFeed().feed, KEPT, never);
  await expect(answers.read('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(text(await answers.read('a', said('there')))).toBe('there');
});

test('a response that has expired is made again', async () => {
  const answers = createResponseCache(madeFeed().feed, KEPT, never);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await answers.read('a', () => Promise.resolve({ body: 'old', reads: [], until: Date.now() + 30 }));
  expect(text(answers.cached('a'))).toBe('old');
  vi.setSystemTime(Date.now() + 31);
  expect(answers.cached('a')).toBeUndefined();
});

test('a response that is not cacheable is made each time, and is never a last known answer', async () => {
  const { feed, goAway } = madeFeed();
  const answers = createResponseCache(feed, KEPT, never);
  const uncacheable = (body: string) => () => Promise.resolve({ body, reads: [], isCacheable: false });
  expect(text(await answers.read('a', uncacheable('first')))).toBe('first');
  expect(answers.cached('a')).toBeUndefined();
  expect(text(await answers.read('a', uncacheable('second')))).toBe('second');
  goAway();
  await expect(answers.read('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
});

test('beyond the budget goes what has not been asked for the longest', async () => {
  const answers = createResponseCache(madeFeed().feed, KEPT, never);
  const large = 'x'.repeat(30_000);
  for (const key of ['a', 'b', 'c']) await answers.read(key, said(large));
  expect(answers.cached('a')).toBeDefined();
  await answers.read('d', said(large));
  expect(['a', 'b', 'c', 'd'].filter((key) => answers.cached(key))).toEqual(['a', 'c', 'd']);
});

test('compressed forms count as well, each made when it is first asked for', async () => {
  const answers = createResponseCache(madeFeed().feed, 70_000, never);
  // What does not get smaller.
  const noise = Array.from({ length: 30_000 }, () => String.fromCharCode(33 + Math.random() * 90)).join('');
  await answers.read('a', said(noise));
  const b = await answers.read('b', said(noise));
  expect(answers.cached('a')).toBeDefined();
  const [first, second] = await Promise.all([b.in('gzip'), b.in('gzip')]);
  expect(first).toBe(second);
  expect(b.in('gzip')).toBe(first);
  expect(answers.cached('a')).toBeDefined(); // asked for later than b
  expect(answers.cached('b')).toBeUndefined();
});

test('a response larger than half the budget is not cached and evicts nothing', async () => {
  const answers = createResponseCache(madeFeed().feed, KEPT, never);
  await answers.read('small', said('small'));
  expect(text(await answers.read('large', said('x'.repeat(60_000))))).toHaveLength(60_000);
  expect(answers.cached('large')).toBeUndefined();
  expect(answers.cached('small')).toBeDefined();
});

test('without a budget nothing is kept, but all who wait share', async () => {
  const answers = createResponseCache(madeFeed().feed, 0, never);
  const { make, letGo, count } = held('page');
  const all = [answers.read('a', make), answers.read('a', make)];
  letGo();
  await Promise.all(all);
  expect(answers.cached('a')).toBeUndefined();
  expect(count()).toBeLessThanOrEqual(2);
});

const fails = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));

test('while the database is away an answer is the last known one, says so, and is asked of nobody', async () => {
  const { feed, change, lose, find, goAway, comeBack } = madeFeed();
  const answers = createResponseCache(feed, KEPT, never);
  await answers.read('a', said('as it was'));
  lose();
  change(null);
  // It is asked for where it may be there, and is the last known one where it is not.
  expect(text(await answers.read('a', said('as it is')))).toBe('as it is');
  const last = await answers.read('a', fails);
  expect([text(last), last.isLastKnown]).toEqual(['as it is', true]);
  goAway();
  expect(text(await answers.read('a', said('as nobody can know')))).toBe('as it is');
  await expect(answers.read('b', fails)).rejects.toThrow('refused');
  comeBack();
  find();
  const later = await answers.read('a', said('as it is now'));
  expect([text(later), later.isLastKnown]).toEqual(['as it is now', false]);
  expect(text(answers.cached('a'))).toBe('as it is now');
});

test('while changes can go unnoticed no answer is followed by an older one', async () => {
  const { feed, lose, goAway, change } = madeFeed();
  const answers = createResponseCache(feed, KEPT, never);
  await answers.read('a', said('40 records'));
  lose();
  const read = await answers.read('a', said('41 records'));
  expect([text(read), read.isLastKnown]).toEqual(['41 records', false]);
  expect(answers.cached('a')).toBeUndefined();
  goAway();
  expect(text(await answers.read('a', fails))).toBe('41 records');
  change('blog');
  await expect(answers.read('a', fails)).rejects.toThrow('refused');
});

test('a response known to have changed is no last known answer, and none hides an error of our own', async () => {
  const { feed, change, goAway } = madeFeed();
  const answers = createResponseCache(feed, KEPT, never);
  await answers.read('a', said('of blogs', ['blog']));
  await answers.read('b', said('of contests', ['contest']));
  change('blog');
  change(null);
  await expect(answers.read('b', () => Promise.reject(new Error('a mistake')))).rejects.toThrow('a mistake');
  goAway();
  await expect(answers.read('a', fails)).rejects.toThrow('refused');
});

test('a response made of last known answers is one itself, and is not cached', async () => {
  const { feed } = madeFeed();
  const answers = createResponseCache(feed, KEPT, never);
  const page = await answers.read('page', () => Promise.resolve({ body: 'a', reads: [], isLastKnown: true }));
  expect(page.isLastKnown).toBe(true);
  expect(answers.cached('page')).toBeUndefined();
});
