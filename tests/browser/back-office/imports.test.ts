import { listProblems } from '#server/testing/list-problems.ts';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { overflowOf } from '../axe.ts';
import { NARROW, startSite } from '../browser.ts';

const site = await startSite();
const { prisma } = site.database;

const LIST = '/Dashboard/topic-problem';
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import problems' });

async function choose(page: Page, name: string, text: string) {
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

async function openDialog(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Import', exact: true }).click();
  await dialog(page).waitFor();
}

/** Reads the number on the button that shows the rows of one kind. */
const count = async (page: Page, label: string) =>
  (
    await dialog(page)
      .getByRole('button', { name: new RegExp(`^${label} `) })
      .innerText()
  ).replace(/\D/g, '');

describe('importing', () => {
  test('shows what a file would do, and loads its good rows, wide and narrow', async () => {
    const topic = 'Imported';
    const page = await site.visit(LIST, { administering: true });
    await openDialog(page);
    expect(await button(page, 'Start import').isDisabled()).toBe(true);
    await choose(page, 'problems.csv', `NAME;Topic;Remarks\nFirst of ${topic};${topic};x\n;${topic};\n`);
    await dialog(page).getByText('Unknown, ignored: Remarks').waitFor();
    expect([await count(page, 'New'), await count(page, 'Refused')]).toEqual(['1', '1']);
    await dialog(page).getByRole('listitem').filter({ hasText: 'Line 3' }).getByText('name is required').waitFor();
    // All or none is not possible with a bad row.
    expect(await button(page, 'Start import').isDisabled()).toBe(true);
    expect(await overflowOf(page)).toEqual([]);
    await page.setViewportSize(NARROW);
    expect(await overflowOf(page)).toEqual([]);
    await dialog(page).getByLabel('The good rows').check();
    await button(page, 'Start import').click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByText('Imported: 1 new, 0 changed, 0 unchanged, 1 refused.').waitFor();
    // The same text may be there from an earlier file.
    await expect.poll(() => prisma.topicProblem.count({ where: { topic } })).toBe(1);
    await page.getByLabel('Search problems').fill(`First of ${topic}`);
    await page.getByRole('row').filter({ hasText: topic }).waitFor();
  });

  test('continues when the page is left, and is shown again later', async () => {
    const { key } = await prisma.contentImport.create({
      data: {
        resource: 'languageCard',
        author: 'Somebody',
        allOrNone: false,
        rows: [],
        total: 1000,
        done: 250,
        state: 'running',
        report: { format: 'csv', created: 250, updated: 0, unchanged: 0, refused: [] },
      },
    });
    const page = await site.visit('/Dashboard/language-card', { administering: true });
    const bar = page.getByRole('progressbar', { name: 'Importing language cards' });
    await bar.waitFor();
    expect(await bar.getAttribute('aria-valuenow')).toBe('250');
    await page.reload();
    await bar.waitFor();
    await prisma.contentImport.update({
      where: { key },
      data: {
        state: 'done',
        endedAt: new Date(),
        done: 1000,
        report: { format: 'csv', created: 1000, updated: 0, unchanged: 0, refused: [] },
      },
    });
    await page.getByText('Imported: 1000 new, 0 changed, 0 unchanged, 0 refused.').waitFor();
    await page.getByRole('region', { name: 'Last import' }).getByRole('link', { name: 'Recent changes' }).click();
    await page.waitForURL('**/Dashboard/changes');
  });

  test('shows what is wrong with a file, and accepts the corrected one', async () => {
    site.expectConsoleError(/400/);
    const page = await site.visit(LIST, { administering: true });
    await openDialog(page);
    await choose(page, 'problems.txt', 'x');
    await dialog(page).getByText('The file must be CSV or JSON.').waitFor();
    await choose(page, 'problems.json', '[{]');
    await dialog(page).getByText('The file is not valid JSON.').waitFor();
    await choose(page, 'problems.json', '[{"name":"Corrected","topic":"T"}]');
    await dialog(page).getByText('Record 1').waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await prisma.topicProblem.count({ where: { name: 'Corrected' } })).toBe(0);
  });
});

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab') {
  for (let presses = 0; presses < 200; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('It cannot be reached by keyboard');
}

