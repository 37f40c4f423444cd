import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { studyAnchor, studyItemName } from '#shared/rules/study/study-items.ts';
import { focusWindow, NARROW, signIn, startSite, waitForHydration, WIDE } from '../browser.ts';

const site = await startSite();
const { prisma } = site.database;
const questions = await prisma.question.findMany({
  where: { category: 'py' },
  orderBy: { id: 'asc' },
  select: { id: true, header: true, key: true },
});
const at = (index: number) => {
  const question = questions[index];
  if (!question) throw new Error(`there are more than ${index} questions`);
  return { ...question, hash: `#${studyAnchor(question)}`, name: studyItemName('py', question.id) };
};

const list = (page: Page) => page.getByRole('navigation', { name: 'Questions' });
const current = (page: Page) =>
  page.locator('nav [aria-current=location]').evaluateAll((all) => all.map((one) => one.textContent));
const marked = (index: number) => [`${index + 1}.${at(index).header}`];
const article = (page: Page, index: number) => page.locator(at(index).hash);
const isAtTop = (page: Page, index: number) =>
  expect.poll(async () => {
    const { y = -1 } = (await article(page, index).boundingBox()) ?? {};
    return y > 60 && y < 260;
  });
const button = (page: Page, label: string, index: number) =>
  page.getByRole('button', { name: `${label}: ${at(index).header}`, exact: true });
const isPressed = (page: Page, label: string, index: number) =>
  expect.poll(() => button(page, label, index).getAttribute('aria-pressed'));

