import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createBody } from '#server/testing/factories.ts';
import { resources } from '#shared/resources/index.ts';
import { faultsOf } from '../axe.ts';
import { button, fieldOf, listAddress, main, menu, row } from './back-office.ts';
import { NARROW, startSite, WIDE } from '../browser.ts';

const site = await startSite();
const { prisma } = site.database;
const administrator = await site.createAdministrator();
const { username } = await prisma.administrator.findUniqueOrThrow({ where: { key: administrator.key } });
const { content } = site.trpc(administrator.token);
const visit = (path: string, options = {}) => site.visit(path, { administering: administrator, ...options });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

const WIDTHS = [
  { width: 'wide', viewport: WIDE },
  { width: 'narrow', viewport: NARROW },
];

describe.each(WIDTHS)('on a $width screen', ({ viewport }) => {
  test('the top bar of the site shows the administrator, and links the dashboard', async () => {
    const page = await visit('/About', { viewport });
    const link = page.getByRole('banner').getByRole('link', { name: `Dashboard of ${username}` });
    await link.waitFor();
    expect(await page.getByRole('banner').getByRole('link', { name: 'Login' }).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/Dashboard');

    const both = await visit('/About', { viewport, signedIn: true });
    await both.getByRole('banner').getByRole('link', { name: 'Profile' }).waitFor();
    await both
      .getByRole('banner')
      .getByRole('link', { name: `Dashboard of ${username}` })
      .waitFor();
    expect(await both.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width);
  });

  test('panels have one menu, and no footer of the site', async () => {
    const page = await visit('/Dashboard/users', { viewport });
    const menus = page.getByRole('button', { name: /menu/i });
    await page.getByRole('heading', { name: 'Users' }).waitFor();
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    expect(await menus.allInnerTexts()).toEqual(viewport === NARROW ? ['Menu'] : []);
    if (viewport === NARROW) await menus.click();
    await menu(page).getByRole('link', { name: 'Recent changes' }).click();
    await page.getByRole('heading', { name: 'Recent changes' }).waitFor();
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    await page.getByRole('banner').getByRole('link', { name: 'GearUp' }).click();
    await page.getByRole('contentinfo').waitFor();
    expect(await menus.count()).toBe(viewport === NARROW ? 1 : 0);
  });

  test('a toast about a dialog is shown and announced in front of it', async () => {
    site.expectConsoleError(/400/);
    await site.empty('sheetTopic');
    const { name } = await content.sheetTopic.create.mutate(createBody(resources.sheetTopic));
    const page = await visit(listAddress('sheetTopic'), { viewport });
    await button(row(page, name), `Edit ${name}`).click();
    const dialog = page.getByRole('dialog', { name: 'Edit sheet card' });
    await fieldOf(dialog, 'sheetTopic', 'name').fill('');
    await button(dialog, 'Save').click();
    const toast = dialog.getByRole('status').filter({ hasText: 'Error: ' });
    await toast.waitFor();
    const isInFront = await toast.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      // Clicks on a toast go to what is below it, so the toast is found by its position.
      for (const part of [element, ...element.querySelectorAll<HTMLElement>('*')]) part.style.pointerEvents = 'auto';
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isInFront).toBe(true);
    await fieldOf(dialog, 'sheetTopic', 'name').fill('Renamed');
    await button(dialog, 'Save').click();
    await dialog.waitFor({ state: 'detached' });
    // A message shown as the dialog closes stays visible.
    await page.getByRole('status').filter({ hasText: 'Updated successfully' }).waitFor();
  });
});

test('a question puts the focus on Cancel', async () => {
  await site.empty('sheetTopic');
  const { name } = await content.sheetTopic.create.mutate(createBody(resources.sheetTopic));
  const page = await visit(listAddress('sheetTopic'));
  await button(row(page, name), `Delete ${name}`).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: resources.sheetTopic.messages.confirmRemove });
  await question.waitFor();
  expect(await focused(page)).toBe('Cancel');
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  expect(await prisma.sheetTopic.count()).toBe(1);
});

describe('the buttons of a row', () => {
  test('show what they do on hover and focus, until Escape', async () => {
    await site.empty('sheetTopic');
    const { name } = await content.sheetTopic.create.mutate(createBody(resources.sheetTopic));
    const page = await visit(listAddress('sheetTopic'));
    const tip = (text: string) => row(page, name).getByText(text, { exact: true });
    for (const [label, text] of [
      [`Edit ${name}`, 'Edit'],
      [`History of ${name}`, 'History'],
      [`Delete ${name}`, 'Delete'],
    ] as const) {
      await button(row(page, name), label).hover();
      await tip(text).waitFor();
      await page.mouse.move(0, 0);
      await tip(text).waitFor({ state: 'detached' });
    }
    await button(row(page, name), `Edit ${name}`).focus();
    await page.keyboard.press('Tab');
    await tip('History').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await tip('History').waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await tip('Delete').waitFor();
    await page.keyboard.press('Tab');
    await tip('Delete').waitFor({ state: 'detached' });
  });

  test('show what they do in other lists too', async () => {
    await prisma.message.create({
      data: { firstName: 'Ada', lastName: 'L', email: 'a@example.org', phone: '1', message: 'Hello' },
    });
    const page = await visit('/Dashboard/queries');
    await main(page)
      .getByRole('button', { name: /^Mark as read: / })
      .first()
      .hover();
    await main(page).getByText('Mark as read', { exact: true }).waitFor();
    await page.goto('/Dashboard');
    await main(page)
      .getByRole('button', { name: `Delete ${username}` })
      .hover();
    await main(page).getByText('Delete', { exact: true }).waitFor();
  });
});
