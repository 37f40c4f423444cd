import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { codeFor, createLearner } from '#server/testing/accounts.ts';
import { startSite, stopTime, tickUntilShown } from '../browser.ts';

const site = await startSite();

const main = (page: Page) => page.getByRole('main');
const pathOf = (page: Page) => new URL(page.url()).pathname;

test('the login comes two seconds after a reset, and not before', async () => {
  const { email } = await createLearner(site);
  const page = await site.visit('/Forgetpassword');
  await main(page).getByLabel('Email', { exact: true }).fill(email);
  await main(page).getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('heading', { name: 'Verify OTP' }).waitFor();
  await main(page).getByLabel('OTP', { exact: true }).fill(codeFor(site, email));
  for (const label of ['New password', 'Confirm password'])
    await main(page).getByLabel(label, { exact: true }).fill('a wholly new password');
  await stopTime(page);
  await main(page).getByRole('button', { name: 'Reset password' }).click();
  await tickUntilShown(page, 'Password reset successfully');
  await page.clock.runFor(1900);
  expect(pathOf(page)).toBe('/Forgetpassword');
  await page.clock.runFor(200);
  await expect.poll(() => pathOf(page)).toBe('/login');
});

test('the current page is reloaded one second after a logout, and not before', async () => {
  // A sync of progress may be in progress.
  site.expectConsoleError(/401/);
  const page = await site.visit('/Profile', { signedIn: true });
  const requests: string[] = [];
  await stopTime(page);
  await main(page).getByRole('button', { name: 'Logout' }).click();
  await tickUntilShown(page, 'Logout Successfully');
  const now = () => page.evaluate(() => Date.now());
  const toldAt = await now();
  await expect.poll(() => pathOf(page)).toBe('/');
  // By now the home page has loaded what it requests by itself.
  const { header } = await site.database.prisma.contest.findFirstOrThrow();
  await tickUntilShown(page, header);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/trpc/')) requests.push(pathname);
  });
  await page.clock.runFor(900 - ((await now()) - toldAt));
  expect(requests).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
});

test('the login of administrators comes one second after their logout, and not before', async () => {
  const page = await site.visit('/Dashboard', { administering: true });
  const logout = page.getByRole('button', { name: 'Logout', exact: true });
  await logout.waitFor();
  await expect.poll(() => page.getByText(/^Loading/).count()).toBe(0);
  await stopTime(page);
  await logout.click();
  await tickUntilShown(page, 'Logout Successfully');
  await page.clock.runFor(900);
  expect(pathOf(page)).toBe('/Dashboard');
  await page.clock.runFor(200);
  await expect.poll(() => pathOf(page)).toBe('/Adminlogin');
});
