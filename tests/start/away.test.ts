import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { call, callTrpc, createProblem, logIn, problems } from './rest.ts';
import { cleanUp, newDataDir, postgresPid, printedPassword, type Site, start } from './site.ts';

/** Within which every call is answered, whatever the database does. */
const ANSWERED_MS = 3000;
/** Within which everything works again. */
const RECOVERED_MS = 2000;

const LIST = '/sheetproblem';
const PAGE = '/Project';
const QUERY = 'content.projectIdea.list';
const FIRST_PAGE = { page: 1, pageSize: 20 };
const LAST_KNOWN = 'GearUp; hit; detail="last known"';

const dataDir = newDataDir();
let site: Site;
let token: string;
let stopped: number[] = [];

beforeAll(async () => {
  site = await start({ DATA_DIR: dataDir });
  token = await logIn(site, printedPassword(site));
});
afterEach(goOn);
afterAll(cleanUp);

/** The server and the processes of its connections. */
function serverProcesses(): number[] {
  const postmaster = postgresPid(dataDir);
  const isChild = (pid: string) => {
    try {
      return new RegExp(`^${pid} \\(.*\\) \\S ${postmaster} `).test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    } catch {
      return false; // gone meanwhile
    }
  };
  return [
    postmaster,
    ...readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && isChild(name))
      .map(Number),
  ];
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
  // Nothing is kept for a moment after a change.
  await expect.poll(async () => (await call(site, '/readyz')).status).toBe(200);
  for (const one of [() => call(site, LIST), () => page(PAGE), () => callTrpc(site, QUERY, { body: FIRST_PAGE })])
    expect((await one()).status).toBe(200);
}

const page = (path: string) => fetch(site.url + path, { headers: { Accept: 'text/html' } });

async function timed<T>(work: Promise<T>): Promise<{ answer: T; ms: number }> {
  const since = performance.now();
  return { answer: await work, ms: performance.now() - since };
}

describe('while the database hangs', () => {
  it('every call is answered in time: what is known as it is known, the rest with 503 and when to come back', async () => {
    await warmUp();
    const known = await Promise.all([call(site, LIST), page(PAGE)].map(async (answer) => (await answer).text()));
    hang();
    // Of what was asked before anybody knew.
    const unknown = [
      timed(createProblem(site, token, 50_000)),
      timed(call(site, '/readyz')),
      timed(callTrpc(site, 'search.results', { body: { q: 'tree' } })),
      timed(page('/Problem/two-sum')),
      timed(callTrpc(site, 'subscribers.subscribe', { method: 'POST', body: { email: 'ada@example.org' } })),
    ];
    for (const { answer, ms } of await Promise.all(unknown)) {
      expect([answer.status, answer.url]).toEqual([503, answer.url]);
      expect(answer.headers.get('Retry-After')).toBe('5');
      expect(ms).toBeLessThan(ANSWERED_MS);
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
    expect([await list.text(), await shown.text()]).toEqual(known);

    // Now that it is known, nobody waits.
    const { answer, ms } = await timed(
      call(site, '/admin/login', { method: 'POST', body: { username: 'a', password: 'b' } }),
    );
    expect(answer.status).toBe(503);
    expect(ms).toBeLessThan(ANSWERED_MS);

    goOn();
    const recovered = await timed(expect.poll(async () => (await call(site, '/readyz')).status).toBe(200));
    expect(recovered.ms).toBeLessThan(RECOVERED_MS);
    expect((await createProblem(site, token, 50_001)).status).toBe(201);
    expect((await call(site, LIST)).headers.get('Cache-Status')).toBeNull();
  });

  it('no acknowledged write is lost, and nobody waits for a writer that stands still', async () => {
    const acknowledged: number[] = [];
    const waits: number[] = [];
    let refusals = 0;
    let isOver = false;
    const write = async (from: number) => {
      for (let id = from; !isOver; id++) {
        const { answer, ms } = await timed(createProblem(site, token, id));
        waits.push(ms);
        if (answer.status === 201) acknowledged.push(id);
        else expect(answer.status).toBe(503);
        if (answer.status === 503) refusals++;
      }
    };
    const writers = [60_000, 70_000, 80_000, 90_000].map(write);
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
    hang();
    await expect.poll(() => refusals).toBeGreaterThan(20);
    const before = acknowledged.length;
    goOn();
    await expect.poll(() => acknowledged.length, { timeout: 5000 }).toBeGreaterThan(before + 10);
    isOver = true;
    await Promise.all(writers);
    const found = new Set((await problems(site)).map(({ id }) => id));
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
    expect(Math.max(...waits)).toBeLessThan(ANSWERED_MS);
  });
});
