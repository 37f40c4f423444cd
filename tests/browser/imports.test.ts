import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NARROW, startSite, WIDE } from './browser.ts';

const site = await startSite();
const { prisma } = site.database;

const LIST = '/Dashboard/topic-problem';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
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

const count = (page: Page, label: string) =>
  dialog(page).locator('dl > div').filter({ hasText: label }).locator('dd').textContent();

describe('importing', () => {
  test.each([WIDE, NARROW])('shows what a file would do, and loads its good rows (%o)', async (viewport) => {
    const topic = `Imported at ${viewport.width}`;
    const page = await site.visit(LIST, { administering: true, viewport });
    await openDialog(page);
    expect(await button(page, 'Start import').isDisabled()).toBe(true);
    await choose(page, 'problems.csv', `NAME;Topic;Remarks\nFirst of ${topic};${topic};x\n;${topic};\n`);
    await dialog(page).getByText('Not known, left out: Remarks').waitFor();
    expect([await count(page, 'New'), await count(page, 'Refused')]).toEqual(['1', '1']);
    await dialog(page).getByText('Line 3 name is required').waitFor();
    // All or none: not with a bad row.
    expect(await button(page, 'Start import').isDisabled()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await dialog(page).getByLabel('The good rows').check();
    await button(page, 'Start import').click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByText('Imported: 1 new, 0 changed, 0 unchanged, 1 refused.').waitFor();
    // The same may stand there of an earlier file.
    await expect.poll(() => prisma.topicProblem.count({ where: { topic } })).toBe(1);
    await page.getByLabel('Search problems').fill(`First of ${topic}`);
    await page.getByRole('row').filter({ hasText: topic }).waitFor();
  });

  test('goes on when the page is left, and is found again', async () => {
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
    const bar = page.getByRole('progressbar', { name: 'Importing cards' });
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

  test('says what is wrong with a file, and takes the corrected one', async () => {
    site.expectConsoleError(/400/);
    const page = await site.visit(LIST, { administering: true });
    await openDialog(page);
    await choose(page, 'problems.txt', 'x');
    await dialog(page).getByText('The file must be CSV or JSON.').waitFor();
    await choose(page, 'problems.json', '[{]');
    await dialog(page).getByText('The file is not valid JSON.').waitFor();
    await choose(page, 'problems.json', '[{"name":"Corrected","topic":"T"}]');
    await dialog(page).getByText('Record 1:').waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await prisma.topicProblem.count({ where: { name: 'Corrected' } })).toBe(0);
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
