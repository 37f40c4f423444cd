import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startSite } from '../browser.ts';
import { writeProgram } from '../editor.ts';

const site = await startSite();
const { prisma } = site.database;

const CONTENT = join(import.meta.dirname, '../../../prisma/content/problem');
const solution = (path: string) => readFileSync(join(CONTENT, path), 'utf8');

async function submit(page: Page, code: string): Promise<string> {
  await writeProgram(page, 'javascript', code);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByRole('heading', { level: 2 }).waitFor();
  return result.innerText();
}

const reports = (slug: string) =>
  prisma.message.findMany({ where: { place: `/Problem/${slug}` }, select: { firstName: true, message: true } });

test('a problem whose generator cannot create an input of size 0 is judged on its largest inputs', async () => {
  const page = await site.visit('/Problem/word-search');
  expect(await submit(page, solution('word-search/solutions/backtracking.js'))).toMatch(/^Accepted/);
  expect(await reports('word-search')).toEqual([]);
});

test.each([
  ['generator', "generator that throws, which is the problem's fault", { generator: 'export const seeds = [1];' }],
  ['reference solution', 'reference solution that fails', null],
])(
  'a %s: the written cases are judged, the problem is explained, and the back office gets a report',
  async (part, _, fields) => {
    const slug = fields ? 'two-sum' : 'contains-duplicate';
    const { generator, approaches } = await prisma.problem.findFirstOrThrow({ where: { slug } });
    const broken = fields ?? { approaches: approaches.replaceAll('function containsDuplicate(', 'function nothing(') };
    await prisma.problem.updateMany({ where: { slug }, data: broken });
    const page = await site.visit(`/Problem/${slug}`);
    const code = fields
      ? solution('two-sum/solutions/hash-map.js')
      : 'const containsDuplicate = (nums) => new Set(nums).size < nums.length;';
    const verdict = await submit(page, code);
    expect(verdict).toMatch(/^Accepted/);
    expect(verdict).toContain(`This problem is broken, not your program: its ${part} fails with`);
    await expect.poll(() => reports(slug)).toMatchObject([{ firstName: 'The judge' }]);
    expect((await reports(slug))[0]?.message).toContain(`The ${part} of this problem fails with`);
    await prisma.problem.updateMany({ where: { slug }, data: { generator, approaches } });
  },
);

test('an open page judges by what an administrator has changed since', async () => {
  const page = await site.visit('/Problem/two-sum');
  const code = solution('two-sum/solutions/hash-map.js');
  expect(await submit(page, code)).toMatch(/^Accepted/);
  const { key, cases } = await prisma.problem.findFirstOrThrow({ where: { slug: 'two-sum' } });
  const content = site.trpc((await site.createAdministrator()).token).content.problem;
  const more = { args: [[5, 1, 5], 10], expected: [0, 1] };
  await content.update.mutate({ key, values: { cases: cases.replace('[', `[${JSON.stringify(more)},`) } });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('region', { name: 'Result' }).getByRole('heading', { name: 'Wrong Answer' }).waitFor();
  await prisma.problem.update({ where: { key }, data: { cases } });
});

test('a learner’s input that breaks the constraints is reported with its line', async () => {
  const page = await site.visit('/Problem/two-sum');
  await writeProgram(page, 'javascript', solution('two-sum/solutions/hash-map.js'));
  await page.getByText('Your own cases').click();
  await page.getByRole('textbox', { name: 'Your own cases' }).fill('[[1, 2], 3]\n[[1, 2], 100]');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const failure = page.getByRole('region', { name: 'Result' }).getByRole('alert');
  await failure.waitFor();
  expect(await failure.innerText()).toContain('line 2 of your own cases breaks the constraints: ');
});
