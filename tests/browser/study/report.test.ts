import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { faultsOf } from '../axe.ts';
import { button, fieldOf, row } from '../back-office/back-office.ts';
import { NARROW, startSite, waitForHydration, WIDE } from '../browser.ts';
import { htmlFaults } from '../html-faults.ts';

const site = await startSite();
const { prisma } = site.database;

const TEXT = 'The output of line 3\nis 4, not 5.';
const SENT = 'Thank you, your report has been sent.';

const opener = (page: Page) => button(page.getByRole('contentinfo'), 'Report a mistake');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Report a mistake' });
const text = (page: Page) => dialog(page).getByLabel('What is wrong?');
const send = (page: Page) => button(dialog(page), 'Send report');
const reports = () => prisma.message.findMany();
const isFocused = (locator: ReturnType<typeof text>) =>
  locator.evaluate((element) => element === document.activeElement);

beforeEach(() => prisma.message.deleteMany());

describe.each([
  { on: 'a wide screen', viewport: WIDE },
  { on: 'a narrow screen', viewport: NARROW },
])('reporting a mistake on $on', ({ viewport }) => {
  test('works with the keyboard only, without an account, and includes the page', async () => {
    const page = await site.visit('/detail/1?token=secret', { viewport });
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => text(page).count()).toBe(1);
    await expect.poll(() => isFocused(text(page))).toBe(true);
    await dialog(page).getByText('On this page: /detail/1', { exact: true }).waitFor();
    await page.keyboard.insertText(TEXT);
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('ada@example.org');
    await page.keyboard.press('Enter');
    await page.getByText(SENT).waitFor();
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(opener(page))).toBe(true);
    const blog = await prisma.blog.findFirstOrThrow({ where: { id: 1 } });
    expect(await reports()).toMatchObject([
      { message: TEXT, email: 'ada@example.org', place: '/detail/1', resource: 'blog', recordKey: blog.key },
    ]);
  });

  test('is accessible and valid, fits the screen, and names what is missing', async () => {
    const page = await site.visit('/Sheet', { viewport });
    await opener(page).click();
    await send(page).click();
    await dialog(page).getByText('Please say what is wrong').waitFor();
    expect(await isFocused(text(page))).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
    expect(await htmlFaults(await page.content(), page.url())).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width);
    expect(await reports()).toEqual([]);
  });
});

test('typed text survives a failed send, closing, and a reload', async () => {
  site.expectConsoleError(/net::ERR_/);
  const page = await site.visit('/Top-50');
  await opener(page).click();
  await text(page).fill(TEXT);
  await page.route(/messages\.report/, (route) => route.abort());
  await send(page).click();
  await page.getByText('The server did not answer. Your text is still here: please try again.').waitFor();
  expect(await text(page).inputValue()).toBe(TEXT);
  await page.unroute(/messages\.report/);
  await page.keyboard.press('Escape');
  await page.reload();
  await opener(page).click();
  await expect.poll(() => text(page).inputValue()).toBe(TEXT);
  await send(page).click();
  await page.getByText(SENT).waitFor();
  expect(await reports()).toMatchObject([{ message: TEXT, email: '', place: '/Top-50', recordKey: null }]);
  await opener(page).click();
  await expect.poll(() => text(page).inputValue()).toBe('');
});

test('its code is not part of the first load, and a page says how to get it when it cannot be loaded', async () => {
  site.expectConsoleError(/net::ERR_/);
  const page = await site.visit('/About');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(/report-dialog/, (route) => route.abort());
  await opener(page).click();
  await page.getByText('This could not be loaded.').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.waitForLoadState();
  await waitForHydration(page);
  await opener(page).click();
  await text(page).waitFor();
  expect(asked.some((url) => url.includes('report-dialog'))).toBe(true);
});

test('the inbox shows where a mistake was found, and links the page and its record', async () => {
  const blog = await prisma.blog.findFirstOrThrow({ where: { id: 1 } });
  await site.trpc().messages.report.mutate({ text: TEXT, email: '', place: '/detail/1' });
  const page = await site.visit('/Dashboard/queries', { administering: true });
  const report = row(page, 'A reader');
  await report.getByText('Mistake on /detail/1').waitFor();
  await report.getByRole('button', { name: /^Open the message of A reader/ }).click();
  const opened = page.getByRole('dialog', { name: 'Message of A reader' });
  expect(await opened.getByRole('link', { name: '/detail/1' }).getAttribute('href')).toBe('/detail/1');
  await opened.getByText('Not given').first().waitFor();
  await opened.getByRole('link', { name: 'Edit this blog' }).click();
  await page.waitForURL((url) => url.searchParams.get('edit') === blog.key);
  const edited = page.getByRole('dialog', { name: 'Edit blog' });
  await expect.poll(() => fieldOf(edited, 'blog', 'header').inputValue()).toBe(blog.header);
});
