import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const { sheets } = app.trpc();

const FIXED = JSON.parse(
  readFileSync(new URL('../../prisma/content/companies.json', import.meta.url), 'utf8'),
) as string[]; // a file of this repository

type Values = { id: number; name?: string; companies?: string; tags?: string };

const create = (...problems: Values[]) =>
  app.database.prisma.companyProblem.createMany({
    data: problems.map((values) => ({ name: `Problem ${values.id}`, topic: 'Arrays', ...values })),
  });

beforeEach(() => app.empty('companyProblem'));

describe('the companies', () => {
  test('are the fixed list where no problem names one', async () => {
    expect(new Set(await sheets.companies.query())).toEqual(new Set(FIXED));
  });

  test('are sorted without regard to case', async () => {
    await create({ id: 1, companies: 'zeta Labs, acme' });
    const companies = await sheets.companies.query();
    const lower = companies.map((company) => company.toLowerCase());
    expect(lower.indexOf('acme')).toBe(lower.indexOf('accenture') + 1);
    expect(lower.indexOf('zeta labs')).toBeGreaterThan(lower.indexOf('yahoo'));
  });

  test('come from every problem, once each, as the problems spell them', async () => {
    await create({ id: 1, companies: 'Acme,  accenture ,,Acme' }, { id: 2, companies: 'Acme' });
    const companies = await sheets.companies.query();
    expect(companies.filter((company) => company === 'Acme')).toHaveLength(1);
    expect(companies.filter((company) => company.toLowerCase() === 'accenture')).toEqual(['accenture']);
    expect(companies).not.toContain('');
  });
});

describe('the problems of a company', () => {
  test('are those that name it as a whole, by id', async () => {
    await create(
      { id: 9, companies: 'Acme' },
      { id: 2, companies: 'Other, Acme' },
      { id: 3, companies: 'Acme Rockets' },
      { id: 4, companies: 'Other' },
    );
    const problems = await sheets.problemsOfCompany.query({ company: 'Acme' });
    expect(problems.map(({ id }) => id)).toEqual([2, 9]);
    const [first, ...others] = await sheets.problemsOfCompany.query({ company: 'Acme', first: 1 });
    expect(first?.id).toBe(2);
    expect(others).toEqual([]);
  });

  test('know every id that a problem of their name has on the company-wise sheets', async () => {
    await create({ id: 1, name: 'Two Sum', companies: 'Acme' }, { id: 7, name: 'Two Sum', companies: 'Other' });
    const [problem] = await sheets.problemsOfCompany.query({ company: 'Acme' });
    expect(problem).toMatchObject({ id: 1, name: 'Two Sum', companyIds: [1, 7] });
  });

  test('are none for a company that nobody names', async () => {
    expect(await sheets.problemsOfCompany.query({ company: 'Nobody' })).toEqual([]);
  });
});

describe('the Top 50', () => {
  test('are the first fifty by id of those tagged top100', async () => {
    const tagged = Array.from({ length: 60 }, (_, index) => ({ id: 100 - index, tags: 'new, top100' }));
    await create(...tagged, { id: 1, tags: 'top1000' }, { id: 2, tags: '' });
    const problems = await sheets.top50.query();
    expect(problems.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => 41 + index));
  });
});
