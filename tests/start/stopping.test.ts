import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, createProblem, logIn, problems } from './rest.ts';
import {
  ADMIN_PASSWORD,
  cleanUp,
  databaseUrl,
  end,
  ends,
  freePort,
  isRunning,
  launch,
  postgresPid,
  type Site,
  start,
  startedDataDir,
  statementsWaiting,
} from './site.ts';

const dataDir = startedDataDir();
let port: number;
let first: Site;
let second: Site;
let token: string;

beforeAll(async () => {
  port = await freePort();
  first = await start({ DATA_DIR: dataDir, PORT: String(port) });
  token = await logIn(first, ADMIN_PASSWORD);
});
afterAll(cleanUp);

describe('a second start on the same DATA_DIR', () => {
  it('on the same port is refused in one line, and does not affect the first one', async () => {
    const refused = launch({ DATA_DIR: dataDir, PORT: String(port) });
    expect(await refused.ended).toBe(1);
    expect(refused.stderr()).toBe(`Port ${port} is taken; set PORT to another one\n`);
    expect(refused.stdout()).toBe('');
    expect((await call(first, '/health')).status).toBe(200);
  });

  it('on another port shares the database, which outlives the first one', async () => {
    const postgres = postgresPid(dataDir);
    second = await start({ DATA_DIR: dataDir });
    expect(second.stdout()).not.toContain('First administrator');
    expect((await createProblem(second, token, 90_001)).status).toBe(201);
    expect((await problems(first)).some(({ id }) => id === 90_001)).toBe(true);

    expect(await end(first)).toBe(0);
    expect((await createProblem(second, token, 90_002)).status).toBe(201);
    expect(isRunning(postgres)).toBe(true);
  });
});

// surviving.test.ts closes the terminal of a site.
describe('a site that is told to stop', () => {
  it('answers requests in progress, accepts no new ones, and stops the database', async () => {
    const postgres = postgresPid(dataDir);
    const blocker = new pg.Client({ connectionString: databaseUrl(dataDir) });
    await blocker.connect();
    await blocker.query('BEGIN; LOCK TABLE topic_problems IN EXCLUSIVE MODE');
    const slow = createProblem(second, token, 90_003);
    await expect.poll(() => statementsWaiting(dataDir)).toBe(1);

    second.child.kill('SIGTERM');
    await expect
      .poll(() => call(second, '/health').catch((error: unknown) => (error as Error).cause))
      .toMatchObject({
        code: 'ECONNREFUSED',
      });
    await blocker.query('COMMIT');
    await blocker.end();

    expect((await slow).status).toBe(201);
    expect(await second.ended).toBe(0);
    await ends(postgres);
  });

  it('stops in order during its start, too', async () => {
    const launched = launch({ DATA_DIR: dataDir });
    await launched.prints('Starting PostgreSQL');
    expect(await end(launched)).toBe(0);
    expect(postgresPid(dataDir)).toBe(0);
  });
});
