import { expect, test } from 'vitest';
import { listProblems } from '#server/testing/list-problems.ts';
import { faultsOf } from '../axe.ts';
import { startSite } from '../browser.ts';

const site = await startSite();
const { prisma } = site.database;

for (const name of ['topicProblem', 'companyProblem', 'problem'] as const) await site.empty(name);
await prisma.catalogueProblem.deleteMany();

test('a problem is edited with its places in one form, which keeps what was typed over a reload', async () => {
  const twoSum = { name: 'Two Sum', level: 'Easy', topic: 'Arrays', link: 'https://example.org/problems/two-sum/' };
  await listProblems(prisma, 'topicProblem', [{ id: 1, ...twoSum }]);
  await listProblems(prisma, 'companyProblem', [{ id: 2, ...twoSum, level: 'Hard', companies: 'Acme' }]);
  const page = await site.visit('/Dashboard/catalogue', { administering: true });
  await page.getByRole('button', { name: 'Edit Two Sum with its places' }).click();
  await page.getByLabel('Name *').fill('Pair With Sum');
  const company = page.getByRole('group', { name: 'On the company-wise sheet, id 2' });
  expect(await company.getByLabel('Level').inputValue()).toBe('Hard');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add to the SDE sheet' }).click();
  await page.getByRole('group', { name: 'On the SDE sheet, new' }).getByLabel('Topic *').fill('Hashing');
  await page.reload();
  expect(await page.getByLabel('Name *').inputValue()).toBe('Pair With Sum');
  expect(await page.getByRole('group', { name: 'On the SDE sheet, new' }).getByLabel('Topic *').inputValue()).toBe(
    'Hashing',
  );
  site.expectConsoleError(/400/);
  const link = page.getByLabel('Practice link');
  const address = await link.inputValue();
  await link.fill('nowhere');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('link must be a link that starts with http://, https:// or /', { exact: true }).waitFor();
  await link.fill(address);
  await page.getByRole('group', { name: 'On the SDE sheet, id 1' }).getByLabel('Remove this place').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Updated successfully').waitFor();
  await page.getByRole('button', { name: 'Edit Pair With Sum with its places' }).waitFor();
  const places = await prisma.topicProblem.findMany({ select: { name: true, topic: true, level: true } });
  expect(places).toEqual([{ name: 'Pair With Sum', topic: 'Hashing', level: 'Easy' }]);
  expect(await prisma.companyProblem.findFirst()).toMatchObject({ name: 'Pair With Sum', level: 'Hard' });
});
