import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { call, callTrpc, createProblem, logIn, problems } from './rest.ts';
import { ADMIN_PASSWORD, childrenOf, cleanUp, postgresPid, type Site, start, startedDataDir } from './site.ts';

const LIST = '/sheetproblem';
const PAGE = '/Project';
const QUERY = 'content.projectIdea.list';
const FIRST_PAGE = { page: 1, pageSize: 20 };
const LAST_KNOWN = 'GearUp; hit; detail="last known"';

const dataDir = startedDataDir();
let site: Site;
let token: string;
let stopped: number[] = [];

beforeAll(async () => {
  site = await start({ DATA_DIR: dataDir });
  token = await logIn(site, ADMIN_PASSWORD);
});
afterEach(goOn);
afterAll(cleanUp);

/** The process ids of the server and of its connections. */
function serverProcesses(): number[] {
  const postmaster = postgresPid(dataDir);
  return [postmaster, ...childrenOf(postmaster)];
}

function hang() {
  stopped = serverProcesses();
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');
}

function goOn() {
  for (const pid of stopped) process.kill(pid, 'SIGCONT');
  stopped = [];
}

async function warmUp() {
  // For a moment after a change nothing is cached.
  await expect.poll(async () => (await call(site, '/readyz')).status).toBe(200);
  for (const request of [() => call(site, LIST), () => page(PAGE), () => callTrpc(site, QUERY, { body: FIRST_PAGE })])
    expect((await request()).status).toBe(200);
}

const page = (path: string) => fetch(site.url + path, { headers: { Accept: 'text/html' } });

describe('while the database hangs', () => {
  it('every call is answered: from the caches if possible, otherwise with 503 and a time to retry', async () => {
    await warmUp();
    const cachedTexts = await Promise.all([call(site, LIST), page(PAGE)].map(async (answer) => (await answer).text()));
    hang();
    // Requested before the site has noticed that its database is away.
    const uncached = [
      createProblem(site, token, 50_000),
      call(site, '/readyz'),
      callTrpc(site, 'search.results', { body: { q: 'tree' } }),
      page('/Problem/two-sum'),
      callTrpc(site, 'subscribers.subscribe', { method: 'POST', body: { email: 'ada@example.org' } }),
    ];
    for (const answer of await Promise.all(uncached)) {
      expect([answer.status, answer.url]).toEqual([503, answer.url]);
      expect(answer.headers.get('Retry-After')).toBe('5');
    }
    expect((await call(site, '/healthz')).status).toBe(200);

    const [list, shown, queried] = await Promise.all([
      call(site, LIST),
      page(PAGE),
      callTrpc(site, QUERY, { body: FIRST_PAGE }),
    ]);
    for (const answer of [list, shown, queried]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
      expect(answer.headers.get('Cache-Status')).toBe(LAST_KNOWN);
    }
    expect([await list.text(), await shown.text()]).toEqual(cachedTexts);

    // Requested after the site has noticed it.
    const login = { method: 'POST', body: { username: 'a', password: 'b' } };
    expect((await call(site, '/admin/login', login)).status).toBe(503);

    goOn();
    await expect.poll(async () => (await call(site, '/readyz')).status).toBe(200);
    expect((await createProblem(site, token, 50_001)).status).toBe(201);
    expect((await call(site, LIST)).headers.get('Cache-Status')).toBeNull();
  });

  it('no acknowledged write is lost, and nobody waits for a writer that hangs', async () => {
    const acknowledged: number[] = [];
    const refusals = [0, 0, 0, 0];
    let isOver = false;
    const writers = refusals.map(async (_, index) => {
      for (let id = 60_000 + index * 10_000; !isOver; id++) {
        const { status } = await createProblem(site, token, id);
        if (status === 201) acknowledged.push(id);
        else expect(status).toBe(503);
        if (status === 503) refusals[index] = (refusals[index] ?? 0) + 1;
      }
    });
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
    hang();
    // Nobody waits until it continues.
    await expect.poll(() => Math.min(...refusals)).toBeGreaterThan(5);
    const before = acknowledged.length;
    goOn();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 10);
    isOver = true;
    await Promise.all(writers);
    const storedIds = new Set((await problems(site)).map(({ id }) => id));
    expect(acknowledged.filter((id) => !storedIds.has(id))).toEqual([]);
  });
});