describe('importing over existing records', () => {
  test('shows the 40 of 500 rows that change a record, and undoes all 500 at once, by keyboard, wide and narrow', async () => {
    const topic = 'Five hundred';
    const first = 500_000;
    const ids = Array.from({ length: 500 }, (_, index) => first + index);
    await listProblems(
      prisma,
      'topicProblem',
      ids.slice(0, 40).map((id) => ({ id, name: `${topic} ${id}`, topic, level: 'Easy' })),
    );
    const page = await site.visit(LIST, { administering: true });
    await openDialog(page);
    const text = ['id,name,topic,level', ...ids.map((id) => `${id},${topic} ${id},${topic},Hard`)].join('\n');
    await choose(page, 'problems.csv', text);
    const rows = dialog(page).getByRole('list', { name: 'Rows' }).locator('> li');
    await dialog(page).getByText('1 to 20 of 40 rows').waitFor();
    expect(await Promise.all(['New', 'Changed', 'Unchanged', 'Refused'].map((kind) => count(page, kind)))).toEqual([
      ...['460', '40', '0', '0'],
    ]);
    const shown = await rows.allInnerTexts();
    const next = button(page, 'Next rows');
    await tabTo(page, next);
    await page.keyboard.press('Enter');
    await dialog(page).getByText('21 to 40 of 40 rows').waitFor();
    shown.push(...(await rows.allInnerTexts()));
    expect(shown.map((row) => row.replace(/\s+/g, ' '))).toEqual(
      ids.slice(0, 40).map((id, index) => `Line ${index + 2} ${topic} ${id} Level Now Easy After the import Hard`),
    );
    expect(await next.isDisabled()).toBe(true);
    await tabTo(page, dialog(page).getByRole('button', { name: /^New / }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await dialog(page).getByText('1 to 20 of 460 rows').waitFor();
    expect(await overflowOf(page)).toEqual([]);

    await page.setViewportSize(NARROW);
    expect(await overflowOf(page)).toEqual([]);
    await tabTo(page, next);
    await page.keyboard.press('Enter');
    await dialog(page).getByText('21 to 40 of 460 rows').waitFor();
    const outlook = dialog(page).getByText('The import adds');
    await tabTo(page, dialog(page).getByLabel('Add and change'));
    await page.keyboard.press('ArrowRight');
    expect(await outlook.innerText()).toContain(
      'adds 460 problems and changes 0. 40 problems that would change are left.',
    );
    await page.keyboard.press('ArrowLeft');
    expect(await outlook.innerText()).toBe('The import adds 460 problems and changes 40.');
    await tabTo(page, button(page, 'Start import'));
    await page.keyboard.press('Enter');
    await page.getByText('Imported: 460 new, 40 changed, 0 unchanged, 0 refused.').waitFor();
    expect(await prisma.topicProblem.count({ where: { topic, level: 'Hard' } })).toBe(500);

    const { key } = await prisma.topicProblem.findUniqueOrThrow({ where: { id: first } });
    await site.trpc((await site.createAdministrator()).token).content.topicProblem.update.mutate({
      key,
      values: { companies: 'Google' },
    });
    const undo = page.getByRole('region', { name: 'Last import' }).getByRole('button', { name: 'Undo import' });
    await tabTo(page, undo);
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Undo this import?' });
    await question.getByText('460 problems that it added are deleted, 40 problems').waitFor();
    await tabTo(page, button(question, 'Undo import'));
    await page.keyboard.press('Enter');
    await page.getByText(/^Undone by administrator-.*: 499 rows, 1 left\.$/).waitFor();
    await page.getByText(`problem ${first}: ${topic} ${first} companies was changed since by`).waitFor();
    const left = await prisma.topicProblem.findMany({ where: { topic }, orderBy: { id: 'asc' } });
    expect(left.map(({ level }) => level)).toEqual(['Hard', ...Array.from({ length: 39 }, () => 'Easy')]);

    await page.getByRole('region', { name: 'Last import' }).getByRole('link', { name: 'Recent changes' }).click();
    const listed = page.getByRole('list', { name: 'Imports' }).locator('> li').first();
    await listed.getByText('Undone by').waitFor();
    await page
      .getByText(/undid the creation of/)
      .first()
      .waitFor();
    await page
      .getByText(/· undo of an import$/)
      .first()
      .waitFor();
    await page.goBack();
    await tabTo(page, button(page, 'Dismiss the report'));
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Last import' }).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByLabel('Search problems').waitFor();
    expect(await page.getByText('Undone by').count()).toBe(0);
  }, 60_000);

  test('shortens long texts to what differs, and shows them whole on demand', async () => {
    const long = 'It says much. '.repeat(60);
    const { id, category, header } = await prisma.question.findFirstOrThrow();
    await prisma.question.updateMany({ where: { id, category }, data: { explanation: `${long}old${long}` } });
    const page = await site.visit('/Dashboard/question', { administering: true });
    await page.getByRole('main').getByRole('button', { name: 'Import', exact: true }).click();
    const file = JSON.stringify([{ id, category, explanation: `${long}new${long}` }]);
    await page.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: '', buffer: Buffer.from(file) });
    const row = page.getByRole('list', { name: 'Rows' }).locator('> li');
    await row.getByText(header).waitFor();
    expect(await row.locator('mark').allInnerTexts()).toEqual(['old', 'new']);
    expect((await row.innerText()).length).toBeLessThan(600);
    await row.getByRole('button', { name: 'Show all of Explanation' }).press('Enter');
    expect((await row.innerText()).length).toBeGreaterThan(3000);
    await row.getByRole('button', { name: 'Show the difference in Explanation' }).press('Enter');
    expect((await row.innerText()).length).toBeLessThan(600);
  });
});

describe('exporting', () => {
  test('downloads what the search finds, and closes with Escape', async () => {
    const page = await site.visit(`${LIST}?search=two%20sum`, { administering: true });
    await button(page, 'Export').click();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'CSV', exact: true }).waitFor({ state: 'hidden' });
    await button(page, 'Export').click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'JSON', exact: true }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('topic-problem.json');
    const records = JSON.parse(await readFile(await download.path(), 'utf8')) as { name: string }[];
    const found = await prisma.topicProblem.count({ where: { name: { contains: 'two sum', mode: 'insensitive' } } });
    expect(found).toBeGreaterThan(0);
    expect(records).toHaveLength(found);
  });
});
