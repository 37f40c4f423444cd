import { listProblems } from '#server/testing/list-problems.ts';
import { request as httpRequest } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { endOf, importFile } from '#server/testing/import-file.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import { mistyped } from '#server/testing/apis.ts';

const app = await startTestApp();
const administrator = await app.createAdministrator();
const api = app.trpc(administrator.token);
const { prisma } = app.database;

type File = { resource?: ResourceName; format?: 'csv' | 'json'; text: string };
const fileOf = ({ resource = 'topicProblem', format = 'csv', text }: File) => ({ resource, format, text });

const preview = (file: File) => api.imports.preview.mutate(fileOf(file));

const load = (file: File, allOrNone = false) => importFile(api, fileOf(file), { allOrNone });

const problems = () =>
  prisma.topicProblem.findMany({ orderBy: { id: 'asc' }, omit: { key: true, createdAt: true, updatedAt: true } });

beforeEach(async () => {
  for (const name of ['topicProblem', 'cheatSheetItem', 'blog'] as const) await app.empty(name);
});

const NOTHING = { format: 'csv', created: 0, updated: 0, unchanged: 0, refused: [] };

const TWO = 'Id;NAME;Topic;Level\r\n5;Two sum;Arrays;Easy\r\n;Three sum;Arrays;\r\n';

