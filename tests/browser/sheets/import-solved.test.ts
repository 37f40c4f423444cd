import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf } from '../axe.ts';
import { NARROW, startSite } from '../browser.ts';
import { editorOf, openEditor } from '../editor.ts';

const site = await startSite();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const bring = async (page: Page, source: string) => {
  await button(page, 'Import what you solved elsewhere').click();
  await page.getByRole('radio', { name: source }).check();
};
const preview = (page: Page) => page.getByRole('dialog', { name: 'What the import would change' });
const ticked = (page: Page) => page.evaluate(() => localStorage.getItem('checkbox-Two Sum'));
const undo = async (page: Page) => {
  await button(page, /^Undo the import of/).click();
  await button(page, /^Undo the import of/).waitFor({ state: 'detached' });
};

test('a pasted list ticks the sheet, names lines without a match, and can be undone', async () => {
  const page = await site.visit('/Profile', { signedIn: true, viewport: NARROW });
  await bring(page, 'A list of names or addresses');
  expect(await page.getByRole('radio', { name: /Codeforces/ }).count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await page
    .getByRole('textbox', { name: 'Lines' })
    .fill('1. two sum, 2026-03-10\nhttps://leetcode.com/problems/3sum/\nSum of Nothing');
  await button(page, 'Preview').click();
  await preview(page).getByText('Your account would get 2 ticks and 1 mark.').waitFor();
  expect(await preview(page).getByRole('list', { name: 'Left out' }).getByRole('listitem').allTextContents()).toEqual([
    'Sum of Nothing (not on any sheet here)',
  ]);
  expect(await faultsOf(page)).toEqual([]);
  expect(await ticked(page)).toBeNull();
  await preview(page).getByRole('button', { name: 'Import' }).click();
  await expect.poll(() => ticked(page)).toBe('true');

  await page.goto('/Top-50');
  await expect.poll(() => page.getByRole('checkbox', { name: 'Done: Two Sum' }).isChecked()).toBe(true);
  await page.goto('/Profile');
  await undo(page);
  await expect.poll(() => ticked(page)).toBe('false');
});

test('a file is read in its encoding; what it leaves open is decided with a press, and each line left out has its reason', async () => {
  const page = await site.visit('/Profile', { signedIn: true, viewport: NARROW });
  const choose = async (name: string, text: string, encoding: BufferEncoding = 'utf8') => {
    await bring(page, 'A list of names or addresses');
    const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text, encoding) };
    await page.getByLabel('Choose a file or drop it here').setInputFiles(file);
  };
  const left = () => preview(page).getByRole('list', { name: 'Left out' }).getByRole('listitem').allTextContents();
  const cancel = async () => {
    await preview(page).getByRole('button', { name: 'Cancel' }).click();
    await preview(page).waitFor({ state: 'detached' });
  };

  await choose('all.csv', 'sep=;\nName;Level\nTwo Sum;Easy\n3Sum;Medium\n');
  await preview(page).getByText('No status column: all 2 rows count as solved').waitFor();
  await preview(page).getByText('Your account would get 2 ticks.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await preview(page).getByRole('button', { name: 'Do not count them' }).click();
  await preview(page).getByText('No status column: none of the 2 rows counts as solved').waitFor();
  await preview(page).getByText('Nothing: no line of it is taken.').waitFor();
  expect(await left()).toEqual(['Two Sum, Easy (not marked as solved)', '3Sum, Medium (not marked as solved)']);
  expect(await preview(page).getByRole('button', { name: 'Import' }).isDisabled()).toBe(true);
  await preview(page).getByRole('button', { name: 'Count them' }).click();
  await preview(page).getByText('Your account would get 2 ticks.').waitFor();
  await cancel();

  await choose('open.md', '| Problem | Done |\n|--|--|\n| 3Sum | ❌ |\n| ~~4Sum~~ | |\n');
  await preview(page).getByText('Nothing: no line of it is taken.').waitFor();
  expect(await left()).toEqual(['3Sum, ❌ (not marked as solved)', '~~4Sum~~ (not marked as solved)']);
  await cancel();

  await choose('sheet.txt', 'Name\tIs Solved\nTwo Sum\tTRUE\n3Sum\tFALSE\nLRU Cache\tMeh\n', 'utf16le');
  await preview(page).getByText('The status “Meh” is not known here: 1 row does not count as solved').waitFor();
  await preview(page).getByRole('button', { name: 'Count it' }).click();
  await preview(page).getByText('Your account would get 2 ticks.').waitFor();
  expect(await left()).toEqual(['3Sum, FALSE (not marked as solved)']);
  await preview(page).getByRole('button', { name: 'Import' }).click();
  await expect.poll(() => ticked(page)).toBe('true');
  await page.goto('/Top-50');
  await expect.poll(() => page.getByRole('checkbox', { name: 'Done: LRU Cache' }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: 'Done: 3Sum' }).isChecked()).toBe(false);
});

