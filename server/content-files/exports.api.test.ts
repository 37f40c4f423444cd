import { listProblems } from '#server/testing/list-problems.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createBody, fullBody, isFree } from '#server/testing/factories.ts';
import { importFile } from '#server/testing/import-file.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { listSlug } from '#shared/admin-pages.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resourceNames, resources } from '#shared/resources/index.ts';

const app = await startTestApp();
const { token, cookie } = await app.createAdministrator();
const api = app.trpc(token);

const HOSTILE = [
  '=HYPERLINK("https://evil.example")',
  "'=1+1",
  "''@x",
  "'plain'",
  '+1\r\n-2\n=3',
  '\t\rx',
  ' "quoted", ; \t and “unicode” 🧮 नमस्ते \u202e ',
  '\uFEFFmark',
  '',
];

type Verbs = { create: { mutate(body: unknown): Promise<unknown> } };

/** Creates a record for each hostile text, and one with only the required fields. */
async function fill(resource: Resource) {
  const verbs = api.content[resource.name as ResourceName] as unknown as Verbs; // every resource has them
  const texts = Object.entries(resource.fields).filter(
    ([name, { kind }]) => ['line', 'list', 'text', 'code'].includes(kind) && isFree(resource, name),
  );
  for (const [index, text] of HOSTILE.entries()) {
    const hostile = texts.map(([name, { kind, required }]) => {
      const whole = kind === 'text' || kind === 'code' ? text : text.replace(/[\r\n]+/g, ' '); // of one line
      return [name, text === '' && required ? `x${index}` : whole];
    });
    await verbs.create.mutate(fullBody(resource, Object.fromEntries(hostile)));
  }
  await verbs.create.mutate(createBody(resource));
}

const rowsOf = (name: ResourceName) =>
  (app.database.prisma[name] as unknown as { findMany(args: object): Promise<Record<string, unknown>[]> }).findMany({
    orderBy: [{ id: 'asc' }, { key: 'asc' }],
  });

const get = (file: string) => app.rest(`/exports/${file}`, { token });

const load = (resource: ResourceName, format: 'csv' | 'json', text: string) =>
  importFile(api, { resource, format, text }, { allOrNone: true });

describe.each(resourceNames)('%s', (name) => {
  const slug = listSlug(name);
  beforeAll(() => fill(resources[name]));

  test.each(['csv', 'json'] as const)(
    'imports its own %s without a difference, into an empty table too',
    async (format) => {
      const file = await get(`${slug}.${format}`);
      expect([file.status, file.headers['content-disposition']]).toEqual([
        200,
        `attachment; filename=${slug}.${format}`,
      ]);
      expect(file.headers['cache-control']).toBe('private, no-store');
      const before = await rowsOf(name);
      expect(before).toHaveLength(HOSTILE.length + 1);
      expect(await load(name, format, file.text)).toMatchObject({ unchanged: before.length, created: 0, updated: 0 });
      expect(await rowsOf(name)).toEqual(before);

      await app.empty(name);
      expect(await load(name, format, file.text)).toMatchObject({ created: before.length });
      const own = ({
        key: _key,
        createdAt: _at,
        updatedAt: _since,
        authorKey: _author,
        ...rest
      }: Record<string, unknown>) => rest;
      expect((await rowsOf(name)).map(own)).toEqual(before.map(own));
    },
  );

  test('contains no cell that begins like a formula', async () => {
    const { text } = await get(`${slug}.csv`);
    expect(text.startsWith('\uFEFFid,')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(text).not.toMatch(/(^|[,\n])"?[=+\-@]\w*\(/);
    expect(text).not.toMatch(/,"[=+\-@\t\r]/);
  });
});

describe('an export', () => {
  test('contains what a search finds, and all of thousands of records', async () => {
    await app.empty('topicProblem');
    const data = Array.from({ length: 1203 }, (_, index) => ({ id: index, name: `Problem ${index}`, topic: 'T' }));
    await listProblems(app.database.prisma, 'topicProblem', data);
    const all = (await get('topic-problem.json')).json<{ id: number }[]>();
    expect(all.map(({ id }) => id)).toEqual(data.map(({ id }) => id));
    const some = (await get('topic-problem.json?search=problem%20120')).json<{ id: number }[]>();
    expect(some.map(({ id }) => id)).toEqual([120, 1200, 1201, 1202]);
    expect((await get('topic-problem.json?search=zzzz')).json()).toEqual([]);
    expect((await get('topic-problem.csv?search=zzzz')).text).toBe(
      '\uFEFFid,name,article,level,link,paid,topic,companies\n',
    );
  });

  test("contains what the filters in the list's URL select, or the selected records", async () => {
    await app.empty('topicProblem');
    const rows = [
      { id: 1, name: 'One', topic: 'Graphs', level: 'Easy', companies: 'Adobe, Google' },
      { id: 2, name: 'Two', topic: 'Graphs', level: 'Hard', companies: 'Google Ads' },
      { id: 3, name: 'Three', topic: 'Trees', level: 'Easy', companies: 'Google' },
    ];
    const created = await listProblems(app.database.prisma, 'topicProblem', rows);
    const ids = async (query: string) =>
      (await get(`topic-problem.json?${query}`)).json<{ id: number }[]>().map(({ id }) => id);
    expect(await ids('topic=Graphs&level=Easy')).toEqual([1]);
    expect(await ids('companies=google')).toEqual([1, 3]);
    expect(await ids('companies=google&search=t')).toEqual([3]);
    expect(await ids('nonsense=1&level=')).toEqual([1, 2, 3]);
    const keys = created.filter(({ id }) => id !== 2).map(({ key }) => key);
    expect(await ids(`keys=${keys.join(',')}&level=Hard`)).toEqual([1, 3]);
    expect((await get('topic-problem.csv?keys=nonsense')).status).toBe(400);
    expect((await get(`topic-problem.csv?keys=${Array(201).fill(keys[0]).join(',')}`)).status).toBe(400);
    // The longest URL that occurs.
    expect((await get(`topic-problem.csv?keys=${Array(200).fill(keys[0]).join(',')}`)).status).toBe(200);
  });

  test('is for administrators, by token or cookie', async () => {
    const learner = await app.createUser();
    const status = async (options: object) => (await app.rest('/exports/language-card.csv', options)).status;
    expect(await status({})).toBe(401);
    expect(await status({ token: learner.token })).toBe(403);
    expect(await status({ headers: { Cookie: learner.cookie } })).toBe(403);
    expect(await status({ headers: { Cookie: cookie } })).toBe(200);
    expect(await status({ method: 'HEAD', token })).toBe(200);
  });

  test('is found by the old name of its resource', async () => {
    expect((await get('note.csv')).text).toBe((await get('language-card.csv')).text);
  });

  test.each(['nothing.csv', 'language-card.xml', 'language-card', 'language-card.csv.json'])(
    'does not support %s',
    async (file) => {
      expect((await get(file)).status).toBe(404);
    },
  );
});
