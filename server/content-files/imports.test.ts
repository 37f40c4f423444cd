import { request as httpRequest } from 'node:http';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApp } from '#server/testing/test-app.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import { mistyped } from '#server/testing/doors.ts';

const app = await startTestApp();
const administrator = await app.createAdministrator();
const api = app.trpc(administrator.token);
const { prisma } = app.database;

type File = { resource?: ResourceName; format?: 'csv' | 'json'; text: string };
const fileOf = ({ resource = 'topicProblem', format = 'csv', text }: File) => ({ resource, format, text });

const preview = (file: File) => api.imports.preview.mutate(fileOf(file));

/** Starts an import and waits for its end. */
async function load(file: File, allOrNone = false) {
  const { key } = await api.imports.start.mutate({ ...fileOf(file), allOrNone });
  return vi.waitFor(
    async () => {
      const status = await api.imports.status.query({ key });
      expect(['done', 'failed']).toContain(status.state);
      return status;
    },
    { timeout: 100_000, interval: 50 },
  );
}

const problems = () =>
  prisma.topicProblem.findMany({ orderBy: { id: 'asc' }, omit: { key: true, createdAt: true, updatedAt: true } });

beforeEach(async () => {
  for (const name of ['topicProblem', 'cheatSheetItem', 'blog'] as const) await app.empty(name);
});

const NOTHING = { format: 'csv', created: 0, updated: 0, unchanged: 0, refused: [] };

const TWO = 'Id;NAME;Topic;Level\r\n5;Two sum;Arrays;Easy\r\n;Three sum;Arrays;\r\n';

