import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import pg from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readContent } from '#prisma/content.ts';
import { SETTINGS } from '#server/config/settings.ts';
import { ADVISORY_LOCKS } from '#server/database/advisory-locks.ts';
import { INDEX_VERSION, searchedResources } from './document.ts';
import { isIndexCurrent, reindex } from './search-index.ts';
import { seed } from '#server/content-files/seed.ts';
import { restApi } from '#server/testing/apis.ts';
import { fullBody, inRestNames, restBody } from '#server/testing/factories.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { resources } from '#shared/resources/index.ts';

const app = await startTestApp();
const { prisma } = app.database;
const { token } = await app.createAdministrator();
const author = await app.createUser();
const api = restApi(app);
const { blog, question, topicProblem } = resources;

const newWord = () => `w${randomUUID().replace(/[^a-z]/g, '')}x`;

async function keysFor(q: string): Promise<string[]> {
  const answer = await app.rest(`/search?q=${encodeURIComponent(q)}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ _id: string }[]>().map(({ _id }) => _id);
}

const documents = () => prisma.searchDocument.findMany({ orderBy: { recordKey: 'asc' } });

describe.each(searchedResources)('a write to a $name', (resource) => {
  const title = resource.title;

  test('is found once it is acknowledged, by its new words only, and not after a removal', async () => {
    const [word, other] = [newWord(), newWord()];
    const body = inRestNames(resource, fullBody(resource, { [title]: `Once ${word}` }));
    const { record } = await api.create(resource, body, token);
    const key = api.keyOf(record);
    expect(await keysFor(word)).toEqual([key]);
    await api.update(resource, { key, values: { [title]: `Now ${other}` } }, token);
    expect(await keysFor(other)).toEqual([key]);
    expect(await keysFor(word)).toEqual([]);
    await api.remove(resource, key, token);
    expect(await keysFor(other)).toEqual([]);
    expect((await app.rest(`/search/results/${key}`)).status).toBe(404);
  });

  test('that fails leaves no trace', async () => {
    const word = newWord();
    const { record } = await api.create(resource, restBody(resource), token);
    const taken = { ...restBody(resource, { [title]: word }), id: record.id };
    if (resource.idWithin) Object.assign(taken, { [resource.idWithin]: record[resource.idWithin] });
    expect(await api.create(resource, taken, token)).toMatchObject({ status: 409 });
    expect(await keysFor(word)).toEqual([]);
  });
});

test('a blog is found only while it is published', async () => {
  const word = newWord();
  const { record } = await api.create(blog, restBody(blog, { header: word }), author.token);
  const key = api.keyOf(record);
  expect(await keysFor(word)).toEqual([]);
  await api.update(blog, { key, values: { explanation: `still ${word}` } }, token);
  expect(await keysFor(word)).toEqual([]);
  await api.update(blog, { key, values: { published: true } }, token);
  expect(await keysFor(word)).toEqual([key]);
  await api.update(blog, { key, values: { published: false } }, token);
  expect(await keysFor(word)).toEqual([]);
  await api.remove(blog, key, token);
});

test('uncommitted writes are not found', async () => {
  const word = newWord();
  const { record } = await api.create(question, restBody(question, { header: 'Before' }), token);
  const key = api.keyOf(record);
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    // Indexing waits for this lock, while the record is written and not committed.
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.searchIndex]);
    const update = api.update(question, { key, values: { header: word } }, token);
    await vi.waitUntil(async () => {
      const waiting = await client.query(
        `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = ${ADVISORY_LOCKS.searchIndex} AND NOT granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      return waiting.rowCount === 1;
    }, 30_000);
    expect(await keysFor(word)).toEqual([]);
    await client.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCKS.searchIndex]);
    expect(await update).toMatchObject({ status: 200 });
  } finally {
    await client.end();
  }
  expect(await keysFor(word)).toEqual([key]);
});

test('twenty writes at once are all found', async () => {
  const word = newWord();
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      api.create(topicProblem, restBody(topicProblem, { name: `${word} ${index}` }), token),
    ),
  );
  expect((await keysFor(word)).toSorted()).toEqual(outcomes.map(({ record }) => api.keyOf(record)).toSorted());
});

test.each([
  ['200 kB of different words', Array.from({ length: 40_000 }, (_, n) => n.toString(36)).join(' ')],
  ['one endless word', 'x'.repeat(200_000)],
  ['letters of other scripts', '数组排序的方法'.repeat(9500)],
  ['emoji', '🦓'.repeat(50_000)],
])('a record with %s is kept and found', async (_, text) => {
  const word = newWord();
  const values = { header: `${word} ${text.slice(0, 400)}`, text };
  const { record, message } = await api.create(question, restBody(question, values), token);
  expect(message).toBeUndefined();
  expect(await keysFor(word)).toEqual([api.keyOf(record)]);
  await api.remove(question, api.keyOf(record), token);
});

