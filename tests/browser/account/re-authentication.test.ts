import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '#server/access/passwords.ts';
import { ageReAuthentication, PASSWORD } from '#server/testing/accounts.ts';
import { href } from '#shared/paths.ts';
import { faultsOf } from '../axe.ts';
import { button, main } from '../back-office/back-office.ts';
import { NARROW, startSite, WIDE } from '../browser.ts';
import { htmlFaults } from '../html-faults.ts';

const site = await startSite();
const { prisma } = site.database;
const passwordHash = await hashPassword(PASSWORD);

const confirmDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

async function createKeeper() {
  const administrator = await site.createAdministrator();
  const username = `keeper-${randomUUID().slice(0, 8)}`;
  const where = { key: administrator.key };
  await prisma.administrator.update({ where, data: { username, usernameKey: username, passwordHash } });
  return administrator;
}

/** Opens the question whether to delete the account, some time after the login. */
async function leaving(viewport: typeof WIDE) {
  const person = await site.createUser();
  const { email } = await prisma.user.update({ where: { key: person.key }, data: { passwordHash } });
  await ageReAuthentication(site, person.key);
  const page = await site.visit(href('profile'), { viewport, signedIn: person });
  await button(page, 'Delete my account and data').click();
  await button(page, 'Delete for good').click();
  await confirmDialog(page).waitFor();
  return { page, email, exists: async () => (await prisma.user.count({ where: { key: person.key } })) === 1 };
}

describe.each([
  { on: 'a wide screen', viewport: WIDE },
  { on: 'a narrow screen', viewport: NARROW },
])('a fresh re-authentication on $on', ({ viewport }) => {
  test('is requested from a learner above the question that needs it, by keyboard, and then that is done', async () => {
    // 401 for what the profile requests while the account is being deleted.
    site.expectConsoleError(/40[013]/);
    const { page, exists } = await leaving(viewport);
    await expect.poll(() => focused(page)).toBe('password');
    expect(await faultsOf(page)).toEqual([]);
    expect(await htmlFaults(await page.content(), page.url())).toEqual([]);
    await page.keyboard.insertText('not mine at all');
    await page.keyboard.press('Enter');
    await confirmDialog(page).getByText('Wrong password', { exact: true }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await confirmDialog(page).waitFor({ state: 'detached' });
    expect(await exists()).toBe(true);
    await button(page, 'Delete for good').click();
    await expect.poll(() => focused(page)).toBe('password');
    await page.keyboard.insertText(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('Your account and data were deleted').waitFor();
    expect(await exists()).toBe(false);
  });

  test('is a mailed code for a learner without a password', async () => {
    site.expectConsoleError(/40[13]/);
    const { page, email, exists } = await leaving(viewport);
    await button(confirmDialog(page), 'Mail me a code').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('otp');
    expect(await faultsOf(page)).toEqual([]);
    const { text = '' } = site.mails.findLast(({ to }) => to === email) ?? {};
    await page.keyboard.insertText(/\b\d{6}\b/.exec(text)?.[0] ?? '');
    await page.keyboard.press('Enter');
    await page.getByText('Your account and data were deleted').waitFor();
    expect(await exists()).toBe(false);
  });

  test('is requested from an administrator, with the code, without losing the input', async () => {
    site.expectConsoleError(/40[03]/);
    const administrator = await createKeeper();
    const { administrators } = site.trpc(administrator.token);
    const { setupKey } = await administrators.beginTwoFactor.mutate();
    const codeOf = () => new TOTP({ secret: Secret.fromBase32(setupKey) }).generate();
    await administrators.confirmTwoFactor.mutate({ code: codeOf() });
    await prisma.secondFactor.update({ where: { administratorKey: administrator.key }, data: { lastStep: 0 } });
    await ageReAuthentication(site, administrator.key);

    const username = `root-${randomUUID().slice(0, 8)}`;
    const page = await site.visit(href('addAdministrator'), { viewport, administering: administrator });
    const field = (label: string) => main(page).getByLabel(label, { exact: true });
    await field('Username').fill(username);
    await field('Password').fill(PASSWORD);
    await field('Re-enter password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await button(confirmDialog(page), 'Cancel').click();
    await page.getByText('Error: Please confirm that it is you, then try again').waitFor();
    expect(await field('Username').inputValue()).toBe(username);
    await button(main(page), 'Sign Up').click();
    await expect.poll(() => focused(page)).toBe('password');
    await page.keyboard.insertText(PASSWORD);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('code');
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.insertText(codeOf());
    await page.keyboard.press('Enter');
    await page.getByText('Registered Successfully').waitFor();
    expect(await prisma.administrator.count({ where: { username } })).toBe(1);
  });
});

test('lets a list in the back office continue where it was, and the next call needs no other re-authentication', async () => {
  site.expectConsoleError(/403/);
  const administrator = await createKeeper();
  const others = [await createKeeper(), await createKeeper()];
  await ageReAuthentication(site, administrator.key);
  const names = await prisma.administrator.findMany({ where: { key: { in: others.map(({ key }) => key) } } });
  const page = await site.visit('/Dashboard/administrators', { administering: administrator });
  for (const [index, { username, key }] of names.entries()) {
    await page.goto(`/Dashboard/administrators?q=${username}`);
    await button(main(page), `Delete ${username}`).click();
    await button(page.getByRole('dialog'), 'Delete').click();
    if (index === 0) {
      await confirmDialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
      await button(confirmDialog(page), 'Confirm').click();
    }
    await page.getByText('Deleted successfully').waitFor();
    expect(await prisma.administrator.count({ where: { key } })).toBe(0);
  }
});
