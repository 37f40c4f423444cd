import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/database/client.ts';
import { newLearner, TICKED } from './learners.ts';
import { call } from './rest.ts';
import { hasServers, query, type Server, startServerPair } from './server-pair.ts';
import { cleanUp, newDataDir, run, type Settings, type Site, startSmall } from './site.ts';
import { startTickLoad } from './tick-load.ts';

const LEARNERS = 6;

const JWT_SECRET = 'a secret of the tests that is long enough';

describe.skipIf(!hasServers)('two servers, one of which accepts writes', () => {
  let servers: Awaited<ReturnType<typeof startServerPair>>;
  let standby: Server;
  let settings: Settings & { DATA_DIR: string; DATABASE_URL: string };
  let site: Site;
  let database: Database;

  beforeAll(async () => {
    servers = await startServerPair();
    standby = await servers.addStandby();
    // The server that accepts no writes is listed first.
    const hosts = [standby, servers.primary].map(({ port }) => `127.0.0.1:${port}`).join();
    const DATABASE_URL = `postgresql://gearup:any@${hosts}/gearup?target_session_attrs=read-write`;
    settings = { DATA_DIR: newDataDir(), JWT_SECRET, DATABASE_URL };
    site = await startSmall({ ...settings, PROCESSES: '2' });
    database = openDatabase(settings.DATABASE_URL);
  });
  afterAll(async () => {
    await database?.close();
    await cleanUp();
    await servers?.stop();
  });

  it('Prisma’s commands use the one that accepts writes', async () => {
    const status = run(['prisma', 'migrate', 'status'], settings);
    expect([await status.ended, status.stderr()]).toEqual([0, expect.anything()]);
    expect(status.stdout()).toContain('Database schema is up to date');
  });

  it('no acknowledged write is lost when the first is killed under load and the second promoted', async () => {
    const learners = await Promise.all(Array.from({ length: LEARNERS }, () => newLearner(database, JWT_SECRET)));
    const load = startTickLoad([site], learners);
    await expect.poll(() => load.acknowledged().length).toBeGreaterThan(50);
    servers.primary.child.kill('SIGKILL');
    const refused = () => load.outcomes.filter(({ status }) => status === 503);
    // Nobody waits until a server accepts writes.
    const refusedLearners = () => new Set(refused().map(({ slug }) => slug.split('-of-')[1]));
    await expect.poll(() => refusedLearners().size).toBe(LEARNERS);
    await expect.poll(() => refused().length).toBeGreaterThan(10);

    await servers.promote(standby);
    const promotedAt = performance.now();
    const afterwards = () => load.outcomes.filter(({ status, startedAt }) => status === 200 && startedAt > promotedAt);
    await expect.poll(() => afterwards().length).toBeGreaterThan(50);
    await load.stop();

    expect(new Set(load.outcomes.map(({ status }) => status))).toEqual(new Set([200, 503]));
    for (const { retryAfter } of refused()) expect(retryAfter).toBe('5');
    const storedTicks = await query(standby.port, TICKED);
    const slugs = new Set(storedTicks.rows.map(({ slug }: { slug: string }) => slug));
    expect(load.acknowledged().filter((slug) => !slugs.has(slug))).toEqual([]);
    await expect.poll(async () => (await call(site, '/readyz')).status).toBe(200);
  });
});
