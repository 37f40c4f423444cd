import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../start/rest.ts';
import { cleanUp, newDataDir, type Site, start } from '../start/site.ts';

const FLOOD_MS = 10_000;
const AT_ONCE = 200;
const WORDS = ['tree', 'graph', 'array', 'deadlock', 'index', 'thread', 'socket', 'heap', 'stack', 'queue', 'cache'];

let site: Site;
beforeAll(async () => {
  site = await start({ DATA_DIR: newDataDir(), SHED_LAG_MS: '100' });
});
afterAll(cleanUp);

const anyWord = () => WORDS[Math.floor(Math.random() * WORDS.length)] ?? '';

it('excess searches are refused, and lists are still served', async () => {
  await call(site, '/sheetproblem');
  const until = performance.now() + FLOOD_MS;
  const statuses = new Map<number, number>();
  const search = async () => {
    while (performance.now() < until) {
      const answer = await call(site, `/search?q=${anyWord()}+${anyWord()}+${Math.random().toString(36).slice(2, 8)}`);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('2');
    }
  };
  const waits: number[] = [];
  const readList = async () => {
    while (performance.now() < until) {
      const since = performance.now();
      expect((await call(site, '/sheetproblem')).status).toBe(200);
      waits.push(performance.now() - since);
    }
  };
  await Promise.all([readList(), ...Array.from({ length: AT_ONCE }, search)]);
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0);
  console.log(
    `${AT_ONCE} searches at once: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}; ` +
      `GET /sheetproblem median ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  );
  expect([...statuses.keys()].every((status) => status === 200 || status === 503)).toBe(true);
  expect(statuses.get(200)).toBeGreaterThan(0);
  await expect.poll(async () => (await call(site, '/search?q=tree')).status, { timeout: 10_000 }).toBe(200);
});
