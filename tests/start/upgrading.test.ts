/**
 * An installation from before 20261122080000_names_and_guides is started with the current version. Its database was
 * made so: commit 31a166a was started on an empty DATA_DIR, with a content folder cut down to 19 short records and with
 * sessions of a hundred years. Over HTTP an administrator edited, deleted and created records, a learner signed up,
 * made progress and contributed, a newsletter was sent, and the answers of both doors were stored (the .json). The site
 * was killed in the first transaction of an import of three contests; then every row was written as an INSERT (the
 * .sql).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readContent } from '#prisma/content.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { applyMigrations, migrationNames, withMigrationLock } from '#server/database/migrate.ts';
import { call, callTrpc, logIn, trpcData } from './rest.ts';
import { cleanUp, end, newDataDir, run, type Site, startSmall } from './site.ts';
import before from './fixtures/before-names-and-guides.json' with { type: 'json' };

const UPGRADE = '20261122080000_names_and_guides';
const ROWS = readFileSync(join(import.meta.dirname, 'fixtures/before-names-and-guides.sql'), 'utf8');

/** The current names of the resources. */
const RENAMED: Record<string, string> = {
  sheetCard: 'sheetTopic',
  sheetProblem: 'topicProblem',
  sdeProblem: 'companyProblem',
  note: 'languageCard',
  noteContent: 'question',
  contestSolution: 'contest',
  cheatNote: 'cheatSheetItem',
};

type Stored = { _id: string; id: number; name: string; image: string };

const { administrator, user } = before.tokens;
const dataDir = newDataDir();
let site: Site;

beforeAll(async () => {
  await makeOldDatabase();
  site = await startSmall({ DATA_DIR: dataDir });
});
afterAll(cleanUp);

async function makeOldDatabase() {
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(before.secrets), { mode: 0o600 });
  const embedded = await startEmbeddedDatabase(dataDir, { fsync: 'off' });
  const old = (await migrationNames()).filter((name) => name < UPGRADE);
  await withMigrationLock(embedded.url, (client) => applyMigrations(client, embedded.url, old));
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  await client.query(ROWS);
  await client.end();
  await embedded.stop();
}

const answerOf = async (path: string, token?: string) => (await call(site, path, { token })).text();
const recordsAt = async (path: string) => JSON.parse(await answerOf(path, administrator)) as Stored[];
const query = <T>(procedure: string, body?: object, token = administrator) =>
  trpcData<T>(callTrpc(site, procedure, { token, body }));

/** The change with the current names of the resource and of a contest's video. */
const renamed = ({ resource, before: was, after, ...change }: (typeof before.history)[number]) => {
  const rename = (values: object | null) => {
    if (resource !== 'contestSolution' || !values || !('image' in values)) return values;
    const { image, ...others } = values;
    return { ...others, video: image };
  };
  const added = { resource: RENAMED[resource] ?? resource, isUndo: false, importKey: null, batch: null };
  return { ...change, ...added, before: rename(was), after: rename(after) };
};

it('migrates the database without asking anything', () => {
  expect(site.stdout()).toContain(`Database brought up to date (${UPGRADE}`);
  expect(site.stdout()).not.toContain('First administrator');
  expect(site.stderr()).toBe('');
});

it('finishes the import that was under way', async () => {
  const status = () => query('imports.status', { key: before.importKey });
  await expect.poll(status).toMatchObject({ resource: 'contest', state: 'done', created: 2, updated: 1 });
  const [, updated, ...created] = await recordsAt('/contestsol');
  const [, contestsBefore] = before.answers['/contestsol'];
  const [day, video] = ['2026-11-28', 'https://www.youtube.com/watch?v=22222222222'];
  expect(asBefore(updated ?? {})).toEqual({
    ...contestsBefore,
    image: video,
    contestDate: day,
    startsAt: `${day}T14:30:00.000Z`,
  });
  expect(created).toMatchObject([
    { id: 11, image: 'https://www.youtube.com/watch?v=33333333333' },
    { id: 12, image: '' },
  ]);
});

