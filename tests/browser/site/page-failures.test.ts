import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { startSite, waitForHydration } from '../browser.ts';
import { editorOf, writeProgram } from '../editor.ts';

const site = await startSite();

test('a failing page shows a message and links', async () => {
  site.expectConsoleError(/./);
  const page = await site.visit('/About');
  // An answer of another version than that of the page's code.
  await page.route('**/trpc/**', (route) => route.fulfill({ json: { result: { data: 5 } } }));
  await page.getByRole('banner').getByRole('link', { name: 'BLOGS' }).click();
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  await page.getByText('What you saved is safe.').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load again' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('Unexpected Application Error!').count()).toBe(0);
  await page.getByRole('banner').getByRole('link').first().waitFor();
});

describe('code that is gone since a deployment', () => {
  const withoutFile = async (page: Page, file: RegExp) => {
    site.expectConsoleError(/404|Failed to fetch dynamically imported module/);
    await page.context().route(file, (route) => route.fulfill({ status: 404 }));
    return () => page.context().unrouteAll();
  };
  const reload = (page: Page) => page.getByRole('button', { name: 'Reload the page' });

  test('leaves the page with an offer to reload it in place of the part', async () => {
    const page = await site.visit('/Python');
    const isBack = await withoutFile(page, /\/assets\/code-tools-.*\.js$/);
    const show = () => page.getByRole('article').first().getByRole('button', { name: 'Show Code' }).click();
    await show();
    await page.getByRole('alert').getByText('This could not be loaded.').waitFor();
    expect(await page.getByLabel('Code', { exact: true }).innerText()).not.toBe('');
    await isBack();
    await reload(page).click();
    await expect.poll(() => reload(page).count()).toBe(0);
    await waitForHydration(page);
    await show();
    await page.getByRole('button', { name: 'Copy', exact: true }).first().waitFor();
  });

  test('is no unexpected error of the page, and what was typed is there after the reload', async () => {
    const page = await site.visit('/Problem/two-sum');
    const isBack = await withoutFile(page, /\/assets\/editor-settings-.*\.js$/);
    await writeProgram(page, 'javascript', '// typed');
    await page.getByRole('button', { name: 'Settings of the editor' }).click();
    await page.getByRole('heading', { name: 'A part of this page could not be loaded' }).waitFor();
    await isBack();
    await reload(page).click();
    await expect.poll(() => editorOf(page, 'javascript').inputValue()).toBe('// typed');
  });
});