describe('the list of questions', () => {
  test('is beside them, scrolls along, and marks the current one', async () => {
    const page = await site.visit('/Python');
    expect(await list(page).getByRole('link').count()).toBe(questions.length);
    await list(page)
      .getByRole('link', { name: at(7).header })
      .press('Enter');
    await isAtTop(page, 7).toBe(true);
    expect(new URL(page.url()).hash).toBe(at(7).hash);
    await expect.poll(() => current(page)).toEqual(marked(7));
    expect(await article(page, 7).evaluate((element) => element === document.activeElement)).toBe(true);
    const box = await list(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(64);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(WIDE.height);
    const markedBox = await list(page).locator('[aria-current]').boundingBox();
    expect(markedBox && box && markedBox.y >= box.y && markedBox.y + markedBox.height <= box.y + box.height).toBe(true);
    await article(page, 2).evaluate((element) => element.scrollIntoView());
    await expect.poll(() => current(page)).toEqual(marked(2));
  });

  test('is behind a button on a narrow screen, and closes after a choice', async () => {
    const page = await site.visit('/Python', { viewport: NARROW });
    expect(await list(page).isVisible()).toBe(false);
    await page.getByRole('button', { name: /^Questions/ }).press('Enter');
    await list(page).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => list(page).isVisible()).toBe(false);
    await page.getByRole('button', { name: /^Questions/ }).press('Enter');
    await list(page)
      .getByRole('link', { name: at(12).header })
      .press('Enter');
    await isAtTop(page, 12).toBe(true);
    expect(await list(page).isVisible()).toBe(false);
    // The current question is in view when the list opens.
    await page.getByRole('button', { name: /^Questions.*13 of/ }).press('Enter');
    await list(page).locator('[aria-current]').waitFor();
    const inSight = () =>
      list(page).evaluate((nav) => {
        const [box, place] = [nav, nav.querySelector('[aria-current]')].map((one) => one?.getBoundingClientRect());
        return !!box && !!place && place.top >= box.top && place.bottom <= box.bottom + 1;
      });
    await expect.poll(inSight).toBe(true);
    await page.keyboard.press('Escape');
    expect(page.url()).toContain(`?page=2${at(12).hash}`);
    await page.getByRole('button', { name: /^Questions.*13 of/ }).waitFor();
  });

  test('and every question work without scripts', async () => {
    const page = await site.visit(`/Python?page=2${at(11).hash}`, { javaScriptEnabled: false });
    await isAtTop(page, 11).toBe(true);
    await list(page)
      .getByRole('link', { name: at(1).header })
      .click();
    await isAtTop(page, 1).toBe(true);
    expect(new URL(page.url()).search).toBe('');
  });

  test('lists the items of a cheat sheet', async () => {
    const page = await site.visit('/JSCheatsheet');
    const total = await prisma.cheatSheetItem.count({ where: { category: 'js' } });
    expect(await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').count()).toBe(total);
  });
});

describe('the URL of a question', () => {
  test('can be copied', async () => {
    const page = await site.visit('/Python?page=2', { permissions: ['clipboard-read', 'clipboard-write'] });
    await button(page, 'Copy link', 14).press('Enter');
    await page.getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/Python?page=2${at(14).hash}`);
  });

  test('can be copied by hand where the browser has no clipboard, as without https', async () => {
    const page = await site.visit('/Python?page=2');
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await button(page, 'Copy link', 14).press('Enter');
    await page.getByText('Your browser did not allow copying').waitFor();
    const selected = await page.evaluate(() => document.getSelection()?.toString());
    expect(selected).toBe(`${site.url}/Python?page=2${at(14).hash}`);
  });

  test.each(['/Python', '/Python?page=4', '/Python?page=1'])('leads to it from %s too', async (address) => {
    const page = await site.visit(`${address}${at(21).hash}`);
    await page.waitForURL(`**/Python?page=3${at(21).hash}`);
    // With content that loads later, such as tables above it.
    await page.waitForLoadState('networkidle');
    await isAtTop(page, 21).toBe(true);
  });

  test('still leads to it with a former header', async () => {
    const page = await site.visit(`/Python#as-it-was-called-${at(15).id}`);
    await page.waitForURL(`**/Python?page=2${at(15).hash}`);
    await isAtTop(page, 15).toBe(true);
    // An earlier form of the URL, on a page of another topic.
    await page.goto(`/CS-Fundamental#note-${at(25).key}`);
    await page.waitForURL(`**/Python?page=3${at(25).hash}`);
    await isAtTop(page, 25).toBe(true);
  });

  test('leads to the right page within another category of the dropdown', async () => {
    const [first] = await prisma.question.findMany({
      where: { category: 'cn' },
      orderBy: { id: 'asc' },
      skip: 10,
      take: 1,
    });
    if (!first) throw new Error('there is a second page');
    const page = await site.visit(`/CS-Fundamental?category=cn#${studyAnchor(first)}`);
    await page.waitForURL(`**/CS-Fundamental?category=cn&page=2#${studyAnchor(first)}`);
  });
});

test('each question links the previous and the next one, across pages', async () => {
  const page = await site.visit('/Python');
  const next = (index: number) => article(page, index).getByRole('link', { name: `Next: ${at(index + 1).header}` });
  expect(
    await article(page, 0)
      .getByRole('link', { name: /^Previous/ })
      .count(),
  ).toBe(0);
  await next(8).press('Enter');
  await isAtTop(page, 9).toBe(true);
  await next(9).press('Enter');
  await isAtTop(page, 10).toBe(true);
  expect(page.url()).toContain(`?page=2${at(10).hash}`);
  await article(page, 10)
    .getByRole('link', { name: `Previous: ${at(9).header}` })
    .press('Enter');
  await isAtTop(page, 9).toBe(true);
});

describe('a question marked as known or to be revised', () => {
  const summary = (text: string) => ({ of: (page: Page) => page.getByText(text, { exact: true }).first().waitFor() });

  test.each([WIDE, NARROW])(
    'can be marked by keyboard, is counted, and stays marked, $width pixels wide',
    async (viewport) => {
      const page = await site.visit('/Python', { viewport });
      await summary(`0 of ${questions.length} known`).of(page);
      await button(page, 'Know it', 0).press('Space');
      await button(page, 'Know it', 1).press('Enter');
      await button(page, 'Revise', 2).press('Space');
      await summary(`2 of ${questions.length} known, 1 to revise`).of(page);
      await button(page, 'Revise', 1).press('Enter');
      await isPressed(page, 'Know it', 1).toBe('false');
      await summary(`1 of ${questions.length} known, 2 to revise`).of(page);
      await page.reload();
      await waitForHydration(page);
      await isPressed(page, 'Know it', 0).toBe('true');
      await isPressed(page, 'Revise', 1).toBe('true');
      await button(page, 'Know it', 0).press('Space');
      await summary(`0 of ${questions.length} known, 2 to revise`).of(page);
      await page.goto('/Languages');
      await page
        .getByRole('link', { name: /^Python/ })
        .getByText(`0 of ${questions.length} known, 2 to revise`)
        .waitFor();
    },
  );

  test('is merged at a sign-in, and shown on other devices and on the profile', async () => {
    const person = await site.createUser();
    const page = await site.visit('/Python');
    await button(page, 'Know it', 0).click();
    await button(page, 'Revise', 3).click();
    await signIn(page, person);
    await page.getByText('Merged into your account: 2 marked questions from this browser.').waitFor();
    const rows = () =>
      prisma.ownRecord.findMany({
        where: { userKey: person.key, record: { path: ['isSet'], equals: true } },
        orderBy: { id: 'asc' },
      });
    await expect
      .poll(async () => (await rows()).map(({ id }) => id))
      .toEqual([`known:${at(0).name}`, `revise:${at(3).name}`]);
    const other = await site.visit('/Python', { signedIn: person });
    await isPressed(other, 'Know it', 0).toBe('true');
    await button(other, 'Know it', 0).click();
    await expect.poll(async () => (await rows()).length).toBe(1);
    await focusWindow(page);
    await isPressed(page, 'Know it', 0).toBe('false');
    await other.goto('/Profile');
    const subject = other.getByRole('link', { name: /^Python/ });
    await subject.getByText(`0 of ${questions.length} known, 1 to revise`).waitFor();
    await subject.click();
    await other.waitForURL('**/Python');
  });

  test('is kept without a connection, and sent later', async () => {
    const person = await site.createUser();
    const page = await site.visit('/Python', { signedIn: person });
    await page.waitForResponse(/records\.sync/);
    site.expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await page.context().setOffline(true);
    await button(page, 'Know it', 5).click();
    await isPressed(page, 'Know it', 5).toBe('true');
    await page.context().setOffline(false);
    await expect
      .poll(() => prisma.ownRecord.count({ where: { userKey: person.key, id: `known:${at(5).name}` } }))
      .toBe(1);
  });
});
