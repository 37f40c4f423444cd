import { execFileSync } from 'node:child_process';
import { open, openSync, closeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'prom-client';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Answer } from '#server/testing/http.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { isOverloaded, shedAboveLag } from './shedding.ts';

const app = await startTestApp();
// Higher than the lag of a busy machine.
const stopShedding = shedAboveLag(200);
afterAll(stopShedding);

const MESSAGE = 'The site is overloaded at the moment; please try again shortly';

let blocking: NodeJS.Timeout | undefined;
const relax = () => clearTimeout(blocking);
afterEach(relax);

/** Blocks the event loop again and again, so that it handles calls only in between. */
function block() {
  const until = performance.now() + 300;
  while (performance.now() < until);
  blocking = setTimeout(block, 1);
}

async function overload() {
  block();
  await vi.waitUntil(isOverloaded, 30_000);
}

const shedCalls = async () => (await register.getSingleMetric('gearup_shed_calls_total')?.get())?.values[0]?.value ?? 0;

const form = { firstName: 'Ada', lastName: 'L', email: 'ada@example.org', password: 'Correct-horse-9', phone: '' };
const EXPENSIVE: [string, () => Promise<Answer>][] = [
  ['search', () => app.rest('/search?q=tree')],
  ['suggestions', () => app.rest('/search/suggestions?q=tree')],
  ['chat', () => app.rest('/chat', { method: 'POST', body: { prompt: 'hi there' } })],
  ['sign-up', () => app.rest('/user/signup', { method: 'POST', body: form })],
  ['search in pages', () => app.rest(`/trpc/search.results?input=${encodeURIComponent('{"q":"tree"}')}`)],
  ['suggestions in pages', () => app.rest(`/trpc/search.suggestions?input=${encodeURIComponent('{"q":"tree"}')}`)],
  ['chat in pages', () => app.rest('/trpc/assistant.ask', { method: 'POST', body: { prompt: 'hi there' } })],
  ['sign-up in pages', () => app.rest('/trpc/accounts.signUp', { method: 'POST', body: form })],
  ['a PDF', () => app.rest('/pdf/interview-questions/os.pdf')],
];

describe('while the event loop lags', () => {
  const answers = new Map<string, Answer>();
  let counted: number;

  // All at once, because each call takes seconds while the loop lags.
  beforeAll(async () => {
    await overload();
    const before = await shedCalls();
    await Promise.all(EXPENSIVE.map(async ([name, ask]) => answers.set(name, await ask())));
    counted = (await shedCalls()) - before;
  });
  afterAll(relax);

  test.each(EXPENSIVE)('%s is refused, with a time to retry', (name) => {
    const answer = answers.get(name);
    expect(answer?.status).toBe(503);
    expect(answer?.headers['retry-after']).toBe('2');
    expect(answer?.text).toContain(MESSAGE);
  });

  test('counts each refused call', () => {
    expect(counted).toBe(EXPENSIVE.length);
  });
});

test('still serves lists, and neither writes nor mails anything for refused calls', async () => {
  for (const path of ['/sheetproblem', '/blog']) await app.rest(path);
  await overload();
  expect((await app.rest('/sheetproblem')).status).toBe(200);
  expect((await app.rest('/blog')).status).toBe(200);
  expect(await app.database.prisma.user.count()).toBe(0);
  expect(app.mails).toEqual([]);
});

test('answers the same calls again when the lag is over', async () => {
  await overload();
  relax();
  await expect.poll(async () => (await app.rest('/search?q=tree')).status).toBe(200);
});

/** Occupies every thread of libuv's pool without using CPU: each waits for a writer to open a pipe. */
async function takeThreads() {
  const folder = await mkdtemp(join(tmpdir(), 'gearup-pipes-'));
  const pipes = Array.from({ length: Number(process.env.UV_THREADPOOL_SIZE ?? 4) }, (_, n) => join(folder, String(n)));
  execFileSync('mkfifo', pipes);
  const reading = pipes.map(
    (pipe) =>
      new Promise<number>((done, failed) =>
        open(pipe, 'r', (error, descriptor) => (error ? failed(error) : done(descriptor))),
      ),
  );
  return async () => {
    const writing = pipes.map((pipe) => openSync(pipe, 'w'));
    for (const descriptor of [...(await Promise.all(reading)), ...writing]) closeSync(descriptor);
    await rm(folder, { recursive: true });
  };
}

test('refuses expensive calls while only the thread pool lags, and still serves lists', async () => {
  await expect.poll(isOverloaded).toBe(false);
  await app.rest('/sheetproblem');
  const release = await takeThreads();
  try {
    await vi.waitUntil(isOverloaded, 30_000);
    for (const path of ['/search?q=tree', '/search/suggestions?q=tree'])
      expect((await app.rest(path)).status, path).toBe(503);
    expect((await app.rest('/sheetproblem')).status).toBe(200);
  } finally {
    await release();
  }
  await expect.poll(() => isOverloaded()).toBe(false);
  expect((await app.rest('/search?q=tree')).status).toBe(200);
});
