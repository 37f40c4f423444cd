import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { OwnList } from '#shared/records/own-list/own-list.ts';
import { signIn, startSite } from '../browser.ts';

const site = await startSite();
const { prisma } = site.database;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const names = (page: Page) => page.getByRole('list', { name: 'Items' }).getByRole('link').allInnerTexts();
const ownLists = (userKey: string) => prisma.ownRecord.findMany({ where: { userKey, kind: 'own-list' } });
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Done: ${name}` });

async function addTo(page: Page, url: string, item: string, list: string): Promise<void> {
  await page.goto(url);
  await button(page, `Add to a list: ${item}`).click();
  await page.getByRole('dialog').getByLabel(list).check();
  await page.getByText(`Added to ${list}`).waitFor();
  await page.keyboard.press('Escape');
}

test(
  'a visitor makes a list, orders it, ticks it and starts over; it filters a sheet, and is on another device after the sign-in',
  { timeout: 60_000 },
  async () => {
    const page = await site.visit('/Problem/two-sum');
    await button(page, 'Add to a list: Two Sum').click();
    await page.getByLabel('A new list with it').fill('Before Friday');
    await page.keyboard.press('Enter');
    await page.getByText('Added to Before Friday').waitFor();
    await addTo(page, '/Problem/valid-parentheses', 'Valid Parentheses', 'Before Friday');
    await addTo(page, '/Python', 'Is Python compiled or interpreted?', 'Before Friday');

    await button(page, 'DSA SHEET').click();
    await page.getByRole('banner').getByRole('link', { name: 'My lists' }).click();
    await page.getByRole('link', { name: 'Before Friday' }).click();
    await page.getByRole('heading', { level: 1, name: 'Before Friday' }).waitFor();
    // A UUID is the same in upper case.
    const address = new URL(page.url());
    await page.goto(address.pathname.replace(/[^/]+$/, (id) => id.toUpperCase()));
    await page.getByRole('heading', { level: 1, name: 'Before Friday' }).waitFor();
    const [sum, parentheses, python] = ['Two Sum', 'Valid Parentheses', 'Is Python compiled or interpreted?'];
    await expect.poll(() => names(page)).toEqual([sum, parentheses, python]);

    // By its button, and by keyboard; the focus stays on the moved item.
    await button(page, `Move up: ${python}`).click();
    await expect.poll(() => names(page)).toEqual([sum, python, parentheses]);
    await tick(page, sum).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => names(page)).toEqual([python, sum, parentheses]);
    await page.getByText('Two Sum is now 2 of 3.').waitFor();
    expect(await tick(page, sum).evaluate((box) => box === document.activeElement)).toBe(true);

    await page.keyboard.press('Space');
    await page.getByText('1 of 3 done').waitFor();
    await button(page, `Remove: ${python}`).click();
    await expect.poll(() => names(page)).toEqual([sum, parentheses]);
    await button(page, 'Undo').click();
    await expect.poll(() => names(page)).toEqual([python, sum, parentheses]);
    await button(page, 'Start over').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
    await page.getByText('0 of 3 done').waitFor();
    await page.getByRole('region', { name: 'Earlier rounds' }).getByText('1 done').waitFor();

    // The server knows nothing of it, so it is drawn again after a reload too.
    await page.goto('/Top-50');
    await page.getByRole('combobox', { name: 'List' }).selectOption({ label: 'Before Friday (2)' });
    await page.getByText('2 of 50 problems').waitFor();
    expect(new URL(page.url()).searchParams.get('list')).toMatch(/^own:[\da-f-]{36}$/);
    await page.reload();
    await page.getByText('2 of 50 problems').waitFor();
    await page.getByRole('link', { name: 'Open the list' }).click();
    await page.getByText('0 of 3 done').waitFor();

    const person = await site.createUser();
    await signIn(page, person);
    await expect.poll(async () => (await ownLists(person.key)).length).toBe(1);
    const other = await site.visit('/Lists', { signedIn: person });
    await other.getByRole('link', { name: 'Before Friday' }).click();
    await expect.poll(() => names(other)).toEqual([python, sum, parentheses]);
    await other.getByRole('region', { name: 'Earlier rounds' }).getByText('1 done').waitFor();
    await other.getByRole('link', { name: python }).click();
    await other.waitForURL('**/Python#*');
  },
);

test(
  'a link shows a list to somebody else, who can copy it, until the link is closed',
  { timeout: 60_000 },
  async () => {
    const person = await site.createUser();
    const page = await site.visit('/Lists', { signedIn: person });
    await page.getByText('No list yet.').waitFor();
    await page.getByLabel('Name of a new list').fill('For the group');
    await button(page, 'Create').click();
    await page.getByText('Nothing in this list yet.').waitFor();
    const listUrl = page.url();
    await addTo(page, '/Problem/two-sum', 'Two Sum', 'For the group');
    await page.goto(listUrl);
    await button(page, 'Share by link').click();
    await page.getByText('Anyone with this link sees the list as it is now.').waitFor();
    const link = await page.getByText(/\/Lists\/shared\//).innerText();

    const other = await site.visit(link);
    await other.getByRole('heading', { level: 1, name: 'For the group' }).waitFor();
    expect(await names(other)).toEqual(['Two Sum']);
    await button(other, 'Copy to my lists').click();
    await other.waitForURL(/\/Lists\/[\da-f-]{36}$/);
    await tick(other, 'Two Sum').check();
    // A visitor's changes are their own: none reach the learner who shared the list.
    await button(other, 'Rename').click();
    await other.getByLabel('Name').fill('Mine now');
    await button(other, 'Save').click();
    await other.getByRole('heading', { level: 1, name: 'Mine now' }).waitFor();

    await button(page, 'Stop sharing').click();
    await button(page, 'Share by link').waitFor();
    await expect.poll(async () => (await site.rest(new URL(link).pathname)).status).toBe(404);
    site.expectConsoleError(/404/);
    await other.goto(link);
    await other.getByRole('heading', { level: 1, name: 'This list is not shared' }).waitFor();
    await other.getByRole('link', { name: 'My lists' }).last().click();
    await other.getByRole('link', { name: 'Mine now' }).waitFor();

    await page.goto('/Lists');
    await button(page, 'Remove For the group').click();
    await page.getByText('No list yet.').waitFor();
    await button(page, 'Undo').click();
    await page.getByRole('link', { name: 'For the group' }).waitFor();
  },
);

test('without a connection a list can be filled and worked through, and reaches the account afterwards', async () => {
  const person = await site.createUser();
  const page = await site.visit('/Problem/two-sum', { signedIn: person });
  await button(page, 'Add to a list: Two Sum').click();
  await page.getByLabel('A new list with it').fill('On the train');
  await page.keyboard.press('Enter');
  await expect.poll(() => ownLists(person.key)).toMatchObject([{ record: { name: 'On the train' } }]);
  await page.getByRole('banner').getByRole('button', { name: 'DSA SHEET' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'My lists' }).click();
  await page.getByRole('link', { name: 'On the train' }).click();
  await tick(page, 'Two Sum').waitFor();
  await page.context().setOffline(true);
  site.expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  await tick(page, 'Two Sum').check();
  await button(page, 'Share by link').click();
  await page.getByText('Your account does not have the last change yet').waitFor();
  await button(page, 'Rename').click();
  await page.getByLabel('Name').fill('On the plane');
  await button(page, 'Save').click();
  await page.getByRole('heading', { level: 1, name: 'On the plane' }).waitFor();
  expect(await ownLists(person.key)).toMatchObject([{ record: { name: 'On the train', marks: {} } }]);
  await page.context().setOffline(false);
  await page.getByText('Anyone with this link sees the list as it is now.').waitFor();
  const [stored] = await ownLists(person.key);
  expect(stored).toMatchObject({ record: { name: 'On the plane', share: expect.any(String) as string } });
  const marks = Object.values((stored?.record as OwnList | undefined)?.marks ?? {});
  expect(marks).toMatchObject([{ isDone: true }]);
});