describe('an import', () => {
  test('creates records, changes only what differs, and changes nothing when repeated', async () => {
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

  test('refuses a line break in what is one line, and lists a title above the headings', async () => {
    const text = 'Problems of 2026\nid,name,topic\n1,"Two\nSum",T\n2,Three sum,T\n';
    expect(await preview({ text })).toMatchObject({
      created: 1,
      columns: { unmatched: ['Problems of 2026'] },
      refused: [{ line: 3, reason: 'name must be one line' }],
    });
    await load({ text });
    expect(await problems()).toMatchObject([{ id: 2, name: 'Three sum' }]);
  });

  test('leaves fields alone that the file does not have, and clears those that it has blank', async () => {
    await load({ text: 'id,name,topic,article,companies\n1,A,T,/a,Google\n' });
    await load({ text: 'id,companies\n1,\n' });
    expect(await problems()).toMatchObject([{ id: 1, name: 'A', topic: 'T', article: '/a', companies: '' }]);
  });

  test('names every bad row with its line and reason, and loads the others on request', async () => {
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
    const seen = await preview({ text });
    expect(seen).toMatchObject({ total: 9, created: 1, refused, refusedCount: 8 });
    await expect(api.imports.start.mutate({ key: seen.key, allOrNone: true })).rejects.toThrow(
      'Nothing was imported: 8 of 9 rows cannot be',
    );
    expect(await problems()).toHaveLength(2);
    expect(await load({ text })).toMatchObject({ state: 'done', created: 1, refused, refusedCount: 8 });
    expect((await problems()).map(({ id }) => id)).toEqual([1, 2, 10]);
  });

  test('finds a record by its id within its category, and assigns the next free id of the category', async () => {
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
    // The date that the site has set does not count as a difference.
    expect(await load(file)).toMatchObject({ unchanged: 2 });
  });

  test('writes several chunks of rows in one transaction', async () => {
    await prisma.searchDocument.deleteMany();
    const rows = (level: string) => Array.from({ length: 1100 }, (_, index) => `Name ${index},T,${level}`);
    const text = (level: string) => ['name,topic,level', ...rows(level)].join('\n');
    expect(await load({ text: text('') }, true)).toMatchObject({ state: 'done', created: 1100, done: 1100 });
    expect(await prisma.topicProblem.count()).toBe(1100);
    expect(await prisma.searchDocument.count({ where: { resource: 'topicProblem' } })).toBe(1100);
    expect(await load({ text: text('Hard') }, true)).toMatchObject({ state: 'done', updated: 1100 });
    expect(await prisma.topicProblem.count({ where: { level: 'Hard' } })).toBe(1100);
  }, 120_000);

  test('writes nothing when a row has become invalid since the preview and all or nothing is required', async () => {
    const { key } = await prisma.contentImport.create({
      data: {
        resource: 'topicProblem',
        author: 'somebody',
        allOrNone: true,
        total: 2,
        report: NOTHING,
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
    const { key } = await preview({ text: TWO });
    for (const [token, message] of [
      [undefined, 'Please log in'],
      [learner.token, 'Only an administrator may do this'],
    ] as const) {
      const { imports } = app.trpc(token);
      await expect(imports.preview.mutate(fileOf({ text: TWO }))).rejects.toThrow(message);
      await expect(imports.start.mutate({ key, allOrNone: true })).rejects.toThrow(message);
      await expect(imports.rows.query({ key })).rejects.toThrow(message);
      await expect(imports.undo.mutate({ key })).rejects.toThrow(message);
      await expect(imports.dismiss.mutate({ key })).rejects.toThrow(message);
      await expect(imports.list.query({})).rejects.toThrow(message);
      await expect(imports.recent.query({ resource: 'languageCard' })).rejects.toThrow(message);
      await expect(imports.status.query({ key: '' })).rejects.toThrow(message);
    }
    expect(await problems()).toEqual([]);
  });

  test('refuses a stranger before the file has arrived', async () => {
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
      body: { key: (await preview({ text: TWO })).key, allOrNone: false },
    });
    expect(answer.status).toBe(403);
    expect(await problems()).toEqual([]);
  });

  test('accepts a file of 9 MB, and refuses one over 10 MB as too large', async () => {
    const row = (id: number) => `${id},A,T,"${'"", x '.repeat(1500)}"\n`;
    const text = (rows: number) =>
      `id,name,topic,companies\n${Array.from({ length: rows }, (_, id) => row(id)).join('')}`;
    expect(await preview({ text: text(950) })).toMatchObject({ total: 950, created: 950 });
    await expect(preview({ text: text(1200) })).rejects.toThrow('The file is over 10 MB');
    await expect(api.content.languageCard.create.mutate(mistyped({ title: 'x'.repeat(1_100_000) }))).rejects.toThrow();
  });

  test.each([
    ['remarks\nx\n', 'No column is a field of a problem: id, name'],
    ['id,name\n', 'The file holds no rows'],
  ])('reports what is wrong with the file %j', async (text, message) => {
    await expect(preview({ text })).rejects.toThrow(message);
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
    const waiting = await api.imports.preview.mutate(file);
    await expect(api.imports.start.mutate({ key: waiting.key, allOrNone: false })).rejects.toThrow(
      'Another import of cards is running',
    );
    const [newest] = await api.imports.recent.query({ resource: 'languageCard' });
    expect(newest).toMatchObject({ key, state: 'waiting', author: 'somebody' });
    await prisma.contentImport.delete({ where: { key } });
    expect(await load(file)).toMatchObject({ created: 1 });
    await expect(api.imports.status.query({ key })).rejects.toThrow('There is no such import');
  });
});

const EDITED = 40;
const ADDED = 460;

/** A file of 500 rows, of which 40 change records created by `fill`. */
const fiveHundred = () =>
  ['id,name,topic,level', ...Array.from({ length: EDITED + ADDED }, (_, id) => `${id + 1},Name ${id + 1},T,Hard`)].join(
    '\n',
  );

const fill = () =>
  listProblems(
    prisma,
    'topicProblem',
    Array.from({ length: EDITED }, (_, id) => ({
      id: id + 1,
      name: `Name ${id + 1}`,
      topic: 'T',
      level: 'Easy',
    })),
  );

const rowsOf = async (key: string, kind: 'new' | 'changed' | 'unchanged' | 'refused') => {
  const first = await api.imports.rows.query({ key, kind, page: 1 });
  const pages = Array.from({ length: Math.ceil(first.total / first.pageSize) }, (_, index) => index + 1);
  const all = await Promise.all(pages.map((page) => api.imports.rows.query({ key, kind, page })));
  return all.flatMap(({ items }) => items);
};

const edit = async (id: number, values: object) => {
  const { key } = await prisma.topicProblem.findUniqueOrThrow({ where: { id } });
  return api.content.topicProblem.update.mutate({ key, values });
};

describe('a preview', () => {
  test('shows each row, in pages: new, changed with both values, unchanged, or refused with the reason', async () => {
    await fill();
    await edit(3, { level: 'Hard' });
    const { key, ...counts } = await preview({ text: `${fiveHundred()}\n501,,T,Hard\n\0x,Bad,T,Hard\n` });
    expect(counts).toMatchObject({ total: 502, created: 460, updated: 39, unchanged: 1, refusedCount: 2 });
    const changed = await rowsOf(key, 'changed');
    expect(changed).toHaveLength(39);
    expect(changed[0]).toEqual({
      line: 2,
      kind: 'changed',
      title: 'Name 1',
      reason: '',
      fields: [],
      before: { level: 'Easy' },
      after: { level: 'Hard' },
    });
    expect(await rowsOf(key, 'unchanged')).toMatchObject([{ line: 4, title: 'Name 3' }]);
    expect(await rowsOf(key, 'refused')).toMatchObject([
      { line: 502, fields: ['name'], reason: 'name is required' },
      { line: 503, fields: ['id'], reason: 'id must be a number', after: { id: '\uFFFDx', name: 'Bad' } },
    ]);
    const added = await rowsOf(key, 'new');
    expect(added).toHaveLength(460);
    expect(added[0]).toMatchObject({ line: 42, title: 'Name 41', before: {}, after: { id: '41', level: 'Hard' } });
    const all = await api.imports.rows.query({ key, page: 26 });
    expect([all.total, all.items.map(({ line }) => line)]).toEqual([502, [502, 503]]);
  });

  test('is carried out as shown: a row whose record was edited, added or deleted since is refused', async () => {
    await fill();
    const { key } = await preview({ text: `${fiveHundred()}\n600,Name 600,T,Hard` });
    await edit(1, { level: 'Medium' });
    // An edit to a field that the file does not have.
    await edit(2, { companies: 'Google' });
    // An edit to the value that the file has.
    await edit(4, { level: 'Hard' });
    await prisma.topicProblem.delete({ where: { id: 3 } });
    await api.content.topicProblem.create.mutate({ id: 600, name: 'Theirs', topic: 'T' });
    await api.imports.start.mutate({ key, allOrNone: false });
    expect(await endOf(api, key)).toMatchObject({
      state: 'done',
      created: 460,
      updated: 37,
      unchanged: 1,
      refused: [
        { line: 2, reason: 'somebody has changed Level since the preview' },
        { line: 4, reason: 'somebody has deleted the problem since the preview' },
        { line: 502, reason: 'somebody has added such a problem since the preview' },
      ],
    });
    const levels = await prisma.topicProblem.findMany({ where: { id: { in: [1, 2, 600] } }, orderBy: { id: 'asc' } });
    expect(levels.map(({ level, name }) => `${name} ${level}`)).toEqual(['Name 1 Medium', 'Name 2 Hard', 'Theirs ']);
    expect(await prisma.topicProblem.count({ where: { id: 3 } })).toBe(0);
  });

  test('can be loaded once without its changes, and not at all when it has nothing new', async () => {
    await fill();
    const added = await importFile(api, fileOf({ text: fiveHundred() }), { addOnly: true });
    expect(added).toMatchObject({ state: 'done', total: 460, created: 460, updated: 0, skipped: 40, addOnly: true });
    expect(await prisma.topicProblem.count({ where: { level: 'Easy' } })).toBe(40);
    await expect(api.imports.start.mutate({ key: added.key, allOrNone: false })).rejects.toThrow(
      'already been started',
    );
    const changes = await preview({ text: fiveHundred().split('\n').slice(0, 41).join('\n') });
    await expect(api.imports.start.mutate({ key: changes.key, allOrNone: false, addOnly: true })).rejects.toThrow(
      'The file holds nothing new',
    );
    await api.imports.dismiss.mutate({ key: changes.key });
    await expect(api.imports.rows.query({ key: changes.key })).rejects.toThrow('There is no such import');
  });

  test('is deleted after a day when nobody has started it', async () => {
    const { key } = await preview({ text: TWO });
    await prisma.contentImport.update({ where: { key }, data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } });
    await preview({ text: TWO });
    await expect(api.imports.status.query({ key })).rejects.toThrow('There is no such import');
    expect((await api.imports.list.query({})).items.every(({ state }) => state !== 'previewed')).toBe(true);
  });
});

describe('undoing an import', () => {
  const undo = async (key: string) => {
    await api.imports.undo.mutate({ key });
    return endOf(api, key);
  };

  test('undoes all 500 rows at once: 460 are gone, 40 have their former values; again does nothing', async () => {
    await fill();
    await edit(1, { level: 'Medium', companies: 'Google' });
    const before = await problems();
    const { key, canUndo } = await load({ text: fiveHundred() });
    expect(canUndo).toBe(true);
    const loaded = await prisma.topicProblem.findMany({ where: { level: 'Hard' } });
    expect(loaded).toHaveLength(500);
    const added = loaded.flatMap(({ id, key: recordKey }) => (id > EDITED ? recordKey : []));
    expect(await prisma.searchDocument.count({ where: { recordKey: { in: added } } })).toBe(ADDED);
    const undone = await undo(key);
    expect(undone).toMatchObject({
      state: 'undone',
      created: 460,
      updated: 40,
      done: 500,
      total: 500,
      canUndo: false,
      undo: { undone: 500, left: [], leftCount: 0, author: expect.stringMatching(/^administrator-/) },
    });
    expect(await problems()).toEqual(before);
    expect(await prisma.searchDocument.count({ where: { recordKey: { in: added } } })).toBe(0);
    const changes = await prisma.contentChange.count();
    expect(await undo(key)).toEqual(undone);
    expect(await prisma.contentChange.count()).toBe(changes);
    const ofUndo = await prisma.contentChange.groupBy({
      by: ['action', 'isUndo'],
      where: { importKey: key },
      orderBy: [{ isUndo: 'asc' }, { action: 'asc' }],
      _count: true,
    });
    expect(ofUndo.map(({ action, isUndo, _count }) => [isUndo, action, _count])).toEqual([
      [false, 'created', 460],
      [false, 'updated', 40],
      [true, 'removed', 460],
      [true, 'updated', 40],
    ]);
  });

  test('leaves and lists what somebody has edited or deleted since, and undoes it once that is reverted', async () => {
    await fill();
    const { key } = await load({ text: fiveHundred() });
    await edit(1, { companies: 'Google' });
    const { key: added } = await edit(41, { name: 'Mine' });
    const { key: deleted } = await prisma.topicProblem.findUniqueOrThrow({ where: { id: 2 } });
    await api.content.topicProblem.remove.mutate({ key: deleted });
    // A deleted record is already as the undo wants it.
    const { key: gone } = await prisma.topicProblem.findUniqueOrThrow({ where: { id: 42 } });
    await api.content.topicProblem.remove.mutate({ key: gone });
    const { username } = await prisma.administrator.findUniqueOrThrow({ where: { key: administrator.key } });
    const leftRecords = [
      { recordId: 41, title: 'Name 41', reason: `name was changed since by ${username}` },
      { recordId: 1, title: 'Name 1', reason: `companies was changed since by ${username}` },
      { recordId: 2, title: 'Name 2', reason: `was deleted since by ${username}` },
    ];
    const first = await undo(key);
    expect(first).toMatchObject({ state: 'undone', canUndo: true, undo: { undone: 497, leftCount: 3 } });
    expect(first.undo?.left).toEqual(expect.arrayContaining(leftRecords));
    expect((await problems()).map(({ id, name, level }) => `${id} ${name} ${level}`).toSorted()).toEqual(
      [
        '1 Name 1 Hard',
        '41 Mine Hard',
        ...Array.from({ length: 38 }, (_, id) => `${id + 3} Name ${id + 3} Easy`),
      ].toSorted(),
    );

    for (const recordKey of [added, deleted]) {
      const [last] = (await api.history.list.query({ recordKey })).items;
      await api.history.undo.mutate({ key: last?.key ?? '' });
    }
    expect(await undo(key)).toMatchObject({ canUndo: true, undo: { undone: 499, left: [leftRecords[1]] } });
    expect(await prisma.topicProblem.count({ where: { id: { in: [2, 41] }, level: 'Easy' } })).toBe(1);
    expect(await prisma.topicProblem.count()).toBe(40);
  });

  test('is refused for an import that wrote nothing, and for an unknown one', async () => {
    await load({ text: TWO });
    const again = await load({ text: TWO });
    expect(again.canUndo).toBe(false);
    await expect(undo(again.key)).rejects.toThrow('has written nothing that can be undone');
    await expect(undo(administrator.key)).rejects.toThrow('There is no such import');
    const { key } = await preview({ text: TWO });
    await expect(undo(key)).rejects.toThrow('has written nothing that can be undone');
  });

  test('is shown in the list of imports, whose reports can be dismissed', async () => {
    const { key } = await load({ text: TWO });
    await undo(key);
    const [newest] = (await api.imports.list.query({})).items;
    expect(newest).toMatchObject({ key, state: 'undone', created: 2, undo: { undone: 2 }, isDismissed: false });
    await api.imports.dismiss.mutate({ key });
    const [last] = await api.imports.recent.query({ resource: 'topicProblem' });
    expect(last).toMatchObject({ key, isDismissed: true });
  });
});
