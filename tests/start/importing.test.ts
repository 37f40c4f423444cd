import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '#server/database/client.ts';
import type { ImportView } from '#server/content-files/import-report.ts';
import { callTrpc, logIn, problems, trpcData } from './rest.ts';
import { ADMIN_PASSWORD, cleanUp, databaseUrl, run, type Site, start, startedDataDir } from './site.ts';

/** Two whole pieces of 500 and a part of one: enough to be interrupted after the first. */
const ROWS = 1100;

const dataDir = startedDataDir();
let site: Site;
let token: string;

beforeAll(async () => {
  site = await start({ DATA_DIR: dataDir });
  token = await logIn(site, ADMIN_PASSWORD);
});
afterAll(cleanUp);

const namesOf = (topic: string) => Array.from({ length: ROWS }, (_, index) => `${topic} ${index}`);
const fileOf = (topic: string) => ['name,topic', ...namesOf(topic).map((name) => `${name},${topic}`)].join('\n');

const mutate = <T>(procedure: string, body: object) =>
  trpcData<T>(callTrpc(site, procedure, { method: 'POST', token, body }));
const statusOf = (key: string) => trpcData<ImportView>(callTrpc(site, 'imports.status', { token, body: { key } }));

type Progress = Pick<ImportView, 'state' | 'done'>;

type Interrupted = {
  database: Database;
  key: string;
  state: 'running' | 'undoing';
  isTime(progress: Progress): boolean;
};