test('an archive adds a program as a draft, which the undo removes; an invalid archive is reported', async () => {
  const page = await site.visit('/Profile', { signedIn: true, stored: { 'practice-language': 'javascript' } });
  await bring(page, 'A repository of solutions (ZIP)');
  const drop = page.getByLabel('Choose a file or drop it here');
  await drop.setInputFiles({ name: 'mine.zip', mimeType: 'application/zip', buffer: Buffer.from('none') });
  await page.getByText('This is not a ZIP archive, or it is damaged.').waitFor();
  const archive = zipSync({ 'mine-main/0001-two-sum/solution.js': strToU8('// brought along') });
  await page
    .getByLabel('mine.zip')
    .setInputFiles({ name: 'mine.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) });
  await preview(page).getByText('Your account would get 1 tick and 1 draft.').waitFor();
  await preview(page).getByRole('button', { name: 'Import' }).click();
  await expect.poll(() => ticked(page)).toBe('true');

  await page.goto('/Problem/two-sum');
  await openEditor(page, 'javascript');
  await expect.poll(() => editorOf(page, 'javascript').textContent()).toContain('// brought along');
  await page.goto('/Profile');
  await undo(page);
  await page.goto('/Problem/two-sum');
  await openEditor(page, 'javascript');
  await expect.poll(() => editorOf(page, 'javascript').textContent()).toContain('twoSum');
});

test('what was changed since an import stays, and the undo lists it', async () => {
  const person = await site.createUser();
  const page = await site.visit('/Profile', { signedIn: person });
  await bring(page, 'A list of names or addresses');
  await page.getByRole('textbox', { name: 'Lines' }).fill('Two Sum\n3Sum');
  await button(page, 'Preview').click();
  await preview(page)
    .getByText(/the import can be undone, except for what you change afterwards/)
    .waitFor();
  await preview(page).getByRole('button', { name: 'Import' }).click();
  await expect.poll(() => ticked(page)).toBe('true');
  await page.goto('/Top-50');
  const box = page.getByRole('checkbox', { name: 'Done: Two Sum' });
  // As rendered by the server, it is not ticked yet.
  await expect.poll(() => box.isChecked()).toBe(true);
  await box.uncheck();
  const own = { userKey: person.key, id: 'done:two-sum', record: { path: ['isSet'], equals: false } };
  await expect.poll(() => site.database.prisma.ownRecord.count({ where: own })).toBe(1);
  await page.goto('/Profile');
  await button(page, /^Undo the import of/).click();
  const undone = page.getByRole('dialog', { name: 'Import undone' });
  await undone.getByText('1 item you changed since the import, so it stays as it is:').waitFor();
  expect(await undone.getByRole('listitem').allTextContents()).toEqual(['the tick: Two Sum']);
  expect(await faultsOf(page)).toEqual([]);
  await undone.getByRole('button', { name: 'Close' }).last().click();
  await undone.waitFor({ state: 'detached' });
});
