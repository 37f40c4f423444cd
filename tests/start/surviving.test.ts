import { afterAll, beforeAll, expect, it } from 'vitest';
import { runKills } from './kill-run.ts';
import { call, createProblem, logIn, problems, streamCreates } from './rest.ts';
import { ADMIN_PASSWORD, cleanUp, end, ends, postgresPid, type Site, start, startedDataDir } from './site.ts';

const CREATES = 300;
const KILL_AFTER = 60;
const WIDTH = 8;

const dataDir = startedDataDir();
let site: Site;
let token: string;

beforeAll(async () => {
  site = await start({ DATA_DIR: dataDir });
  token = await logIn(site, ADMIN_PASSWORD);
});
afterAll(cleanUp);

/** Kills in the middle of many creations, starts again, and looks for every acknowledged one. */
async function killWhileWriting(from: number, kill: () => void) {
  const ids = Array.from({ length: CREATES }, (_, index) => from + index);
  let killed = false;
  const acknowledged = await streamCreates({
    site,
    token,
    ids,
    width: WIDTH,
    onAnswer({ length }) {
      if (killed || length < KILL_AFTER) return;
      killed = true;
      kill();
    },
  });
  expect(await site.ended).toBe('SIGKILL');
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILL_AFTER);
  expect(acknowledged.length).toBeLessThan(CREATES);

  site = await start({ DATA_DIR: dataDir });
  const storedIds = new Set((await problems(site)).map(({ id }) => id));
  expect(acknowledged.filter((id) => !storedIds.has(id))).toEqual([]);
  expect((await createProblem(site, token, from - 1)).status).toBe(201);
}

it('has every acknowledged record after kill -9, and reuses the database that was left running', async () => {
  const postgres = postgresPid(dataDir);
  await killWhileWriting(20_000, () => site.child.kill('SIGKILL'));
  expect(site.stdout()).toContain('Using the PostgreSQL that already runs there');
  expect(postgresPid(dataDir)).toBe(postgres);
});

it('has every acknowledged record after kill -9 of both the site and the database', async () => {
  const postgres = postgresPid(dataDir);
  await killWhileWriting(30_000, () => {
    process.kill(postgres, 'SIGKILL');
    site.child.kill('SIGKILL');
  });
  expect(postgresPid(dataDir)).not.toBe(postgres);
});

it('restarts the database when it is killed under a running site', async () => {
  const postgres = postgresPid(dataDir);
  process.kill(postgres, 'SIGKILL');
  await ends(postgres);
  await expect.poll(async () => (await call(site, '/health')).status).toBe(200);
  await expect.poll(async () => (await createProblem(site, token, 40_000)).status).toBe(201);
  expect((await problems(site)).some(({ id }) => id === 40_000)).toBe(true);
});

it('answers through kills of connections and of the server, and hangs, and loses nothing', async () => {
  const { faults, lost } = await runKills({
    ...{ site, dataDir, password: ADMIN_PASSWORD, firstId: 50_000 },
    ways: ['connection', 'server', 'hang'],
  });
  expect([faults, lost, site.stderr()]).toEqual([[], [], '']);
});

it('stops in order when its terminal is closed, and stops the database that it has restarted', async () => {
  const revived = postgresPid(dataDir);
  expect(await end(site, 'SIGHUP')).toBe(0);
  await ends(revived);
});
