import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { resources } from '#shared/resources/index.ts';
import { restBody } from '#server/testing/factories.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

// Two apps on one database: as each has its own change feed, their lists behave like those of two processes.
const one = await startTestApp();
const pidsOfOne = await feedPids(one);
const other = await startTestApp({ databaseUrl: one.databaseUrl });
const { token } = await one.createAdministrator();

/** A feed that lost its connection takes a while to reconnect. */
const WAIT_MS = 30_000;

const { languageCard, sheetTopic } = resources;

async function feedPids(app: TestApp): Promise<number[]> {
  const rows = await app.database.prisma.$queryRaw<{ pid: number }[]>`
    SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'gearup change feed' ORDER BY pid`;
  return rows.map((row) => row.pid);
}

const pidsOfOther = async () => (await feedPids(one)).filter((pid) => !pidsOfOne.includes(pid));

async function create(app: TestApp, path: string, body: object): Promise<string> {
  const answer = await app.rest(path, { method: 'POST', token, body });
  expect(answer.status, answer.text).toBe(201);
  return answer.json<{ data: { _id: string } }>().data._id;
}

async function keysOf(app: TestApp, path: string): Promise<string[]> {
  const answer = await app.rest(path);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ _id: string }[]>().map((record) => record._id);
}

describe('a list is never older than the last acknowledged write', () => {
  test('when another process wrote it, 200 times in both directions', { timeout: 300_000 }, async () => {
    await one.empty('languageCard');
    for (let round = 0; round < 100; round++) {
      for (const [writer, reader] of [
        [one, other],
        [other, one],
      ] as const) {
        await keysOf(reader, '/note'); // so that the reader caches a list that can become stale
        const key = await create(writer, '/note', restBody(languageCard));
        expect(await keysOf(reader, '/note')).toContain(key);
        expect(await keysOf(writer, '/note')).toContain(key);
        if (round % 4 !== 0) continue;
        const removed = await writer.rest(`/note/${key}`, { method: 'DELETE', token });
        expect(removed.status).toBe(200);
        expect(await keysOf(reader, '/note')).not.toContain(key);
      }
    }
  });

  test('when the first list is requested while a change is being made', async () => {
    for (let round = 0; round < 20; round++) {
      const [key] = await Promise.all([create(one, '/note', restBody(languageCard)), keysOf(other, '/note')]);
      expect(await keysOf(other, '/note')).toContain(key);
    }
  });

  test('an update changes the ETag too', async () => {
    const key = await create(one, '/note', restBody(languageCard));
    const { etag } = (await other.rest('/note')).headers;
    const ifNoneMatch = { headers: { 'If-None-Match': String(etag) } };
    expect((await other.rest('/note', ifNoneMatch)).status).toBe(304);
    await one.rest(`/note/${key}`, { method: 'PUT', token, body: { name: 'Changed' } });
    expect((await other.rest('/note', ifNoneMatch)).status).toBe(200);
  });

  test('with 20 writers and readers at once', { timeout: 300_000 }, async () => {
    await one.empty('languageCard');
    const PER_WRITER = 5;
    let acknowledged = 0;
    let writing = true;
    const writers = Array.from({ length: 20 }, async (_, index) => {
      for (let count = 0; count < PER_WRITER; count++) {
        await create(index % 2 === 0 ? one : other, '/note', restBody(languageCard));
        acknowledged++;
      }
    });
    let reads = 0;
    const readers = [one, other, one, other].map(async (app) => {
      let last = 0;
      while (writing) {
        const least = acknowledged;
        const answer = await app.rest('/note');
        expect(answer.status, answer.text).toBe(200);
        const { length } = answer.json<unknown[]>();
        // A process that stalls for seconds believes that its database is away, and marks its answers as possibly old.
        if (answer.headers['cache-status'] === undefined) expect(length).toBeGreaterThanOrEqual(least);
        expect(length).toBeGreaterThanOrEqual(last);
        last = length;
        reads++;
      }
    });
    await Promise.all(writers);
    writing = false;
    await Promise.all(readers);
    expect(acknowledged).toBe(20 * PER_WRITER);
    expect(reads).toBeGreaterThan(20);
    for (const app of [one, other]) expect(await keysOf(app, '/note')).toHaveLength(acknowledged);
  });

  test('while another resource changes all the time', { timeout: 300_000 }, async () => {
    await one.empty('languageCard');
    await one.empty('sheetTopic');
    let busy = true;
    const hammer = [one, other, one].map(async (app) => {
      while (busy) await create(app, '/sheet', restBody(sheetTopic));
    });
    try {
      for (let round = 0; round < 100; round++) {
        const [writer, reader] = round % 2 === 0 ? [one, other] : [other, one];
        await keysOf(reader, '/note');
        const key = await create(writer, '/note', restBody(languageCard));
        expect(await keysOf(reader, '/note')).toContain(key);
      }
    } finally {
      busy = false;
      await Promise.all(hammer);
    }
  });

  test('when a process loses its connection to the changes', { timeout: 300_000 }, async () => {
    for (let round = 0; round < 10; round++) {
      const [pid] = await vi.waitUntil(async () => {
        const pids = await pidsOfOther();
        return pids.length === 1 && other.feed.isLive() ? pids : null;
      }, WAIT_MS);
      await keysOf(other, '/note');
      await one.database.prisma.$queryRaw`SELECT pg_terminate_backend(${pid}::int)`;
      const key = await create(one, '/note', restBody(languageCard));
      expect(await keysOf(other, '/note')).toContain(key);
      const back = await create(other, '/note', restBody(languageCard));
      expect(await keysOf(one, '/note')).toContain(back);
    }
  });

  test('when that connection dies while it is waiting for a writer', { timeout: 300_000 }, async () => {
    await vi.waitUntil(() => other.feed.isLive(), WAIT_MS);
    const client = new pg.Client({ connectionString: one.databaseUrl });
    await client.connect();
    try {
      // A writer that gets the lock and does not release it: the feeds wait to acquire theirs again.
      const { rows } = await client.query<{ classid: number; objid: number }>(
        `SELECT classid::int, objid::int FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock' AND granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) LIMIT 1`,
      );
      const lock = rows[0]?.objid;
      const held = client.query('SELECT pg_advisory_lock($1)', [lock]);
      await vi.waitUntil(async () => {
        await one.database.prisma.$executeRaw`SELECT pg_notify('content_changed', '')`;
        return (await waitingFeeds()) === 2;
      }, WAIT_MS);
      await held;
      const [pid] = await pidsOfOther();
      await one.database.prisma.$queryRaw`SELECT pg_terminate_backend(${pid}::int)`;
      await vi.waitUntil(async () => (await waitingFeeds()) === 1, WAIT_MS);
    } finally {
      await client.end();
    }
    const key = await create(one, '/note', restBody(languageCard));
    expect(await keysOf(other, '/note')).toContain(key);
    await vi.waitUntil(() => other.feed.isLive(), WAIT_MS);
  });
});

async function waitingFeeds(): Promise<number> {
  const rows = await one.database.prisma.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'gearup change feed' AND wait_event_type = 'Lock'`;
  return rows[0]?.count ?? 0;
}

test('a write is acknowledged without waiting for a timeout', async () => {
  await vi.waitUntil(() => one.feed.isLive() && other.feed.isLive(), WAIT_MS);
  const logs = [one.log.lines, other.log.lines];
  for (const lines of logs) lines.splice(0);
  for (let round = 0; round < 40; round++) await create(round % 2 ? one : other, '/note', restBody(languageCard));
  // Waiting for a lock that is not released takes three seconds and is logged.
  expect(logs.flat().filter(({ msg }) => msg?.includes('did not answer a change in time'))).toEqual([]);
});

test.each(Object.values(resources))(
  'exactly one of 20 creates of a $name with the same id succeeds',
  async (resource) => {
    const body = restBody(resource);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? one : other).rest(resource.path, { method: 'POST', token, body }),
      ),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    const records = (await one.rest(resource.path)).json<{ id: number }[]>();
    expect(records.filter((record) => record.id === body.id)).toHaveLength(1);
  },
);
