import { listProblems } from '#server/testing/list-problems.ts';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBody } from '#server/testing/factories.ts';
import { resources } from '#shared/resources/index.ts';
import { faultsAtBothWidths, faultsOf, nothingChecked } from '../axe.ts';
import { button, fieldOf, listAddress, main, row } from './back-office.ts';
import { NARROW, pressAgain, startSite, WIDE } from '../browser.ts';

const site = await startSite();
const { prisma } = site.database;
const administrator = await site.createAdministrator();
const { content, history } = site.trpc(administrator.token);
const visit = (path: string, options = {}) => site.visit(path, { administering: administrator, ...options });

const checked = nothingChecked();

const choice = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name: `Choose ${name}`, exact: true });
const bar = (page: Page) => main(page).getByRole('group', { name: 'Chosen problems' });
const topicsOf = async () => {
  const found = await prisma.topicProblem.findMany({ orderBy: { id: 'asc' } });
  return found.map(({ topic }) => topic);
};
const names = (page: Page) =>
  main(page)
    .getByRole('checkbox', { name: /^Choose / })
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')?.replace('Choose ', '')));

/** Adds problems; each odd one is easy and has the topic graphs. */
async function fill(count: number) {
  await site.empty('topicProblem');
  const data = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Problem ${index + 1}`,
    topic: index % 2 === 0 ? 'Graphs' : 'Trees',
    level: index % 2 === 0 ? 'Easy' : 'Hard',
    companies: index === 0 ? 'Adobe, Google' : 'Google Ads',
  }));
  await listProblems(prisma, 'topicProblem', data);
}

describe('rows', () => {
  beforeEach(() => fill(24));

  test('can be selected wide and deleted narrow, by keyboard and at once, after a confirmation with their number', async () => {
    const page = await visit(listAddress('topicProblem'));
    await choice(page, 'Problem 1').focus();
    await page.keyboard.press('Space');
    await choice(page, 'Problem 3').press('Space');
    await bar(page).getByText('2 problems selected').waitFor();
    expect(await faultsAtBothWidths(page, { checked })).toEqual([]);
    await button(bar(page), 'Delete selected').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete 2 problems?' });
    await dialog.waitFor();
    expect(await faultsAtBothWidths(page, { checked })).toEqual([]);
    await page.setViewportSize(NARROW);
    await button(dialog, 'Delete 2 problems').press('Enter');
    await page.getByText('Deleted 2 problems', { exact: true }).waitFor();
    await main(page).getByText('22 problems', { exact: true }).waitFor();
    await expect.poll(() => bar(page).getByText('selected').count()).toBe(0);
    const { items } = await history.list.query({ resource: 'topicProblem' });
    expect(
      items
        .slice(0, 2)
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(['Problem 1', 'Problem 3']);
    await button(page.getByRole('status'), 'Undo').press('Enter');
    await page.getByText('Undone: 2 changes', { exact: true }).waitFor();
    await choice(page, 'Problem 3').waitFor();
    expect(await prisma.topicProblem.count()).toBe(24);
  });

  test('can get one value in one field: the ones on the page, or all that match', async () => {
    const page = await visit(`${listAddress('topicProblem')}?topic=Graphs`);
    await main(page).getByText('12 problems', { exact: true }).waitFor();
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await bar(page).getByText('12 problems selected').waitFor();
    await choice(page, 'Problem 1').uncheck();
    await bar(page).getByText('11 problems selected').waitFor();
    await button(bar(page), 'Select all 12 that match').click();
    await button(bar(page), 'Edit a field').click();
    const dialog = page.getByRole('dialog', { name: 'Edit a field of 12 problems' });
    await dialog.getByLabel('Field', { exact: true }).selectOption('Level');
    await dialog.getByLabel('Level', { exact: true }).selectOption('Medium');
    expect(await faultsAtBothWidths(page, { checked })).toEqual([]);
    await page.setViewportSize(NARROW);
    await button(dialog, 'Save for 12 problems').click();
    await page.getByText('Updated 12 problems', { exact: true }).waitFor();
    expect(
      await prisma.topicProblem.groupBy({ by: ['topic', 'level'], _count: true, orderBy: { topic: 'asc' } }),
    ).toEqual([
      { topic: 'Graphs', level: 'Medium', _count: 12 },
      { topic: 'Trees', level: 'Hard', _count: 12 },
    ]);
  });

  test('stay selected on other pages, and are cleared by other filters', async () => {
    const page = await visit(listAddress('topicProblem'), { viewport: NARROW });
    await choice(page, 'Problem 2').check();
    await main(page).getByRole('link', { name: 'Page 2', exact: true }).click();
    await choice(page, 'Problem 24').waitFor();
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await bar(page).getByText('5 problems selected').waitFor();
    await page.setViewportSize(WIDE);
    await button(bar(page), 'Clear selection').press('Enter');
    await bar(page).getByText('selected').waitFor({ state: 'detached' });
    // The focus is still there.
    await page.keyboard.press('Space');
    await bar(page).getByText('4 problems selected').waitFor();
    await main(page).getByLabel('Level', { exact: true }).selectOption('Easy');
    await main(page).getByText('12 problems', { exact: true }).waitFor();
    expect(await bar(page).getByText('selected').count()).toBe(0);
  });
});

test('a value that somebody else has changed is not overwritten, and the field shows that', async () => {
  await fill(3);
  const page = await visit(listAddress('topicProblem'));
  await choice(page, 'Problem 1').check();
  await choice(page, 'Problem 2').check();
  await button(bar(page), 'Edit a field').click();
  const dialog = page.getByRole('dialog', { name: 'Edit a field of 2 problems' });
  await prisma.topicProblem.updateMany({ where: { id: 2 }, data: { topic: 'Theirs' } });
  await fieldOf(dialog, 'topicProblem', 'topic').fill('Mine');
  site.expectConsoleError(/409/);
  await button(dialog, 'Save for 2 problems').click();
  await dialog.getByText('topic of “Problem 2” was changed by somebody else', { exact: true }).waitFor();
  expect(await topicsOf()).toEqual(['Graphs', 'Theirs', 'Graphs']);
  expect(await fieldOf(dialog, 'topicProblem', 'topic').inputValue()).toBe('Mine');
  // The list has been reloaded, so the value is now meant for what it shows.
  await row(page, 'Theirs').waitFor();
  await button(dialog, 'Save for 2 problems').click();
  await page.getByText('Updated 2 problems', { exact: true }).waitFor();
  expect(await topicsOf()).toEqual(['Mine', 'Mine', 'Graphs']);
});

test("rows stay selected after the administrator's edits, and an emptied last page leads to the first", async () => {
  await fill(22);
  const page = await visit(`${listAddress('topicProblem')}?page=2`);
  await choice(page, 'Problem 21').check();
  await choice(page, 'Problem 22').check();
  await button(row(page, 'Problem 21'), 'Edit Problem 21').click();
  const form = page.getByRole('dialog', { name: 'Edit problem' });
  await fieldOf(form, 'topicProblem', 'topic').fill('Edited');
  await button(form, 'Save').click();
  await row(page, 'Edited').waitFor();
  await main(page).getByRole('link', { name: 'Page 1', exact: true }).click();
  await choice(page, 'Problem 1').check();
  await button(bar(page), 'Edit a field').click();
  const dialog = page.getByRole('dialog', { name: 'Edit a field of 3 problems' });
  await fieldOf(dialog, 'topicProblem', 'topic').fill('Mine');
  await button(dialog, 'Save for 3 problems').click();
  await page.getByText('Updated 3 problems', { exact: true }).waitFor();

  await main(page).getByRole('link', { name: 'Page 2', exact: true }).click();
  for (const [left, name] of ['Problem 22', 'Problem 21'].entries()) {
    await choice(page, name).check();
    await button(row(page, name), `Delete ${name}`).click();
    await button(page.getByRole('dialog'), 'Delete').click();
    await page.getByText('Deleted successfully').first().waitFor();
    if (left === 0) await main(page).getByText('21 problems', { exact: true }).waitFor();
    await expect.poll(() => bar(page).getByText('selected').count()).toBe(0);
  }
  await page.getByText('Page 2 no longer exists.').waitFor();
  expect(await faultsOf(page, checked)).toEqual([]);
  await button(main(page), 'First page').press('Enter');
  await main(page).getByText('20 problems', { exact: true }).waitFor();
});

test('filters are in the URL: reload, back and a shared link keep them', async () => {
  await fill(4);
  const page = await visit(listAddress('topicProblem'));
  await main(page).getByText('4 problems', { exact: true }).waitFor();
  const filters = main(page).getByRole('group', { name: 'Filters' });
  await filters.getByLabel('Level').selectOption('Easy');
  await main(page).getByText('2 problems', { exact: true }).waitFor();
  const company = filters.getByRole('combobox', { name: 'Companies' });
  await company.fill('goo');
  await page.getByRole('option', { name: /^Google\W+\d+ uses$/ }).waitFor();
  await company.press('ArrowDown');
  await company.press('Enter');
  await main(page).getByText('1 problem', { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?level=Easy&companies=Google');
  expect(await names(page)).toEqual(['Problem 1']);
  expect(await company.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.reload();
  await main(page).getByText('1 problem', { exact: true }).waitFor();
  expect(await company.inputValue()).toBe('Google');
  const other = await visit(`${listAddress('topicProblem')}?level=Easy&companies=Google`, { viewport: NARROW });
  await expect.poll(() => names(other)).toEqual(['Problem 1']);
  expect(await faultsOf(other, checked)).toEqual([]);
  await page.goBack();
  await main(page).getByText('2 problems', { exact: true }).waitFor();
  expect(await company.inputValue()).toBe('');
  await button(filters, 'Clear filters').click();
  await main(page).getByText('4 problems', { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test.each(['CSV', 'JSON'])('the selection can be exported as %s', async (format) => {
  await fill(4);
  const page = await visit(listAddress('topicProblem'));
  await choice(page, 'Problem 2').check();
  await choice(page, 'Problem 4').check();
  await button(bar(page), 'Export selected').click();
  const download = page.waitForEvent('download');
  await bar(page).getByRole('link', { name: format, exact: true }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.match(/Problem \d/g)).toEqual(['Problem 2', 'Problem 4']);
});

test('waiting and declined blogs are distinguished, and many can be published at once', async () => {
  await site.empty('blog');
  const author = await site.createUser();
  const contribute = (header: string) =>
    site.trpc(author.token).content.blog.create.mutate(createBody(resources.blog, { header }));
  await contribute('Waits');
  const { key } = await contribute('Refused');
  await site.trpc(administrator.token).blogs.decline.mutate({ key, note: 'Too short' });
  await content.blog.create.mutate(createBody(resources.blog, { header: 'Is out' }));
  const page = await visit(listAddress('blog'));
  const table = main(page).getByRole('table', { name: 'blogs', exact: true });
  const state = (title: string) =>
    table
      .getByRole('row')
      .filter({ has: choice(page, title) })
      .getByRole('cell')
      .nth(5)
      .innerText();
  await choice(page, 'Refused').waitFor();
  expect([await state('Waits'), await state('Refused'), await state('Is out')]).toEqual(['Waiting', 'Declined', 'Yes']);
  const filter = main(page).getByLabel('Published', { exact: true });
  await filter.selectOption('Declined');
  await expect.poll(() => names(page)).toEqual(['Refused']);
  expect(new URL(page.url()).search).toBe('?published=declined');
  await filter.selectOption('Waiting for review');
  await expect.poll(() => names(page)).toEqual(['Waits']);
  await filter.selectOption('All');
  await expect.poll(() => names(page)).toEqual(['Waits', 'Refused', 'Is out']);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await button(main(page), 'Publish selected').click();
  await button(page.getByRole('dialog', { name: 'Publish 3 blogs?' }), 'Publish').click();
  await page.getByText('Published 2 blogs', { exact: true }).waitFor();
  expect(await prisma.blog.count({ where: { published: true, declinedNote: null } })).toBe(3);
  // It can be undone later too, and the reason is shown if it cannot.
  await page.goto('/Dashboard/changes');
  await prisma.blog.updateMany({ where: { header: 'Waits' }, data: { published: false } });
  const undo = page.getByRole('button', { name: /^Undo all 2: changed (Waits|Refused) and others$/ });
  await undo.press('Enter');
  await page.getByText('Undone: 1 change', { exact: true }).waitFor();
  expect(await prisma.blog.findMany({ where: { published: true } })).toMatchObject([{ header: 'Is out' }]);
  site.expectConsoleError(/409/);
  await pressAgain(undo);
  await page.getByText('Error: This has already been undone', { exact: true }).waitFor();
});

test('the dashboard names topics without a card, and links their problems', async () => {
  await fill(3);
  await site.empty('sheetTopic');
  await site.empty('companyProblem');
  await content.sheetTopic.create.mutate(createBody(resources.sheetTopic, { name: 'Graphs', topic: '' }));
  const page = await visit('/Dashboard', { viewport: NARROW });
  const report = main(page).locator('section', { hasText: 'Topics of problems without a card' });
  await report.getByRole('listitem').filter({ hasText: 'Trees: 1 problem (Manage Problem)' }).waitFor();
  expect(await report.getByRole('link').allInnerTexts()).toEqual(['Trees']);
  expect(await faultsOf(page, checked)).toEqual([]);
  await report.getByRole('link', { name: 'Trees' }).click();
  await page.waitForURL(`**${listAddress('topicProblem')}?topic=Trees`);
  await expect.poll(() => names(page)).toEqual(['Problem 2']);
});
