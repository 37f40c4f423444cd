import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { blogNote } from '#shared/rules/notes/note-ids.ts';
import { faultsOf } from '../axe.ts';
import { NARROW, signIn, startSite, focusWindow } from '../browser.ts';

const site = await startSite();
const { prisma } = site.database;

const BLOG = await prisma.blog.findFirstOrThrow({ where: { published: true }, orderBy: { id: 'asc' } });
const QUESTION = 'Is Python compiled or interpreted?';
const CODE = 'A *café* of values:\n\n```js\nconst seen = new Map();\n```';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const noteOn = (page: Page, title: string) => page.getByRole('textbox', { name: `Your note on ${title}` });
const documented = (page: Page) => page.evaluate(() => localStorage.getItem('note-Two Sum'));
const records = (userKey: string) => prisma.ownRecord.findMany({ where: { userKey }, orderBy: { id: 'asc' } });

async function write(page: Page, title: string, text: string, message = 'Saved in this browser') {
  if ((await noteOn(page, title).count()) === 0) await button(page, `Note: ${title}`).click();
  await noteOn(page, title).fill(text);
  await page.getByText(message, { exact: true }).waitFor();
}

test(
  'notes of a visitor are found again, follow at the sign-in, and lose no text to another device',
  { timeout: 120_000 },
  async () => {
    const page = await site.visit('/Problem/two-sum');
    await write(page, 'Two Sum', CODE);
    await button(page, 'Preview').click();
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.locator('pre').getByText('const seen = new Map();').waitFor();
    expect(await preview.locator('em').innerText()).toBe('café');
    expect(await documented(page)).toBe(CODE);
    await page.goto('/Python');
    await write(page, QUESTION, 'Both: bytecode first.');
    await page.goto(`/detail/${BLOG.id}`);
    await write(page, BLOG.header, 'Read it again.');

    await page.goto('/Notes');
    const listed = page.getByRole('list', { name: 'Notes', exact: true }).getByRole('listitem');
    await page.getByText('3 notes', { exact: true }).waitFor();
    expect(await listed.getByRole('link').allInnerTexts()).toEqual([BLOG.header, QUESTION, 'Two Sum']);
    await page.getByRole('searchbox', { name: 'Search your notes' }).fill('CAFE two');
    await page.getByText('1 of 3 notes').waitFor();
    const link = listed.getByRole('link', { name: 'Two Sum' });
    expect(await link.getAttribute('href')).toBe('/Problem/two-sum');

    const person = await site.createUser();
    await signIn(page, person);
    const ids = [blogNote(BLOG.id), 'problem:two-sum', expect.stringMatching(/^question:py\//)];
    await expect.poll(async () => (await records(person.key)).map(({ id }) => id)).toEqual(ids);

    const other = await site.visit('/Problem/two-sum', { signedIn: person });
    await button(other, 'Note: Two Sum').click();
    await expect.poll(() => noteOn(other, 'Two Sum').inputValue()).toBe(CODE);
    await write(other, 'Two Sum', 'From the phone', 'Saved in your account');

    await focusWindow(page);
    await expect.poll(() => documented(page)).toBe('From the phone');
    await page.getByRole('searchbox', { name: 'Search your notes' }).fill('');
    await page.getByRole('button', { name: 'Open the note on Two Sum', exact: true }).click();
    await button(page, '1 earlier version').click();
    await button(page, /^Compare: /).click();
    const differences = page.getByRole('group', { name: /^Differences: / });
    await differences.getByText('From the phone').waitFor();
    expect(await differences.innerText()).toContain('A *café* of values:');
    expect(await faultsOf(page)).toEqual([]);
    await page.setViewportSize(NARROW);
    expect(await faultsOf(page)).toEqual([]);
    await button(page, /^Restore: /).click();
    await expect.poll(() => noteOn(page, 'Two Sum').inputValue()).toBe(CODE);
    expect(await documented(page)).toBe(CODE);
    await button(page, 'Undo').click();
    await expect.poll(() => documented(page)).toBe('From the phone');
    await button(page, /^Restore: /).click();
    await page.getByText('Saved in your account', { exact: true }).waitFor();
    await focusWindow(other);
    await expect.poll(() => noteOn(other, 'Two Sum').inputValue()).toBe(CODE);
  },
);

test('a note of an older site is shown, and is an earlier version of what replaces it', async () => {
  const page = await site.visit('/Sheet', { stored: { 'note-Two Sum': 'from the old site' } });
  await button(page, 'Edit note: Two Sum').click();
  expect(await noteOn(page, 'Two Sum').inputValue()).toBe('from the old site');
  await noteOn(page, 'Two Sum').fill('mine');
  expect(await documented(page)).toBe('from the old site');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await documented(page)).toBe('mine');
  await button(page, 'Edit note: Two Sum').click();
  await button(page, '1 earlier version').click();
  await page.getByText('From an earlier site').waitFor();
  await button(page, /^Restore: /).click();
  expect(await noteOn(page, 'Two Sum').inputValue()).toBe('from the old site');
});

test('a note that does not fit into the browser is reported, survives a reload, and is saved later', async () => {
  const page = await site.visit('/Python');
  await button(page, `Note: ${QUESTION}`).click();
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
  await noteOn(page, QUESTION).fill('too much');
  await page.getByRole('alert').getByText('Not saved: the browser is full').waitFor();
  await page.reload();
  await button(page, `Note: ${QUESTION}`).click();
  expect(await noteOn(page, QUESTION).inputValue()).toBe('too much');
  await noteOn(page, QUESTION).pressSequentially('!');
  await page.getByText('Saved in this browser', { exact: true }).waitFor();
  await page.goto('/Notes');
  await page.getByText('too much!').waitFor();
});
