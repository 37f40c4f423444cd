import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '#server/access/passwords.ts';
import { PASSWORD } from '#server/testing/accounts.ts';
import { createBody } from '#server/testing/factories.ts';
import { resources } from '#shared/resources/index.ts';
import { faultsOf } from '../axe.ts';
import { button, fieldOf, fillIn, formAddress, listAddress, main, row } from './back-office.ts';
import { NARROW, startSite, WIDE } from '../browser.ts';

const site = await startSite();
const { prisma } = site.database;
const { token } = await site.createAdministrator();
const { content } = site.trpc(token);
await site.empty('sheetTopic');

/** Opens a page as an administrator whose session can be ended. */
async function atWork(path: string, options = {}) {
  const username = `keeper-${randomUUID().slice(0, 8)}`;
  const { key } = await prisma.administrator.create({
    data: { username, usernameKey: username, passwordHash: await hashPassword(PASSWORD) },
  });
  const page = await site.visit('/Adminlogin', options);
  await main(page).getByLabel('Username', { exact: true }).fill(username);
  await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(main(page), 'Login').click();
  await page.waitForURL('**/Dashboard');
  const known = page.waitForResponse(/administrators\.me/);
  await page.goto(path);
  await known;
  const endSession = () => prisma.administratorSession.deleteMany({ where: { administratorKey: key } });
  return { page, username, endSession };
}

const prompt = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });
const isAt = (page: Page) => new URL(page.url()).pathname;

describe.each([
  ['wide', WIDE],
  ['narrow', NARROW],
])('on a %s screen, when a session has ended', (_width, viewport) => {
  test('a save asks for the password in place and then succeeds, with the keyboard only', async () => {
    site.expectConsoleError(/401/);
    const { page, username, endSession } = await atWork(formAddress('sheetTopic'), { viewport });
    const name = `Typed ${randomUUID()}`;
    await expect.poll(() => fieldOf(page, 'sheetTopic', 'id').inputValue()).not.toBe('');
    await fillIn(page, 'sheetTopic', { category: 'Basics', name });
    await endSession();
    await page.keyboard.press('Enter');
    await prompt(page).getByText(`Log in again as ${username}`).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.insertText('nonsense');
    await page.keyboard.press('Enter');
    await prompt(page).getByText('Error: Invalid username or password').waitFor();
    await prompt(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await prompt(page).waitFor({ state: 'detached' });
    await page.getByText(resources.sheetTopic.messages.created, { exact: true }).waitFor();
    expect(await prisma.sheetTopic.count({ where: { name, category: 'Basics' } })).toBe(1);
    expect(isAt(page)).toBe(formAddress('sheetTopic'));
  });
});

describe('an edit whose session has ended', () => {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit sheet card' });

  async function editing() {
    const { key, name } = await content.sheetTopic.create.mutate(
      createBody(resources.sheetTopic, { name: `Topic ${randomUUID()}`, category: 'Before' }),
    );
    const work = await atWork(`${listAddress('sheetTopic')}?search=${encodeURIComponent(name)}`);
    await button(row(work.page, name), `Edit ${name}`).click();
    await fieldOf(dialogOf(work.page), 'sheetTopic', 'category').fill('After');
    const category = async () => (await prisma.sheetTopic.findUniqueOrThrow({ where: { key } })).category;
    return { ...work, category };
  }

  test('shows the password prompt above its dialog, and continues', async () => {
    site.expectConsoleError(/401/);
    const { page, endSession, category } = await editing();
    await endSession();
    await button(dialogOf(page), 'Save').click();
    await prompt(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(prompt(page), 'Log in').click();
    await page.getByText('Updated successfully').waitFor();
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(await category()).toBe('After');
  });

  test('stays as it is when the administrator does not log in, and asks again the next time', async () => {
    site.expectConsoleError(/401/);
    const { page, endSession, category } = await editing();
    await endSession();
    await button(dialogOf(page), 'Save').click();
    await prompt(page).waitFor();
    await page.keyboard.press('Escape');
    await prompt(page).waitFor({ state: 'detached' });
    await page.getByText('Error: Please log in').waitFor();
    expect(await fieldOf(dialogOf(page), 'sheetTopic', 'category').inputValue()).toBe('After');
    expect(await category()).toBe('Before');
    await button(dialogOf(page), 'Save').click();
    await prompt(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(prompt(page), 'Log in').click();
    await page.getByText('Updated successfully').waitFor();
    expect(await category()).toBe('After');
  });
});

test('suggestions that cannot be loaded, such as the values in use, do not ask for the password', async () => {
  site.expectConsoleError(/401/);
  const { page, endSession } = await atWork(formAddress('sheetTopic'));
  await expect.poll(() => fieldOf(page, 'sheetTopic', 'id').inputValue()).not.toBe('');
  await endSession();
  const refused = page.waitForResponse((answer) => answer.url().includes('contentLists.words') && !answer.ok());
  await fieldOf(page, 'sheetTopic', 'category').fill('Basics');
  await refused;
  await page.getByRole('option', { name: 'Create “Basics”' }).waitFor();
  expect(await prompt(page).count()).toBe(0);
});

describe('a panel opened after the session has ended', () => {
  test('asks for the password, and is then loaded', async () => {
    site.expectConsoleError(/401/);
    const { page, endSession } = await atWork(formAddress('sheetTopic'));
    await expect.poll(() => fieldOf(page, 'sheetTopic', 'id').inputValue()).not.toBe('');
    await endSession();
    await page.getByRole('link', { name: 'Subscribers', exact: true }).click();
    await prompt(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(prompt(page), 'Log in').click();
    await main(page)
      .getByText(/No subscribers found\.|\d+ subscribers/)
      .first()
      .waitFor();
    expect(isAt(page)).toBe('/Dashboard/subscribers');
  });

  test('leads to the login when the prompt is closed', async () => {
    site.expectConsoleError(/401/);
    const { page, endSession } = await atWork(formAddress('sheetTopic'));
    await expect.poll(() => fieldOf(page, 'sheetTopic', 'id').inputValue()).not.toBe('');
    await endSession();
    await page.getByRole('link', { name: 'Subscribers', exact: true }).click();
    await button(prompt(page), 'Cancel').click();
    await page.waitForURL('**/Adminlogin');
    expect(await page.evaluate(() => localStorage.getItem('Admins'))).toBeNull();
  });
});
