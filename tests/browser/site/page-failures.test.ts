import { expect, test } from 'vitest';
import { startSite } from '../browser.ts';

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

test('a page with a part that is gone since a deployment offers to be reloaded', async () => {
  site.expectConsoleError(/404|Failed to fetch dynamically imported module/);
  const page = await site.visit('/Python');
  await page.context().route(/\/assets\/code-tools-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  const show = () => page.getByRole('article').first().getByRole('button', { name: 'Show Code' }).click();
  await show();
  await page.getByRole('heading', { name: 'A part of this page could not be loaded' }).waitFor();
  await page.context().unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.waitForURL('**/Python');
  await show();
  await page.getByRole('button', { name: 'Copy', exact: true }).first().waitFor();
});
