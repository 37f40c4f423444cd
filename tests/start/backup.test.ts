import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/database/client.ts';
import { readSecrets, startEmbeddedDatabase } from '#server/database/embedded.ts';
import type { Mark } from '#shared/records/mark/mark.ts';
import { type Learner, newLearner, tick } from './learners.ts';
import { call, callTrpc, createProblem, logIn, problems, trpcData } from './rest.ts';
import {
  ADMIN_PASSWORD,
  cleanUp,
  databaseUrl,
  end,
  newDataDir,
  postgresPid,
  run,
  type Site,
  start,
  startedDataDir,
} from './site.ts';

const LEARNERS = 3;
const FIRST_ID = 70_000;
const PICTURE = `${'a1'.repeat(16)}-1x1.png`;

const dataDir = startedDataDir();
const restoredDir = newDataDir();
const file = join(newDataDir(), 'site.backup');

let site: Site;
let administrator: string;
let database: Database;

beforeAll(async () => {
  site = await start({ DATA_DIR: dataDir });
  administrator = await logIn(site, ADMIN_PASSWORD);
  database = openDatabase(databaseUrl(dataDir));
  mkdirSync(join(dataDir, 'pictures'));
  writeFileSync(join(dataDir, 'pictures', PICTURE), 'a picture');
  await database.pool.query(`
    INSERT INTO rate_limits VALUES ('pairs', 0, NULL);
    INSERT INTO users (key, first_name, email) VALUES (gen_random_uuid(), 'Ada', 'before@example.org');
    INSERT INTO own_records (user_key, kind, id, record, revision)
      SELECT key, 'note', 'problem:before-' || n, jsonb_build_object('at', n, 'by', 'ada:1', 'title', 'Before ' || n,
        'slug', '', 'text', repeat('why ', 50), 'versions', '[]'::jsonb), n
      FROM users, generate_series(1, 20000) n`);
});
afterAll(cleanUp);

const command = async (name: 'backup' | 'restore', path: string, folder: string, ...options: string[]) => {
  const running = run(['node', `scripts/${name}.ts`, path, ...options], { DATA_DIR: folder });
  return { code: await running.ended, stdout: running.stdout(), stderr: running.stderr() };
};

/** Writes one after the other, each once the last one is acknowledged, until it is stopped. */
function writer(write: (number: number) => Promise<unknown>) {
  let acknowledged = 0;
  let isStopped = false;
  const running = (async () => {
    while (!isStopped) {
      await write(acknowledged + 1);
      acknowledged++;
    }
  })();
  const stop = async () => {
    isStopped = true;
    await running;
    return acknowledged;
  };
  return { acknowledged: () => acknowledged, stop };
}

const aLearner = () => newLearner(database, readSecrets(dataDir).jwtSecret);

const tickNext = (learner: Learner) => (number: number) => trpcData(tick(site, learner, `tick-${number}`, number));

/** Writes two tables in one transaction, which a backup reads at different times. */
const pair = async (number: number) => {
  await database.prisma.$transaction([
    database.prisma.rateLimit.update({ where: { key: 'pairs' }, data: { points: number } }),
    database.prisma.subscriber.create({ data: { email: `pair${number}@example.org` } }),
  ]);
};

