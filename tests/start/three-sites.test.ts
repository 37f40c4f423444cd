import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/database/client.ts';
import { readSecrets } from '#server/database/embedded.ts';
import { newLearner, tick, TICKED } from './learners.ts';
import { call, callTrpc, createProblem, logIn, problems, statusesOfMessages } from './rest.ts';
import { ADMIN_PASSWORD, cleanUp, databaseUrl, end, launch, ready, type Site, start, startedDataDir } from './site.ts';
import { startTickLoad } from './tick-load.ts';

const SITES = 3;

const dataDir = startedDataDir();
let sites: Site[];
let token: string;
let database: Database;

/** The answers of all sites to the same request. */
const everywhere = <T>(ask: (site: Site, index: number) => Promise<T>): Promise<T[]> => Promise.all(sites.map(ask));
const statuses = (path: string) => everywhere(async (site) => (await call(site, path, { token })).status);

const aLearner = () => newLearner(database, readSecrets(dataDir).jwtSecret);

beforeAll(async () => {
  const first = await start({ DATA_DIR: dataDir });
  token = await logIn(first, ADMIN_PASSWORD);
  const others = Array.from({ length: SITES - 1 }, () => launch({ DATA_DIR: dataDir }));
  sites = [first, ...(await Promise.all(others.map(ready)))];
  database = openDatabase(databaseUrl(dataDir));
});
afterAll(async () => {
  await database.close();
  await cleanUp();
});

describe('three sites on one database', () => {
  it('show at once every write that any of them has acknowledged', async () => {
    for (let round = 0; round < 9; round++) {
      const writer = sites[round % SITES] as Site; // it is one of the three
      const id = 80_000 + round;
      expect((await createProblem(writer, token, id)).status).toBe(201);
      for (const listed of await everywhere(problems)) expect(listed.map((one) => one.id)).toContain(id);
    }
  });

  it('accept a session that another has started, and not one that another has ended', async () => {
    expect(await statuses('/user')).toEqual([200, 200, 200]);
    const learner = await aLearner();
    const me = () => everywhere(async (site) => (await callTrpc(site, 'accounts.me', { token: learner.token })).status);
    expect(await me()).toEqual([200, 200, 200]);
    const [, second] = sites as [Site, Site];
    expect((await callTrpc(second, 'accounts.logout', { method: 'POST', token: learner.token, body: {} })).status).toBe(
      200,
    );
    expect(await me()).toEqual([401, 401, 401]);
  });

  it('share the counts of a limit', async () => {
    const sent = await statusesOfMessages(sites);
    expect(sent.filter((status) => status === 201)).toHaveLength(20);
    expect(sent.filter((status) => status === 429)).toHaveLength(10);
  });

  it("continue while a newer version's migration adds to tables that they write, and start on the result", async () => {
    const load = startTickLoad(sites, await Promise.all([aLearner(), aLearner(), aLearner()]));
    const migrator = new pg.Client({ connectionString: databaseUrl(dataDir) });
    await migrator.connect();
    await expect.poll(() => load.outcomes.length).toBeGreaterThan(30);
    const before = load.outcomes.length;
    await migrator.query(`
      -- Of two that wait for each other the site gives way: it locks them in another order.
      SET deadlock_timeout = '30s';
      BEGIN;
      ALTER TABLE own_records ADD COLUMN mood TEXT NOT NULL DEFAULT '';
      ALTER TABLE users ADD COLUMN mood TEXT;
      CREATE TABLE moods (user_key UUID PRIMARY KEY REFERENCES users (key) ON DELETE CASCADE, mood TEXT NOT NULL);
      CREATE INDEX own_records_mood ON own_records (user_key, mood);
      INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
        VALUES (gen_random_uuid()::text, '', '29990101000000_moods', now(), now(), 1);
      COMMIT`);
    await migrator.end();
    await expect.poll(() => load.outcomes.length).toBeGreaterThan(before + 60);
    await load.stop();
    const refused = load.outcomes.filter(({ status }) => status !== 200);
    expect(refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter !== '5')).toEqual([]);
    // At most one per learner, for the calls while the tables were locked.
    expect(refused.length).toBeLessThanOrEqual(SITES);

    // A version without this migration starts again beside the others.
    const [leaver] = sites.splice(1, 1) as [Site];
    expect(await end(leaver)).toBe(0);
    const again = await start({ DATA_DIR: dataDir });
    sites.push(again);
    expect((await tick(again, await aLearner(), 'two-sum')).status).toBe(200);
    expect(await statuses('/readyz')).toEqual([200, 200, 200]);
  });

  it('lose no acknowledged tick when one of them is killed, without affecting the others', async () => {
    await database.pool.query('DELETE FROM own_records');
    const learners = await Promise.all(Array.from({ length: 6 }, aLearner));
    const load = startTickLoad(sites, learners);
    await expect.poll(() => load.acknowledged().length).toBeGreaterThan(60);
    const [victim, ...others] = sites as [Site, ...Site[]];
    expect(await end(victim, 'SIGKILL')).toBe('SIGKILL');
    const killed = load.acknowledged().length;
    await expect.poll(() => load.acknowledged().length).toBeGreaterThan(killed + 60);
    await load.stop();
    // One site in three is gone; no request is refused.
    expect(new Set(load.outcomes.map(({ status }) => status))).toEqual(new Set([200, 0]));
    const { rows } = await database.pool.query<{ slug: string }>(TICKED);
    const slugs = new Set(rows.map(({ slug }) => slug));
    expect(load.acknowledged().filter((slug) => !slugs.has(slug))).toEqual([]);
    sites = others;
    expect(await statuses('/readyz')).toEqual([200, 200]);
  });
});
