import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type ContentRecord, readContent } from '#prisma/content.ts';
import { ADVISORY_LOCKS } from '#server/database/advisory-locks.ts';
import { type Database, openDatabase } from '#server/database/client.ts';
import { isIndexCurrent } from '#server/search/search-index.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { seed } from './seed.ts';

/** Enough of each resource for all its fields. */
const OF_EACH = 90;
const HOUR_MS = 3_600_000;

const content = [...Map.groupBy(readContent(), ({ resource }) => resource).values()].flatMap((records) =>
  records.slice(0, OF_EACH),
);
let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url);
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await database.close();
  await own.drop();
});

const indexes = async () =>
  (await database.pool.query("SELECT indexdef FROM pg_indexes WHERE tablename = 'search_documents' ORDER BY 1")).rows;
const load = (progress?: (line: string) => void) => seed(database, content, { siteTimeZone: 'Asia/Kolkata', progress });

type Table = { findMany(args: { orderBy: object }): Promise<Record<string, unknown>[]> };
const storedOf = (resource: ContentRecord['resource']) =>
  (database.prisma[resource] as unknown as Table).findMany({ orderBy: { id: 'asc' } }); // every model has this verb

test('takes as long as the machine needs, and shows how far it is', async () => {
  const before = await indexes();
  const other = new pg.Client({ connectionString: own.url });
  await other.connect();
  await other.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.seed]);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const lines: string[] = [];
  const seeding = load((line) => lines.push(line));
  const isWaiting = async () =>
    (await other.query("SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")).rowCount;
  await expect.poll(isWaiting).toBe(1);
  vi.advanceTimersByTime(HOUR_MS);
  await other.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCKS.seed]);
  expect(await seeding).toMatchObject({ added: content.length, idTaken: [] });
  await other.end();

  const counts = (what: string) =>
    lines.flatMap((line) => new RegExp(`^${what} content: ([\\d,]+) of ([\\d,]+) records$`).exec(line)?.slice(1) ?? []);
  expect(counts('Loading').length).toBeGreaterThanOrEqual(4);
  expect(counts('Loading').at(-1)).toBe(content.length.toLocaleString('en-US'));
  for (const what of ['Loading', 'Indexing']) expect(counts(what).at(-1)).toBe(counts(what).at(-2));
  expect(await isIndexCurrent(database)).toBe(true);
  expect(await indexes()).toEqual(before);
});

test('stores every field as it is in the files', async () => {
  for (const [resource, records] of Map.groupBy(content, (record) => record.resource)) {
    const stored = await storedOf(resource);
    expect(stored).toHaveLength(records.length);
    for (const { name, values, day } of records) {
      const found = stored.find(
        (row) => name === `${name.includes('/') ? `${String(row.category)}/` : ''}${String(row.id)}`,
      );
      expect([name, found]).toEqual([name, expect.objectContaining(day === null ? values : { id: values.id })]);
    }
  }
});

test('changes nothing when it is repeated, and keeps what an administrator has edited or deleted', async () => {
  const [edited, removed, ...others] = await database.prisma.blog.findMany({ orderBy: { id: 'asc' } });
  await database.prisma.blog.update({ where: { key: edited?.key }, data: { header: 'Edited since' } });
  await database.prisma.blog.delete({ where: { key: removed?.key } });
  const before = await storedOf('blog');
  expect(before).toHaveLength(others.length + 1);
  expect(await load()).toEqual({ added: 0, updated: 0, unchanged: content.length, keptAsEdited: 0, idTaken: [] });
  const changed = content.map((record) =>
    record.resource === 'blog' ? { ...record, hash: 'of a new version' } : record,
  );
  const report = await seed(database, changed, { siteTimeZone: 'Asia/Kolkata' });
  expect([report.keptAsEdited, report.updated]).toEqual([2, others.length]);
  expect((await storedOf('blog')).map(({ header }) => header)).toEqual(before.map(({ header }) => header));
});