const rowsOf = async (url: string, table: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM ${table} t`);
    return rows.map(({ row }) => row);
  } finally {
    await client.end();
  }
};

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

it('backs up a snapshot of a site while people write, and the restored site works', { timeout: 180_000 }, async () => {
  const learners = await Promise.all(upTo(LEARNERS).map(aLearner));
  const writers = [
    ...learners.map((learner) => writer(tickNext(learner))),
    writer(async (number) => {
      expect((await createProblem(site, administrator, FIRST_ID + number)).status).toBe(201);
    }),
    writer(pair),
  ];
  await expect.poll(() => Math.min(...writers.map(({ acknowledged }) => acknowledged()))).toBeGreaterThan(5);
  const atLeast = writers.map(({ acknowledged }) => acknowledged());
  const postgres = postgresPid(dataDir);
  const backup = await command('backup', file, dataDir);
  expect(backup).toMatchObject({ code: 0, stderr: '' });
  expect(backup.stdout).toMatch(
    /Wrote \S+site\.backup: \d+ tables with \d{5,} rows, 1 picture, [\d.]+ [kM]B, in [\d.]+ s\.\n$/,
  );
  const atMost = await Promise.all(writers.map(({ stop }) => stop()));
  await database.close();
  expect([postgresPid(dataDir), (await call(site, '/health')).status]).toEqual([postgres, 200]);
  expect([statSync(file).mode & 0o777, readdirSync(join(file, '..'))]).toEqual([0o600, ['site.backup']]);

  // With the secrets, which are not in the file, sessions stay valid.
  copyFileSync(join(dataDir, 'secrets.json'), join(restoredDir, 'secrets.json'));
  const restoring = await command('restore', file, restoredDir);
  expect(restoring).toMatchObject({ code: 0, stderr: '' });
  expect(restoring.stdout).toMatch(/It is whole: [^]*Restored \S+site\.backup in [\d.]+ s\./);

  // Every row of every table is as it was written; only two rows may have changed since.
  const embedded = await startEmbeddedDatabase(restoredDir);
  const restored = openDatabase(embedded.url);
  try {
    const { rows: tables } = await restored.pool.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)`,
      // The learners' counts have changed: they are checked below.
      [['_prisma_migrations', 'daily_writes', 'record_revisions']],
    );
    const grew: string[] = [];
    for (const { name } of tables) {
      const [then, now] = [await rowsOf(embedded.url, name), new Set(await rowsOf(databaseUrl(dataDir), name))];
      const others = then.filter((row) => !now.has(row) && !row.includes('"pairs"'));
      expect([name, others]).toEqual([name, []]);
      if (then.length < now.size) grew.push(name);
      else expect([name, then.length]).toEqual([name, now.size]);
    }
    // For every learner, everything that was written before the snapshot, and nothing after it.
    const counts = await Promise.all([
      ...learners.map(async ({ key: userKey }) => {
        const ticks = await restored.prisma.ownRecord.findMany({ where: { userKey }, orderBy: { revision: 'asc' } });
        expect(ticks.map(({ id }) => id)).toEqual(upTo(ticks.length).map((n) => `done:tick-${n}`));
        const days = ticks.map(({ record }) => Object.values((record as Mark).days)); // each is a mark
        expect(days).toEqual(ticks.map(() => [expect.objectContaining({ isTicked: true })]));
        const counted = await restored.prisma.recordRevision.findUnique({ where: { userKey } });
        expect(counted).toMatchObject({ revision: ticks.length, marks: ticks.length });
        expect((await restored.prisma.dailyWrites.findUnique({ where: { userKey } }))?.writes).toBe(ticks.length);
        return ticks.length;
      }),
      (async () => {
        const created = await restored.prisma.topicProblem.findMany({ where: { id: { gt: FIRST_ID } } });
        const ids = created.map(({ id }) => id - FIRST_ID).toSorted((a, b) => a - b);
        expect(ids).toEqual(upTo(created.length));
        const recordKey = { in: created.map(({ key }) => key) };
        expect(await restored.prisma.contentChange.count({ where: { recordKey } })).toBe(created.length);
        expect(await restored.prisma.searchDocument.count({ where: { recordKey } })).toBe(created.length);
        expect(await restored.prisma.contentChange.count()).toBe(created.length);
        return created.length;
      })(),
      (async () => {
        const { points } = await restored.prisma.rateLimit.findUniqueOrThrow({ where: { key: 'pairs' } });
        const emails = (await restored.prisma.subscriber.findMany()).map(({ email }) => email);
        expect(new Set(emails)).toEqual(new Set(upTo(points).map((n) => `pair${n}@example.org`)));
        return points;
      })(),
    ]);
    for (const [index, count] of counts.entries()) {
      expect(count).toBeGreaterThanOrEqual(atLeast[index] ?? NaN);
      expect(count).toBeLessThan(atMost[index] ?? NaN);
    }
    expect(grew).toEqual(
      expect.arrayContaining(['own_records', 'topic_problems', 'catalogue', 'subscribers', 'search_documents']),
    );
    expect(await restored.prisma.ownRecord.count({ where: { id: { startsWith: 'problem:before-' } } })).toBe(20_000);

    const restoredSite = await start({ DATA_DIR: restoredDir });
    expect(restoredSite.stdout()).not.toMatch(/Loading|Indexing|brought up to date|First administrator/);
    const listed = (await problems(restoredSite)).filter(({ id }) => id > FIRST_ID);
    expect(listed).toHaveLength(counts[LEARNERS] ?? NaN);
    const searchResults = await trpcData<object[]>(
      callTrpc(restoredSite, 'search.results', { body: { q: `Problem ${FIRST_ID + 1}` } }),
    );
    expect(searchResults[0]).toMatchObject({ resource: 'topicProblem', header: `Problem ${FIRST_ID + 1}` });
    expect((await createProblem(restoredSite, administrator, FIRST_ID)).status).toBe(201);
    const [learner] = learners;
    const { records } = await trpcData<{ records: object[] }>(
      callTrpc(restoredSite, 'progress.export', { token: learner?.token }),
    );
    expect(records).toHaveLength(counts[0] ?? NaN);
    expect(await (await call(restoredSite, `/pictures/${PICTURE}`)).text()).toBe('a picture');

    const refused = await command('restore', file, restoredDir);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/^The database is not empty, [^\n]+\n$/) });
    expect((await problems(restoredSite)).filter(({ id }) => id >= FIRST_ID)).toHaveLength(listed.length + 1);
    await end(restoredSite);
  } finally {
    await restored.close();
    await embedded.stop();
  }
});

