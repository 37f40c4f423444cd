import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { anEmail, createLearner, PASSWORD } from '#server/testing/accounts.ts';
import { startOpenIdProvider } from '#server/testing/servers/openid-provider.ts';
import { pressToLeave, startSite } from '../browser.ts';

const openid = await startOpenIdProvider();
afterAll(openid.close);
const site = await startSite({ google: openid.serve });

const main = (page: Page) => page.getByRole('main');
const profileLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Profile' });
const atProvider = (page: Page) => page.waitForURL((url) => url.origin === new URL(openid.issuer).origin);

async function toGoogle(page: Page, button: string) {
  // The provider's pages load a font from another host.
  site.expectConsoleError(/ERR_NAME_NOT_RESOLVED/);
  const going = { says: 'Logging with google', to: '**/auth/google' };
  await pressToLeave(page, main(page).getByRole('button', { name: button }), going);
  await atProvider(page);
}

async function agree(page: Page, sub: string) {
  await page.locator('input[name=login]').fill(sub);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

function createPerson(email = anEmail()) {
  const sub = randomUUID();
  openid.accounts.set(sub, { email, email_verified: true, given_name: 'Grace', family_name: 'Hopper' });
  return { sub, email };
}

describe('signing in with Google', () => {
  test('shows the user, starts a session, and leads back to the requested guarded page', async () => {
    const { sub, email } = createPerson();
    const page = await site.visit('/DSA?page=1');
    await toGoogle(page, 'Sign up with Google');
    await agree(page, sub);
    await page.waitForURL('**/DSA?page=1');
    await page.getByRole('heading', { name: /Basic Interview Questions/ }).waitFor();
    expect(await profileLink(page).textContent()).toBe('G');
    const { key } = await site.database.prisma.user.findFirstOrThrow({ where: { email } });
    const stored: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem('Users'))) ?? '');
    expect(stored).toMatchObject({ _id: key, firstName: 'Grace', email, googleId: sub });
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe('/DSA');
  });

  test('from the login goes home, without the user in the URL, to the account with the same e-mail', async () => {
    const learner = await createLearner(site);
    const { sub } = createPerson(learner.email);
    const page = await site.visit('/Login');
    await toGoogle(page, 'Login with Google');
    await agree(page, sub);
    await profileLink(page).waitFor();
    expect(page.url()).toBe(`${site.url}/`);
    expect(await page.evaluate(() => localStorage.getItem('Users'))).toContain(learner.key);
  });

  test('shows a cancellation on the login, which still leads back to the requested page', async () => {
    const { email } = await createLearner(site);
    const page = await site.visit('/Dbms');
    await toGoogle(page, 'Sign up with Google');
    await page.getByRole('link', { name: /Cancel/ }).click();
    await page.waitForURL('**/Login?message=google-cancelled');
    await page.getByRole('alert').getByText('Logging in with Google was cancelled.').waitFor();
    await main(page).getByLabel('Email', { exact: true }).fill(email);
    await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/Dbms');
    await profileLink(page).waitFor();
  });

  test('fails with a message for an attempt that another browser has started', async () => {
    const page = await site.visit('/auth/google/callback?code=x&state=y');
    await page.getByRole('alert').getByText('Logging in with Google failed.').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('Users'))).toBeNull();
  });
});