describe('an import', () => {
  test('creates, changes only what differs, and run again changes nothing', async () => {
    expect(await preview({ text: TWO })).toMatchObject({ total: 2, created: 2, updated: 0, unchanged: 0, refused: [] });
    expect(await load({ text: TWO })).toMatchObject({ state: 'done', total: 2, done: 2, created: 2, refusedCount: 0 });
    const [two, three] = await problems();
    expect(two).toMatchObject({ id: 5, name: 'Two sum', topic: 'Arrays', level: 'Easy', link: '' });
    expect(three).toMatchObject({ id: 6, name: 'Three sum', topic: 'Arrays' });

    const changes = await prisma.contentChange.count();
    expect(await load({ text: TWO })).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await prisma.contentChange.count()).toBe(changes);

    const changed = TWO.replace('Easy', 'Hard');
    expect(await preview({ text: changed })).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    expect(await load({ text: changed })).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    const [change] = await prisma.contentChange.findMany({ orderBy: { key: 'desc' }, take: 1 });
    expect([change?.before, change?.after]).toEqual([{ level: 'Easy' }, { level: 'Hard' }]);
    expect(change?.author).toMatch(/^administrator-/);
  });

  test('leaves fields alone that the file does not have, and clears those that it leaves blank', async () => {
    await load({ text: 'id,name,topic,article,companies\n1,A,T,/a,Google\n' });
    await load({ text: 'id,companies\n1,\n' });
    expect(await problems()).toMatchObject([{ id: 1, name: 'A', topic: 'T', article: '/a', companies: '' }]);
  });

  test('names every bad row with its line and its reason, and loads the others when that is wished', async () => {
    await load({ text: 'id,name,topic\n1,Same,T\n2,Same,T\n' });
    const text = [
      'id,name,topic,Level,link',
      '10,Good,T,Easy,',
      'x,Bad id,T,,',
      '11,,T,,',
      '12,"Bad',
      'level",T,Simple,javascript:alert(1)',
      '10,Again,T,,',
      '13,No topic,,,',
      ',Same,T,,',
      ',Good,T,,',
      '14,short',
    ].join('\n');
    const refused = [
      { line: 3, reason: 'id must be a number' },
      { line: 4, reason: 'name is required' },
      {
        line: 5,
        reason: 'Level must be Easy, Medium or Hard; link must be a link that starts with http://, https:// or /',
      },
      { line: 7, reason: 'is the same problem as line 2' },
      { line: 8, reason: 'topic is required' },
      { line: 9, reason: 'several problems match; please give the id' },
      { line: 10, reason: 'is the same problem as line 2' },
      { line: 11, reason: 'has 2 cells where the heading has 5' },
    ];
    expect(await preview({ text })).toMatchObject({ total: 9, created: 1, refused, refusedCount: 8 });
    await expect(api.imports.start.mutate({ ...fileOf({ text }), allOrNone: true })).rejects.toThrow(
      'Nothing was imported',
    );
    expect(await problems()).toHaveLength(2);
    expect(await load({ text })).toMatchObject({ state: 'done', created: 1, refused, refusedCount: 8 });
    expect((await problems()).map(({ id }) => id)).toEqual([1, 2, 10]);
  });

  test('finds a record by its id within its category, and gives the next free id of the category', async () => {
    const json = (records: object[]) =>
      ({ resource: 'cheatSheetItem', format: 'json', text: JSON.stringify(records) }) as const;
    const first = json([
      { id: 1, header: 'A', category: 'js' },
      { id: 1, header: 'B', category: 'cppstl' },
      { header: 'C', category: 'js' },
      { id: 7, header: 'D', category: 'js' },
      { id: null, header: 'E', category: 'cppstl' },
    ]);
    expect(await load(first)).toMatchObject({ created: 5 });
    const notes = await prisma.cheatSheetItem.findMany({ orderBy: [{ category: 'asc' }, { id: 'asc' }] });
    expect(notes.map(({ category, id, header }) => `${category} ${id} ${header}`)).toEqual([
      'cppstl 1 B',
      'cppstl 2 E',
      'js 1 A',
      'js 7 D',
      'js 8 C',
    ]);
    expect(await load(first)).toMatchObject({ unchanged: 5 });
    expect((await preview(json([{ id: 1, text: 'x', header: 'A' }]))).refused).toEqual([
      { line: 1, reason: 'several items match; please give the category' },
    ]);
  });

  test('creates drafts as drafts', async () => {
    const text = 'id,header,code,image,category,published\n1,Draft,x,/a,dsa,FALSE\n2,Public,x,/a,dsa,\n';
    const file = { resource: 'blog', text } as const;
    await load(file);
    expect(await prisma.blog.findMany({ orderBy: { id: 'asc' }, select: { published: true } })).toEqual([
      { published: false },
      { published: true },
    ]);
    // The date that the site has set is no difference.
    expect(await load(file)).toMatchObject({ unchanged: 2 });
  });

  test('writes thousands of rows in one transaction', async () => {
    await prisma.searchDocument.deleteMany();
    const rows = (level: string) => Array.from({ length: 6000 }, (_, index) => `Name ${index},T,${level}`);
    const text = (level: string) => ['name,topic,level', ...rows(level)].join('\n');
    expect(await load({ text: text('') }, true)).toMatchObject({ state: 'done', created: 6000, done: 6000 });
    expect(await prisma.topicProblem.count()).toBe(6000);
    expect(await prisma.searchDocument.count({ where: { resource: 'topicProblem' } })).toBe(6000);
    expect(await load({ text: text('Hard') }, true)).toMatchObject({ state: 'done', updated: 6000 });
    expect(await prisma.topicProblem.count({ where: { level: 'Hard' } })).toBe(6000);
  }, 120_000);

  test('writes nothing, all or none, when a row has become bad since it was checked', async () => {
    const { key } = await prisma.contentImport.create({
      data: {
        ...{ resource: 'topicProblem', author: 'somebody', allOrNone: true, total: 2, report: NOTHING },
        rows: [
          { line: 2, values: { id: 1, name: 'Good', topic: 'T' } },
          { line: 3, values: { id: 2, name: 'Removed meanwhile' } },
        ],
      },
    });
    await load({ resource: 'languageCard', text: 'name,category,title,price\nNext,Free,T,0\n' });
    expect(await api.imports.status.query({ key })).toMatchObject({
      state: 'failed',
      failure: 'Nothing was imported: line 3 topic is required',
      done: 0,
    });
    expect(await problems()).toEqual([]);
  });
});

