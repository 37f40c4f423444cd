import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createBody } from '#server/testing/factories.ts';
import { resources } from '#shared/resources/index.ts';
import { faultsOf } from '../axe.ts';
import { button, fieldOf, listAddress, row } from './back-office.ts';
import { journal, NARROW, pressAgain, startSite, WIDE } from '../browser.ts';

const site = await startSite();
const { prisma } = site.database;
const administrator = await site.createAdministrator();
const { content } = site.trpc(administrator.token);
await site.empty('sheetTopic');

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit sheet card' });
const noticeOf = (page: Page) => dialogOf(page).getByRole('region', { name: 'Unsaved changes' });
const category = (page: Page) => fieldOf(dialogOf(page), 'sheetTopic', 'category');
const isFocused = (element: Element) => element === document.activeElement;
const stored = async (key: string) => (await prisma.sheetTopic.findUniqueOrThrow({ where: { key } })).category;

const aTopic = () =>
  content.sheetTopic.create.mutate(
    createBody(resources.sheetTopic, { name: `Topic ${randomUUID()}`, category: 'As it is', topic: 'Old' }),
  );
const list = (name: string, options = {}) =>
  site.visit(`${listAddress('sheetTopic')}?search=${encodeURIComponent(name)}`, {
    administering: administrator,
    ...options,
  });
async function open(page: Page, name: string) {
  await button(row(page, name), `Edit ${name}`).click();
  await dialogOf(page).waitFor();
}
/** Closes the form with something typed. */
async function leave(page: Page, typed: string) {
  await category(page).fill(typed);
  // The first press closes the suggestions for the field.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
}

describe.each([
  ['wide', WIDE],
  ['narrow', NARROW],
])('on a %s screen an edit that is closed with changes', (_width, viewport) => {
  test('reports that the edits are kept, shows the record the next time, and restores them on request', async () => {
    const { key, name } = await aTopic();
    const page = await list(name, { viewport });
    await open(page, name);
    await leave(page, 'Typed and left');
    await page.getByText('Not saved: kept as a draft').waitFor();
    await open(page, name);
    await noticeOf(page)
      .getByText(/^You have unsaved changes from \d+ \w+ \d{4}, \d\d:\d\d$/)
      .waitFor();
    expect(await category(page).inputValue()).toBe('As it is');
    expect(await noticeOf(page).getByText('was changed since').count()).toBe(0);
    await noticeOf(page).getByText('What you typed').click();
    await noticeOf(page).getByText('Typed and left').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await button(noticeOf(page), 'Restore').click();
    expect(await category(page).inputValue()).toBe('Typed and left');
    expect(await noticeOf(page).count()).toBe(0);
    expect(await stored(key)).toBe('As it is');
    await button(dialogOf(page), 'Save').click();
    await page.getByText('Updated successfully').waitFor();
    expect(await stored(key)).toBe('Typed and left');
    await open(page, name);
    await expect.poll(() => category(page).inputValue()).toBe('Typed and left');
    await dialogOf(page).getByText('unsaved').waitFor({ state: 'detached' });
  });
});

describe('unsaved input', () => {
  test('is kept after a reload and after a crash of the browser, for its administrator only', async () => {
    const { name } = await aTopic();
    const page = await list(name);
    await open(page, name);
    await category(page).fill('Before the reload');
    await expect.poll(() => journal(page)).toContain('Before the reload');
    await page.reload();
    await noticeOf(page).waitFor();
    expect(await category(page).inputValue()).toBe('As it is');
    // A killed browser has not written this yet, but only the copy beside it.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('edit-draft:')) localStorage.removeItem(key);
    });
    await page.reload();
    await button(noticeOf(page), 'Restore').click();
    expect(await category(page).inputValue()).toBe('Before the reload');

    const other = await site.createAdministrator();
    const { username } = await prisma.administrator.findUniqueOrThrow({ where: { key: other.key } });
    await page.evaluate((text) => localStorage.setItem('Admins', text), JSON.stringify({ _id: other.key, username }));
    await page.reload();
    await expect.poll(() => category(page).inputValue()).toBe('As it is');
    await page.waitForFunction(() => document.querySelector('dialog[open] form'));
    expect(await noticeOf(page).count()).toBe(0);
  });

  test('shows what others have changed since, and cannot overwrite that unseen', async () => {
    site.expectConsoleError(/409/);
    const { key, name } = await aTopic();
    const page = await list(name);
    await open(page, name);
    await leave(page, 'Mine');
    await content.sheetTopic.update.mutate({ key, values: { category: 'Theirs', topic: 'New' } });
    await open(page, name);
    await noticeOf(page).getByText('This sheet card was changed since: Category, Topic.').waitFor();
    expect(await category(page).inputValue()).toBe('Theirs');
    await button(noticeOf(page), 'Restore').click();
    expect(await category(page).inputValue()).toBe('Mine');
    // This field was not edited, and shows its current value.
    expect(await fieldOf(dialogOf(page), 'sheetTopic', 'topic').inputValue()).toBe('New');
    await button(dialogOf(page), 'Save').click();
    const conflict = page.getByRole('dialog', { name: 'Somebody else has changed this' });
    await conflict.getByText('Theirs', { exact: true }).waitFor();
    expect(await stored(key)).toBe('Theirs');
    await button(conflict, 'Keep mine').click();
    await button(dialogOf(page), 'Save').click();
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(await stored(key)).toBe('Mine');
  });

  test('entered during a save stays in the form', async () => {
    const { key, name } = await aTopic();
    const page = await list(name);
    await open(page, name);
    const { promise: waited, resolve: go } = Promise.withResolvers<true>();
    await page.route('**/trpc/content.sheetTopic.update*', async (route) => {
      await waited;
      await route.continue();
    });
    await category(page).fill('Sent');
    await button(dialogOf(page), 'Save').press('Enter');
    await category(page).fill('Sent, and more');
    go(true);
    await page.getByText('Updated successfully').waitFor();
    expect(await stored(key)).toBe('Sent');
    expect(await category(page).inputValue()).toBe('Sent, and more');
    await pressAgain(button(dialogOf(page), 'Save'));
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(await stored(key)).toBe('Sent, and more');
    await open(page, name);
    await expect.poll(() => category(page).inputValue()).toBe('Sent, and more');
    expect(await noticeOf(page).count()).toBe(0);
  });

  test('is deleted when it is discarded, and not when something else is typed or saved', async () => {
    const { key, name } = await aTopic();
    const page = await list(name);
    await open(page, name);
    await leave(page, 'The first time');
    await open(page, name);
    await noticeOf(page).waitFor();
    await leave(page, 'The second time');
    await open(page, name);
    await expect.poll(() => noticeOf(page).count()).toBe(2);
    await category(page).fill('Saved');
    await button(dialogOf(page), 'Save').click();
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(await stored(key)).toBe('Saved');
    await open(page, name);
    await expect.poll(() => noticeOf(page).count()).toBe(2);
    // With the keyboard only.
    for (const remaining of [1, 0]) {
      await button(noticeOf(page).first(), 'Discard').focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => noticeOf(page).count()).toBe(remaining);
      expect(await dialogOf(page).locator('input').first().evaluate(isFocused)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await open(page, name);
    expect(await category(page).inputValue()).toBe('Saved');
    await page.reload();
    await dialogOf(page).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((one) => one.startsWith('edit-draft')))).toEqual(
      [],
    );
  });
});
