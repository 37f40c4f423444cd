import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/database/client.ts';
import { newLearner, TICKED } from '../start/learners.ts';
import { hasServers, query, startServerPair } from '../start/server-pair.ts';
import { cleanUp, newDataDir, start } from '../start/site.ts';
import { startTickLoad } from '../start/tick-load.ts';

const LEARNERS = 16;
const SITES = 3;
const ANSWERED_MS = 3000;
const FOUND_MS = 5000;
const JWT_SECRET = 'a secret of the tests that is long enough';

let undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.toReversed()) await step();
  undo = [];
});

type Pair = Awaited<ReturnType<typeof startServerPair>>;

const WAYS: [string, (pair: Pair) => Promise<unknown>][] = [
  ['is killed', ({ primary }) => Promise.resolve(primary.child.kill('SIGKILL'))],
  ['hangs', ({ primary }) => Promise.resolve(primary.hang())],
  [
    'is made read-only, and answers on',
    async ({ primary }) => {
      await query(primary.port, 'ALTER SYSTEM SET default_transaction_read_only = on', 'postgres');
      await query(primary.port, 'SELECT pg_reload_conf()', 'postgres');
    },
  ],
];

describe.skipIf(!hasServers)('three sites over two servers, of which the first', () => {
  it.each(WAYS)('%s: the promoted one is found, and no acknowledged write is lost', async (_, fail) => {
    const pair = await startServerPair();
    undo.push(() => pair.stop());
    const standby = await pair.addStandby();
    const hosts = [pair.primary, standby].map(({ port }) => `127.0.0.1:${port}`).join();
    const DATABASE_URL = `postgresql://gearup:any@${hosts}/gearup`;
    undo.push(cleanUp);
    const sites = [];
    for (let count = 0; count < SITES; count++)
      sites.push(await start({ DATA_DIR: newDataDir(), JWT_SECRET, DATABASE_URL }));
    const database = openDatabase(DATABASE_URL);
    undo.push(() => database.close());

    const learners = await Promise.all(Array.from({ length: LEARNERS }, () => newLearner(database, JWT_SECRET)));
    const load = startTickLoad(sites, learners);
    await expect.poll(() => load.acknowledged().length, { timeout: 30_000 }).toBeGreaterThan(1000);
    await fail(pair);
    const refused = () => load.outcomes.filter(({ status }) => status === 503);
    await expect.poll(() => refused().length).toBeGreaterThan(30);
    await pair.promote(standby);
    const promotedAt = performance.now();
    const afterwards = () => load.outcomes.filter(({ status, startedAt }) => status === 200 && startedAt > promotedAt);
    // Each site has found the promoted server.
    await expect.poll(() => afterwards().length, { interval: 5, timeout: 30_000 }).toBeGreaterThan(500);
    const refusedSince = refused().filter(({ startedAt }) => startedAt > promotedAt + FOUND_MS);
    await load.stop();

    expect(refusedSince).toEqual([]);
    expect(new Set(load.outcomes.map(({ status }) => status))).toEqual(new Set([200, 503]));
    for (const { retryAfter } of refused()) expect(retryAfter).toBe('5');
    expect(Math.max(...load.outcomes.map(({ ms }) => ms))).toBeLessThan(ANSWERED_MS);
    const storedTicks = await query(standby.port, TICKED);
    const slugs = new Set(storedTicks.rows.map(({ slug }: { slug: string }) => slug));
    const lost = load.acknowledged().filter((slug) => !slugs.has(slug));
    const foundAfterMs = Math.min(...afterwards().map(({ startedAt, ms }) => startedAt + ms)) - promotedAt;
    console.log(
      `${load.acknowledged().length} acknowledged, ${lost.length} lost; found after ${Math.round(foundAfterMs)} ms`,
    );
    expect(lost).toEqual([]);
  });
});