it('backs up a stopped site and leaves its database stopped, encrypts to a key, and restores only with that', async () => {
  await end(site);
  const identity = await generateX25519Identity();
  const keyFile = join(newDataDir(), 'backup.key');
  writeFileSync(keyFile, `# public key: …\n${identity}\n`);
  const encrypted = `${file}.age`;
  const recipient = ['--recipient', await identityToRecipient(identity)];
  expect(await command('backup', encrypted, dataDir, ...recipient)).toMatchObject({ code: 0, stderr: '' });
  expect([postgresPid(dataDir), existsSync(encrypted)]).toEqual([0, true]);
  // It overwrites nothing.
  expect(await command('backup', encrypted, dataDir, ...recipient)).toMatchObject({
    code: 1,
    stderr: `${encrypted} is there already: a backup replaces nothing\n`,
  });
  expect(await command('restore', encrypted, newDataDir())).toMatchObject({
    code: 1,
    stderr: `${encrypted} cannot be restored: it is encrypted: npm run restore -- <file> --identity <file of the key>\n`,
  });
  const restoring = await command('restore', encrypted, newDataDir(), '--identity', keyFile);
  expect(restoring).toMatchObject({ code: 0, stderr: '', stdout: expect.stringMatching(/Restored \S+\.age in/) });
});

it('says in one line what it cannot do, without starting anything', async () => {
  const nowhere = join(newDataDir(), 'data');
  const damaged = join(newDataDir(), 'damaged.backup');
  writeFileSync(damaged, 'no backup');
  for (const [name, path, line] of [
    ['backup', file, `There is no database in DATA_DIR ${nowhere}`],
    ['backup', '--all', 'npm run backup -- <file> [--recipient <age1…>]'],
    ['restore', damaged, `${damaged} cannot be restored: it is damaged, or no backup at all`],
    ['restore', '', 'npm run restore -- <file> [--identity <file of the key>]'],
  ] as const) {
    expect(await command(name, path, nowhere)).toMatchObject({ code: 1, stderr: `${line}\n` });
    expect(existsSync(nowhere)).toBe(false);
  }
});
