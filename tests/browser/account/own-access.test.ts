import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '#server/access/passwords.ts';
import { PASSWORD } from '#server/testing/accounts.ts';
import { faultsOf } from '../axe.ts';
import { button, main } from '../back-office/back-office.ts';
import { NARROW, startSite, WIDE } from '../browser.ts';
import { htmlFaults } from '../html-faults.ts';

const site = await startSite();
const { prisma } = site.database;

const NEW_PASSWORD = 'another password';
const PHONE = 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0 Safari/537.36';
const passwordHash = await hashPassword(PASSWORD);

/** Opens the panel as somebody who is also logged in on a phone. */
async function atPanel(viewport: typeof WIDE) {
  const administrator = await site.createAdministrator();
  const where = { key: administrator.key };
  const username = `keeper-${randomUUID().slice(0, 8)}`;
  await prisma.administrator.update({ where, data: { username, usernameKey: username, passwordHash } });
  const logIn = (password: string) =>
    site.rest('/admin/login', { method: 'POST', body: { username, password }, headers: { 'User-Agent': PHONE } });
  const { token } = (await logIn(PASSWORD)).json<{ token: string }>();
  const page = await site.visit('/Dashboard/password', { viewport, administering: administrator });
  const sessions = main(page).getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await sessions.nth(1).waitFor();
  return { page, sessions, logIn, isAlive: async () => (await site.rest('/admin', { token })).status === 200 };
}

describe.each([
  { on: 'a wide screen', viewport: WIDE },
  { on: 'a narrow screen', viewport: NARROW },
])('password and sessions on $on', ({ viewport }) => {
  test('the password can be changed by keyboard, which ends the other sessions', async () => {
    const { page, sessions, logIn, isAlive } = await atPanel(viewport);
    expect(await faultsOf(page)).toEqual([]);
    expect(await htmlFaults(await page.content(), page.url())).toEqual([]);
    site.expectConsoleError(/400/);
    await main(page).getByLabel('Old password', { exact: true }).fill('not mine at all');
    await main(page).getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await main(page).getByLabel('Re-enter new password', { exact: true }).fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('Wrong password', { exact: true }).waitFor();
    // The focus is back in the field, and the other fields keep their text.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('oldPassword');
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('Password changed. Your other sessions have ended.').waitFor();
    await expect.poll(() => sessions.count()).toBe(1);
    expect(await main(page).getByLabel('Old password', { exact: true }).inputValue()).toBe('');
    expect(await isAlive()).toBe(false);
    expect((await logIn(NEW_PASSWORD)).status).toBe(200);
  });

  test('sessions show their place and start, and can be ended one by one or all at once', async () => {
    const { page, sessions, logIn, isAlive } = await atPanel(viewport);
    const phone = sessions.filter({ hasText: 'Chrome on Android' });
    await phone.getByText(/^Logged in .+, last used .+/).waitFor();
    const own = sessions.filter({ hasText: 'This session' });
    expect(await own.count()).toBe(1);
    expect(await own.getByRole('button').count()).toBe(0);
    await phone.getByRole('button', { name: 'End the session of Chrome on Android' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Session ended', { exact: true }).waitFor();
    await phone.waitFor({ state: 'detached' });
    expect(await isAlive()).toBe(false);

    await logIn(PASSWORD);
    await logIn(PASSWORD);
    await page.reload();
    await expect.poll(() => sessions.count()).toBe(3);
    await button(main(page), 'End all others').click();
    const dialog = page.getByRole('dialog', { name: 'End all your other sessions?' });
    expect(await faultsOf(page)).toEqual([]);
    await button(dialog, 'End all others').click();
    await page.getByText('Your other sessions have ended', { exact: true }).waitFor();
    await expect.poll(() => sessions.count()).toBe(1);
  });
});
