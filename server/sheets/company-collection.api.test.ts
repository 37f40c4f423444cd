import { listProblems } from '#server/testing/list-problems.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { importFile, endOf } from '#server/testing/import-file.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const admin = await app.createAdministrator();
const api = app.trpc(admin.token);
const { sheets } = app.trpc();

const OURS = [
  { id: 1, name: 'Two Sum', topic: 'Arrays', companies: 'Acme', reports: 'Acme 30' },
  { id: 2, name: 'LRU Cache', topic: 'Design', companies: 'Acme', reports: 'Acme 9' },
  { id: 3, name: 'Chosen', topic: 'Design', practisedFor: 'Acme' },
];
const SOURCE = 'Interview diary https://example.org/diary';
const DIARY = {
  sources: [{ name: 'Interview diary', address: 'https://example.org/diary' }],
  until: '31 October 2026',
};

const ofAcme = (first?: number) =>
  sheets.problemsOfCompany.query({ company: 'Acme', page: 1, ...(first && { first }) });
const load = (...rows: string[]) =>
  importFile(api, {
    resource: 'companyProblem',
    format: 'csv',
    text: ['name,reports,source,as-of', ...rows].join('\n'),
  });

async function answers() {
  const companies = await Promise.all(OURS.map(({ id }) => sheets.companiesOf.query({ companyId: id })));
  const list = await app.rest('/sdeproblem');
  return JSON.stringify([await ofAcme(), companies, await sheets.companies.query({ problems: 'count' }), list.text]);
}

beforeEach(async () => {
  await app.empty('companyProblem');
  await listProblems(app.database.prisma, 'companyProblem', OURS);
});

describe('reports of a loaded collection', () => {
  test('are shown with their source, beside those that come with the site', async () => {
    expect(await load(`Two Sum,Acme 4,${SOURCE},2026-10-31`)).toMatchObject({ state: 'done', updated: 1 });
    expect(await ofAcme()).toMatchObject({ items: [{ reports: 4 }, { reports: 9 }, {}], collections: [DIARY, null] });
    expect((await ofAcme(1)).collections).toEqual([DIARY]);
    expect((await ofAcme()).items[0]).toEqual({
      id: 1,
      name: 'Two Sum',
      problem: 'two-sum',
      level: '',
      link: '',
      reports: 4,
    });
    expect(await sheets.companiesOf.query({ companyId: 1 })).toMatchObject({ collection: DIARY });
    expect(await sheets.companiesOf.query({ companyId: 2 })).not.toHaveProperty('collection');
  });

  test('replace ours when the collection has every problem of a company', async () => {
    await load(`Two Sum,Acme 4,${SOURCE},2026-10-31`, `LRU Cache,Acme 9,${SOURCE},2026-10-31`);
    expect((await ofAcme()).collections).toEqual([DIARY]);
  });

  test('name only companies of the collection', async () => {
    await load(`Two Sum,"Dell 2, Zoom 1",${SOURCE},2026-10-31`);
    expect((await sheets.companiesOf.query({ companyId: 1 })).recorded).toEqual([
      { name: 'Dell', reports: 2 },
      { name: 'Zoom', reports: 1 },
    ]);
    expect((await ofAcme()).items.map(({ id }) => id)).toEqual([2, 3]);
  });

  test('are removed with their source by an undo of the import, which restores answers byte for byte', async () => {
    const before = await answers();
    expect(before).not.toMatch(/collection|source|asOf/);
    const { key } = await load(`Two Sum,Acme 4,${SOURCE},2026-10-31`, `LRU Cache,Acme 9,${SOURCE},2026-10-31`);
    expect(await answers()).toContain('Interview diary');
    await api.imports.undo.mutate({ key });
    expect(await endOf(api, key)).toMatchObject({ state: 'undone', undo: { undone: 2, leftCount: 0 } });
    expect(await answers()).toBe(before);
  });

  test('are those of the older collection again after an undo of the newer one', async () => {
    await load(`Two Sum,Acme 4,${SOURCE},2026-10-31`);
    const { key } = await load('Two Sum,Acme 6,Another book,2027-01-31');
    expect((await ofAcme(1)).collections).toEqual([
      { sources: [{ name: 'Another book', address: null }], until: '31 January 2027' },
    ]);
    await api.imports.undo.mutate({ key });
    await endOf(api, key);
    expect(await ofAcme(1)).toMatchObject({ items: [{ reports: 4 }], collections: [DIARY] });
  });

  test('need a date with their source, and a valid URL', async () => {
    const text =
      'name,reports,source,asOf\nTwo Sum,Acme 4,A book,\nLRU Cache,Acme 4,A book http://example.org,2026-10-31';
    const { refused } = await api.imports.preview.mutate({ resource: 'companyProblem', format: 'csv', text });
    expect(refused).toEqual([
      { line: 2, reason: 'asOf is required with a source: the last day that the reports are from' },
      { line: 3, reason: expect.stringContaining('source must be names of documents') },
    ]);
  });
});
