import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { readContent } from '#prisma/content.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { call, type Listed, logIn, problems } from './rest.ts';
import { cleanUp, end, ends, newDataDir, postgresPid, type Run, run, type Settings, startSmall } from './site.ts';

afterAll(cleanUp);

const dataDir = newDataDir();
const settings: Settings & { DATA_DIR: string } = { DATA_DIR: dataDir, ADMIN_PASSWORD: 'known beforehand' };
const checkout = inject('smallCheckout');
const total = readContent(join(checkout, 'prisma/content')).length;

/** Runs the seed, by default with the program of `prisma db seed`, as that itself takes twice as long. */
async function seed(command = ['node', 'prisma/seed.ts']): Promise<Run> {
  const seeding = run(command, settings, checkout);
  expect([await seeding.ended, seeding.stderr()]).toEqual([0, expect.not.stringContaining('rror')]);
  return seeding;
}

const UNCHANGED = `Added 0, updated 0, unchanged ${total}, kept as edited 0.`;

it('seeds an empty folder; repeated, with the site running or stopped, it keeps edits and deletions', async () => {
  const first = await seed(['prisma', 'db', 'seed']);
  expect(first.stdout()).toContain(`Added ${total}, updated 0, unchanged 0, kept as edited 0.`);
  expect(postgresPid(dataDir)).toBe(0);

  const site = await startSmall(settings);
  expect(site.stdout()).not.toContain('Loading the content');
  const token = await logIn(site, settings.ADMIN_PASSWORD);
  const [edited, removed] = (await problems(site)) as [Listed, Listed];
  const change = { method: 'PUT', token, body: { name: 'Edited since' } };
  expect((await call(site, `/sheetproblem/${edited._id}`, change)).status).toBe(200);
  expect((await call(site, `/sheetproblem/${removed._id}`, { method: 'DELETE', token })).status).toBe(200);
  const kept = await problems(site);
  expect(kept[0]?.name).toBe('Edited since');
  expect(kept.map(({ _id }) => _id)).not.toContain(removed._id);

  const postgres = postgresPid(dataDir);
  expect((await seed()).stdout()).toContain(UNCHANGED);
  expect(postgresPid(dataDir)).toBe(postgres);
  expect(await problems(site)).toEqual(kept);

  const stored = await storedProblems();
  expect(stored).toHaveLength(kept.length);
  expect(await end(site)).toBe(0);
  await ends(postgres);
  expect((await seed()).stdout()).toContain(UNCHANGED);
  expect(postgresPid(dataDir)).toBe(0);
  expect(await storedProblems()).toEqual(stored);
});

/** The rows of the site's problems, whether it is running or not. */
async function storedProblems(): Promise<object[]> {
  const embedded = await startEmbeddedDatabase(dataDir);
  const database = new pg.Client({ connectionString: embedded.url });
  await database.connect();
  const { rows } = await database.query<object>('SELECT * FROM topic_problems ORDER BY key');
  await database.end();
  await embedded.stop();
  return rows;
}

it('says in one line what is wrong with the settings', async () => {
  const seeding = run(['node', 'prisma/seed.ts'], { DATA_DIR: dataDir, LOG_LEVEL: 'loud' });
  expect(await seeding.ended).toBe(1);
  expect(seeding.stderr()).toMatch(/^LOG_LEVEL is "loud"; [^\n]+\n$/);
});

it('has a schema that `prisma validate` accepts without a download', async () => {
  const unreachable = 'http://127.0.0.1:9';
  const proxies = { HTTP_PROXY: unreachable, HTTPS_PROXY: unreachable, PRISMA_ENGINES_MIRROR: unreachable };
  const validating = run(['prisma', 'validate'], proxies as Settings); // these are not settings of the site
  expect([await validating.ended, validating.stdout()]).toEqual([0, expect.stringContaining('is valid')]);
});