/** Kills the site as soon as an import, or its undo, has reached a point. @returns the rows that were done */
async function killAt({ database, key, state, isTime }: Interrupted): Promise<number> {
  const holder = await database.pool.connect();
  await vi.waitFor(
    async () => {
      await holder.query('BEGIN');
      const { rows } = await holder.query<Progress>(
        'SELECT state, done FROM content_imports WHERE key = $1 FOR UPDATE',
        [key],
      );
      // Its row stays locked, so that the next piece cannot be committed before the kill.
      if (rows[0] && isTime(rows[0])) return;
      await holder.query('ROLLBACK');
      throw new Error('It has not come so far');
    },
    { timeout: 30_000, interval: 5 },
  );
  site.child.kill('SIGKILL');
  expect(await site.ended).toBe('SIGKILL');
  await holder.query('ROLLBACK');
  holder.release();
  // Once the server has rolled back what the killed process had begun, each row exists completely or not at all.
  const others = `SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;
  await vi.waitFor(async () => expect((await database.pool.query(others)).rowCount).toBe(0), 30_000);
  const interrupted = await database.prisma.contentImport.findUniqueOrThrow({ where: { key } });
  expect(interrupted).toMatchObject({ state, endedAt: null });
  expect(interrupted.done).toBeLessThan(ROWS);
  return interrupted.done;
}

const endOf = (key: string, state: ImportView['state']) =>
  vi.waitFor(
    async () => {
      const status = await statusOf(key);
      expect(status.state).toBe(state);
      return status;
    },
    { timeout: 60_000, interval: 100 },
  );

async function startImport(topic: string, allOrNone: boolean): Promise<string> {
  const file = { resource: 'topicProblem', format: 'csv', text: fileOf(topic) };
  const { key } = await mutate<{ key: string }>('imports.preview', file);
  await mutate('imports.start', { key, allOrNone });
  return key;
}

/** Kills the site as soon as an import has reached a point, starts it again, and waits for the end. */
async function killWhileImporting(topic: string, allOrNone: boolean, isTime: Interrupted['isTime']) {
  const key = await startImport(topic, allOrNone);
  const database = openDatabase(databaseUrl(dataDir));
  try {
    const done = await killAt({ database, key, state: 'running', isTime });
    expect(await database.prisma.topicProblem.count({ where: { topic } })).toBe(done);

    site = await start({ DATA_DIR: dataDir });
    const ended = await endOf(key, 'done');
    expect(ended).toMatchObject({ done: ROWS, created: ROWS, updated: 0, unchanged: 0, refusedCount: 0 });
    const rows = await database.prisma.topicProblem.findMany({ where: { topic } });
    expect(rows.map(({ name }) => name).toSorted()).toEqual(namesOf(topic).toSorted());
    const recordKey = { in: rows.map((row) => row.key) };
    expect(await database.prisma.contentChange.count({ where: { recordKey } })).toBe(ROWS);
    expect(await database.prisma.searchDocument.count({ where: { recordKey } })).toBe(ROWS);
    return done;
  } finally {
    await database.close();
  }
}

it('continues an import after kill -9: no row is lost, half written or duplicated', async () => {
  expect(await killWhileImporting('Piecewise', false, ({ done }) => done > 0)).toBeGreaterThan(0);
});

it('starts an all-or-nothing import again after kill -9, of which nothing was written', async () => {
  expect(await killWhileImporting('Whole', true, ({ state, done }) => state === 'running' && done === 0)).toBe(0);
});

it('continues the undo of an import after kill -9: each row is undone once', async () => {
  const topic = 'Taken back';
  const key = await startImport(topic, false);
  await endOf(key, 'done');
  await mutate('imports.undo', { key });
  const database = openDatabase(databaseUrl(dataDir));
  try {
    const isTime = ({ state, done }: Progress) => state === 'undoing' && done > 0;
    const done = await killAt({ database, key, state: 'undoing', isTime });
    expect(done).toBeGreaterThan(0);
    expect(await database.prisma.topicProblem.count({ where: { topic } })).toBe(ROWS - done);

    site = await start({ DATA_DIR: dataDir });
    expect(await endOf(key, 'undone')).toMatchObject({ undo: { undone: ROWS, leftCount: 0 }, canUndo: false });
    expect(await database.prisma.topicProblem.count({ where: { topic } })).toBe(0);
    const ofUndo = { importKey: key, isUndo: true, action: 'removed' };
    expect(await database.prisma.contentChange.count({ where: ofUndo })).toBe(ROWS);
  } finally {
    await database.close();
  }
});

it('imports from the command line while the site is running, and names refused rows', async () => {
  const path = join(dataDir, 'problems.csv');
  writeFileSync(path, '\uFEFFID;Name;Topic;Remarks\r\n900001;By hand;Typed;x\r\nx;Bad;Typed;\r\n');
  const load = async (...options: string[]) => {
    const loading = run(['node', 'scripts/import.ts', 'topic-problem', path, ...options], { DATA_DIR: dataDir });
    return { code: await loading.ended, stdout: loading.stdout(), stderr: loading.stderr() };
  };
  const typed = async () => (await problems(site)).filter(({ id }) => id === 900_001).length;

  const dry = await load('--dry-run');
  expect(dry.code).toBe(1);
  expect(dry.stdout).toContain('Columns: ID (id), Name (name), Topic (topic)\nUnknown, ignored: Remarks\n');
  expect(dry.stdout).toContain('2 rows: 1 new, 0 changed, 0 unchanged, 1 refused.');
  expect(dry.stderr).toBe('Line 3: id must be a number\n');
  expect(await load('--all-or-none')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Nothing was imported'),
  });
  expect(await typed()).toBe(0);

  expect(await load()).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('Created 1, updated 0, unchanged 0.'),
  });
  // The site's public list is fresh as soon as the command ends.
  expect(await typed()).toBe(1);
  // It first shows what it changes, and changes records only if allowed.
  writeFileSync(path, 'id,name,topic,level\n900001,By hand,Typed,Hard\n900002,Another,Typed,\n');
  expect(await load('--add-only')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/2 rows: 1 new, 1 changed[^]*Created 1, updated 0, unchanged 0. 1 row left out/),
  });
  expect(await load()).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/Line 2 changes By hand: level "" → "Hard"[^]*Created 0, updated 1, unchanged 1\./),
  });
  writeFileSync(path, '[{"id":900001,"name":"By hand","topic":"Typed"}]');
  expect((await load()).stderr).toContain('valid CSV');
});

it('prints the usage of the command', async () => {
  const loading = run(['node', 'scripts/import.ts', 'problems', 'file.csv'], { DATA_DIR: dataDir });
  expect(await loading.ended).toBe(1);
  expect(loading.stderr()).toContain('Resources: sheet-topic, topic-problem');
});
