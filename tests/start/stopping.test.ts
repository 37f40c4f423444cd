import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, createProblem, logIn } from './rest.ts';
import {
  ADMIN_PASSWORD,
  cleanUp,
  databaseUrl,
  end,
  ends,
  launch,
  postgresPid,
  type Site,
  start,
  startedDataDir,
} from './site.ts';

const dataDir = startedDataDir();
let site: Site;
let token: string;

beforeAll(async () => {
  site = await start({ DATA_DIR: dataDir });
  token = await logIn(site, ADMIN_PASSWORD);
});
afterAll(cleanUp);

it('answers requests in progress, accepts no new ones, and stops the database', async () => {
  const postgres = postgresPid(dataDir);
  const blocker = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await blocker.connect();
  await blocker.query('BEGIN; LOCK TABLE topic_problems IN EXCLUSIVE MODE');
  const slow = createProblem(site, token, 90_001);
  await expect
    .poll(async () => (await blocker.query("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'")).rowCount)
    .toBe(1);

  site.child.kill('SIGTERM');
  await expect
    .poll(() => call(site, '/health').catch((error: unknown) => (error as Error).cause))
    .toMatchObject({
      code: 'ECONNREFUSED',
    });
  await blocker.query('COMMIT');
  await blocker.end();

  expect((await slow).status).toBe(201);
  expect(await site.ended).toBe(0);
  await ends(postgres);
});

it('stops in order when told to during its start', async () => {
  const launched = launch({ DATA_DIR: dataDir });
  await launched.prints('Starting PostgreSQL');
  expect(await end(launched)).toBe(0);
  expect(postgresPid(dataDir)).toBe(0);
});

it('stops in order when its terminal is closed', async () => {
  const again = await start({ DATA_DIR: dataDir });
  const postgres = postgresPid(dataDir);
  expect(await end(again, 'SIGHUP')).toBe(0);
  await ends(postgres);
});