describe('who and how', () => {
  test('is for administrators', async () => {
    const learner = await app.createUser();
    for (const [token, message] of [
      [undefined, 'Please log in'],
      [learner.token, 'Only an administrator may do this'],
    ] as const) {
      const { imports } = app.trpc(token);
      await expect(imports.preview.mutate(fileOf({ text: TWO }))).rejects.toThrow(message);
      await expect(imports.start.mutate({ ...fileOf({ text: TWO }), allOrNone: true })).rejects.toThrow(message);
      await expect(imports.recent.query({ resource: 'languageCard' })).rejects.toThrow(message);
      await expect(imports.status.query({ key: '' })).rejects.toThrow(message);
    }
    expect(await problems()).toEqual([]);
  });

  test('answers a stranger before the file has come', async () => {
    const status = await new Promise<number | undefined>((done, failed) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': '9000000' };
      const outgoing = httpRequest(`${app.url}/trpc/imports.preview`, { method: 'POST', headers }, (response) => {
        done(response.statusCode);
        outgoing.destroy();
      });
      outgoing.on('error', failed);
      outgoing.write('{"resource":');
    });
    expect(status).toBe(401);
  });

  test('refuses the page of another site', async () => {
    const answer = await app.rest('/trpc/imports.start', {
      method: 'POST',
      headers: { Cookie: administrator.cookie, 'Sec-Fetch-Site': 'cross-site' },
      body: { ...fileOf({ text: TWO }), allOrNone: false },
    });
    expect(answer.status).toBe(403);
    expect(await problems()).toEqual([]);
  });

  test('takes a file of 9 MB, and says that one over 10 MB is too large', async () => {
    const row = (id: number) => `${id},A,T,"${'"" x\n'.repeat(180)}"\n`;
    const text = (rows: number) =>
      `id,name,topic,companies\n${Array.from({ length: rows }, (_, id) => row(id)).join('')}`;
    expect(await preview({ text: text(9500) })).toMatchObject({ total: 9500, created: 9500 });
    await expect(preview({ text: text(11_500) })).rejects.toThrow('The file is over 10 MB');
    await expect(api.content.languageCard.create.mutate(mistyped({ title: 'x'.repeat(1_100_000) }))).rejects.toThrow();
  });

  test.each([
    ['remarks\nx\n', 'No column is a field of a problem: id, name'],
    ['id,name\n', 'The file holds no rows'],
  ])('says what is wrong with the file %j', async (text, message) => {
    await expect(preview({ text })).rejects.toThrow(message);
    await expect(api.imports.start.mutate({ ...fileOf({ text }), allOrNone: false })).rejects.toThrow(message);
  });

  test('loads one file of a resource at a time, and lists the newest', async () => {
    const { key } = await prisma.contentImport.create({
      data: {
        resource: 'languageCard',
        author: 'somebody',
        allOrNone: false,
        rows: [],
        total: 0,
        report: NOTHING,
      },
    });
    const file = { resource: 'languageCard', format: 'csv', text: 'name,category,title,price\nA,Free,T,0\n' } as const;
    await expect(api.imports.start.mutate({ ...file, allOrNone: false })).rejects.toThrow(
      'Another import of cards is under way',
    );
    const [newest] = await api.imports.recent.query({ resource: 'languageCard' });
    expect(newest).toMatchObject({ key, state: 'waiting', author: 'somebody' });
    await prisma.contentImport.delete({ where: { key } });
    expect(await load(file)).toMatchObject({ created: 1 });
    await expect(api.imports.status.query({ key })).rejects.toThrow('There is no such import');
  });
});
