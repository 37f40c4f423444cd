import { register } from 'prom-client';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/test-app.ts';
import { isOverloaded, shedAboveLag } from './shedding.ts';

const app = await startTestApp();
// Higher than a busy machine makes it by itself.
const stopShedding = shedAboveLag(200);
afterAll(stopShedding);

const MESSAGE = 'The site has too much to do at the moment; please try again in a moment';

let blocking: NodeJS.Timeout | undefined;
const relax = () => clearTimeout(blocking);
afterEach(relax);

/** A loop that comes to its calls only every so often. */
function block() {
  const until = performance.now() + 300;
  while (performance.now() < until);
  blocking = setTimeout(block, 1);
}

async function overload() {
  block();
  await expect.poll(isOverloaded).toBe(true);
}

const shedCalls = async () => (await register.getSingleMetric('gearup_shed_calls_total')?.get())?.values[0]?.value ?? 0;

const form = { firstName: 'Ada', lastName: 'L', email: 'ada@example.org', password: 'Correct-horse-9', phone: '' };
const EXPENSIVE: [string, () => ReturnType<typeof app.rest>][] = [
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

test.each(EXPENSIVE)('%s is refused while the event loop lags, and says when to come back', async (_name, ask) => {
  await overload();
  const before = await shedCalls();
  const answer = await ask();
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.text).toContain(MESSAGE);
  expect(await shedCalls()).toBe(before + 1);
});

test('lists go on meanwhile, and nothing that was refused was written or mailed', async () => {
  for (const path of ['/sheetproblem', '/blog']) await app.rest(path);
  await overload();
  expect((await app.rest('/sheetproblem')).status).toBe(200);
  expect((await app.rest('/blog')).status).toBe(200);
  expect(await app.database.prisma.user.count()).toBe(0);
  expect(app.mails).toEqual([]);
});

test('the same calls are answered again as soon as it does not lag', async () => {
  await overload();
  relax();
  await expect.poll(async () => (await app.rest('/search?q=tree')).status, { timeout: 10_000 }).toBe(200);
});

test('one long task turns nobody away', async () => {
  await expect.poll(isOverloaded).toBe(false);
  const until = performance.now() + 1000;
  while (performance.now() < until);
  expect((await app.rest('/search?q=tree')).status).toBe(200);
});