/** A record without the fields added since then, which must be unset. */
const asBefore = (record: object) =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([name]) => !/^(paid|reports|practisedFor|output\d?|shortAnswer|alsoAsked|sources|heading\d?)$/.test(name),
    ),
  );

it.each(Object.entries(before.answers))('answers %s byte for byte as before', async (path, known: object[]) => {
  const answer = JSON.stringify((JSON.parse(await answerOf(path, administrator)) as object[]).map(asBefore));
  if (path !== '/contestsol') return expect(answer).toBe(JSON.stringify(known));
  // The import wrote the other records.
  expect(JSON.stringify((JSON.parse(answer) as object[])[0])).toBe(JSON.stringify(known[0]));
});

it('lets people sign in as before, and keeps their data', async () => {
  expect(await query('accounts.me', undefined, user)).toMatchObject({ email: 'ada@example.org' });
  expect(await query('progress.export', undefined, user)).toMatchObject(before.progress);
  expect(await query('newsletters.list', { page: 1 })).toMatchObject({ items: before.newsletters });
  await logIn(site, 'known beforehand');
});

it.each([
  ['sum edited', { resource: 'topicProblem', header: 'Two Sum, edited' }],
  ['what is growth', { resource: 'question', header: 'What is growth?' }],
  ['weekly 1', { resource: 'contest', header: 'Weekly 1' }],
])('finds what was written before by %s, as what it is called now', async (q, expected) => {
  const [best] = await query<object[]>('search.results', { q });
  expect(best).toMatchObject(expected);
});

it("shows the old changes under the new names, and can undo those of a contest's video", async () => {
  const { items } = await query<{ items: { author: string }[] }>('history.list', { page: 1 });
  const history = before.history.map(renamed);
  expect(items.slice(-history.length)).toEqual(history);

  const undo = async (change: (typeof history)[number] | undefined) => {
    const body = { key: change?.key };
    await trpcData(callTrpc(site, 'history.undo', { method: 'POST', token: administrator, body }));
    return (await recordsAt('/contestsol')).find(({ _id }) => _id === change?.recordKey);
  };
  const ofContests = history.filter(({ resource }) => resource === 'contest');
  const edited = await undo(ofContests.find(({ action }) => action === 'updated'));
  expect(edited?.image).toBe('https://www.youtube.com/watch?v=00000000001');
  const removed = await undo(ofContests.find(({ action }) => action === 'removed'));
  expect(removed?.image).toBe('https://www.youtube.com/watch?v=00000000003');
});

it('has loaded new kinds of content, once', async () => {
  // Read before the first call, as it blocks for so long that the server may close an idle connection.
  const content = readContent(join(inject('smallCheckout'), 'prisma/content'));
  const loaded = (kind: string) => content.filter(({ resource }) => resource === kind).length;
  const guides = await recordsAt('/preparationguide');
  expect(guides).toHaveLength(loaded('preparationGuide'));
  expect(await recordsAt('/projectidea')).toHaveLength(loaded('projectIdea'));

  const guide = `/preparationguide/${guides[0]?._id ?? ''}`;
  expect((await call(site, guide, { method: 'DELETE', token: administrator })).status).toBe(200);
  await end(site);
  site = await startSmall({ DATA_DIR: dataDir });
  expect(site.stdout()).not.toMatch(/Loading|Indexing|brought up to date/);
  expect(await recordsAt('/preparationguide')).toEqual(guides.slice(1));
});

it('keeps edits and deletions when all content is loaded', async () => {
  const seeding = run(['node', 'prisma/seed.ts'], { DATA_DIR: dataDir }, inject('smallCheckout'));
  expect([await seeding.ended, seeding.stderr()]).toEqual([0, '']);
  const problems = await recordsAt('/sheetproblem');
  expect(problems.length).toBeGreaterThan(before.answers['/sheetproblem'].length);
  expect(asBefore(problems.find(({ id }) => id === 101) ?? {})).toEqual(before.answers['/sheetproblem'][0]);
  expect(problems.filter(({ id }) => id === 103)).toEqual([]);
});