/** More records of each resource than are indexed in one transaction; using all would only take longer. */
const OF_EACH = 120;

describe('with content', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    const byResource = Map.groupBy(readContent(), ({ resource }) => resource);
    const content = [...byResource.values()].flatMap((records) => records.slice(0, OF_EACH));
    await seed(app.database, content, { siteTimeZone: 'UTC' });
    expect(await isIndexCurrent(app.database)).toBe(true);
  });

  test('the seed indexes the records that it loads', async () => {
    const [firstKey] = await keysFor('trapping rain water');
    expect(await prisma.topicProblem.count({ where: { key: firstKey } })).toBe(1);
  });

  test('reindexing does not change a current index', async () => {
    const before = await documents();
    expect(await reindex(app.database)).toBe(before.length);
    expect(await documents()).toEqual(before);
  });

  test('reindexing repairs entries that are missing, left over, made by older rules or wrong', async () => {
    const before = await documents();
    const [missing, old, wrong, hidden] = before;
    await prisma.searchDocument.delete({ where: { recordKey: missing?.recordKey } });
    expect(await isIndexCurrent(app.database)).toBe(false);
    await prisma.searchDocument.update({ where: { recordKey: old?.recordKey }, data: { version: INDEX_VERSION - 1 } });
    await prisma.searchDocument.update({ where: { recordKey: wrong?.recordKey }, data: { header: 'Wrong' } });
    await prisma.$executeRaw`
      INSERT INTO search_documents SELECT 'gone', gen_random_uuid(), record_id, place, header, text, header_words,
        header_vector, vector, version FROM search_documents WHERE record_key = ${hidden?.recordKey}::uuid`;
    await prisma.$executeRaw`
      INSERT INTO search_documents SELECT resource, gen_random_uuid(), record_id, place, header, text, header_words,
        header_vector, vector, version FROM search_documents WHERE record_key = ${hidden?.recordKey}::uuid`;
    await reindex(app.database);
    expect(await documents()).toEqual(before);
    expect(await isIndexCurrent(app.database)).toBe(true);
  });

  test('reindexing while records are written indexes all of them', async () => {
    const word = newWord();
    let busy = true;
    const keys: string[] = [];
    const writer = (async () => {
      for (let count = 0; busy; count++) {
        const { record } = await api.create(question, restBody(question, { header: `draft ${count}` }), token);
        const key = api.keyOf(record);
        await api.update(question, { key, values: { header: `${word} ${count}` } }, token);
        keys.push(key);
      }
    })();
    do await reindex(app.database);
    while (keys.length < 5);
    busy = false;
    await writer;
    expect(await isIndexCurrent(app.database)).toBe(true);
    const stale = await prisma.searchDocument.count({
      where: { recordKey: { in: keys }, header: { startsWith: 'draft' } },
    });
    expect(stale).toBe(0);
    await prisma.question.deleteMany({ where: { key: { in: keys } } });
    await prisma.searchDocument.deleteMany({ where: { recordKey: { in: keys } } });
  });

  test('a reindexing that is killed is finished by the next', async () => {
    const before = await documents();
    await prisma.searchDocument.deleteMany();
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    try {
      // Reindexing blocks in its second resource, until it is killed there.
      await client.query('BEGIN; LOCK TABLE cheat_sheet_items IN ACCESS EXCLUSIVE MODE');
      const running = run('scripts/reindex.ts');
      await vi.waitUntil(async () => {
        const waiting = await prisma.$queryRaw<unknown[]>`
          SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        return waiting.length === 1;
      }, 60_000);
      running.child.kill('SIGKILL');
      await running.ended;
    } finally {
      await client.end();
    }
    expect(await prisma.searchDocument.count()).toBeGreaterThan(0);
    expect(await isIndexCurrent(app.database)).toBe(false);
    const { ended, output } = run('scripts/reindex.ts');
    expect(await ended).toBe(0);
    expect(output()).toContain(`Indexed ${before.length} records for search.`);
    expect(await documents()).toEqual(before);
  });

  test('the site fills an empty index when it starts', async () => {
    const before = await documents();
    await prisma.searchDocument.deleteMany();
    const site = run('server/main.ts');
    await vi.waitUntil(() => isIndexCurrent(app.database), 60_000);
    site.child.kill('SIGKILL');
    await site.ended;
    expect(site.output()).toContain('Indexing the content for search');
    expect(await documents()).toEqual(before);
  });
});

/** Runs a program on the database of the tests. */
function run(program: string) {
  const unset = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']));
  const settings = {
    DATABASE_URL: app.databaseUrl,
    PORT: '0',
    JWT_SECRET: 'of no use here, and of more than thirty-two characters',
  };
  const child = spawn(process.execPath, [program], { env: { ...process.env, ...unset, ...settings } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<number | null>((done) => child.once('close', done));
  return { child, ended, output: () => output };
}
