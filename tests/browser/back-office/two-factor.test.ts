import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '#server/access/passwords.ts';
import { PASSWORD } from '#server/testing/accounts.ts';
import { faultsOf } from '../axe.ts';
import { button, main } from './back-office.ts';
import { NARROW, startSite, WIDE } from '../browser.ts';
import { htmlFaults } from '../html-faults.ts';

const site = await startSite();
const { prisma } = site.database;
const passwordHash = await hashPassword(PASSWORD);

/** The code that an authenticator shows. */
const codeOf = (setupKey: string) => new TOTP({ secret: Secret.fromBase32(setupKey) }).generate();

/** Resets the used codes, so that the current one can be used again. */
const forgetCodes = (administratorKey: string) =>
  prisma.secondFactor.update({ where: { administratorKey }, data: { lastStep: 0 } });

async function createKeeper() {
  const administrator = await site.createAdministrator();
  const username = `keeper-${randomUUID().slice(0, 8)}`;
  const where = { key: administrator.key };
  await prisma.administrator.update({ where, data: { username, usernameKey: username, passwordHash } });
  return { administrator, username };
}

async function createCareful() {
  const keeper = await createKeeper();
  const calls = site.trpc(keeper.administrator.token).administrators;
  const { setupKey } = await calls.beginTwoFactor.mutate();
  const { recoveryCodes } = await calls.confirmTwoFactor.mutate({ code: codeOf(setupKey) });
  await forgetCodes(keeper.administrator.key);
  return { ...keeper, setupKey, recoveryCodes };
}

/** The brightness of a picture's pixel, from 0 to 255. */
async function brightnessAt(picture: Buffer, left: number, top: number): Promise<number> {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 }).greyscale();
  return (await pixel.raw().toBuffer())[0] ?? 0;
}

describe.each([
  { on: 'a wide screen', viewport: WIDE },
  { on: 'a narrow screen', viewport: NARROW },
])('two-factor authentication on $on', ({ viewport }) => {
  test('can be set up, shows its recovery codes once, and can be turned off again, by keyboard', async () => {
    const { administrator } = await createKeeper();
    const stored = { theme: 'dark' };
    const page = await site.visit('/Dashboard/password', { viewport, stored, administering: administrator });
    await button(page, 'Set up').focus();
    await page.keyboard.press('Enter');
    const picture = page.getByRole('img', { name: 'The key as a QR code' });
    await picture.waitFor();
    expect(await brightnessAt(await picture.screenshot(), 4, 4)).toBeGreaterThan(250);
    const setupKey = (await main(page).locator('.font-mono').first().innerText()).replaceAll(' ', '');
    expect(setupKey).toMatch(/^[A-Z2-7]{32}$/);
    // The field for the code has the focus.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code');
    expect(await faultsOf(page)).toEqual([]);
    expect(await htmlFaults(await page.content(), page.url())).toEqual([]);
    site.expectConsoleError(/400/);
    await page.keyboard.insertText('12345');
    await page.keyboard.press('Enter');
    await main(page).getByText('This code is not right, or was already used').waitFor();
    await main(page).getByLabel('Code', { exact: true }).fill(codeOf(setupKey));
    await page.keyboard.press('Enter');
    const codes = main(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect.poll(() => codes.count()).toBe(10);
    expect(await faultsOf(page)).toEqual([]);
    await button(page, 'I have saved them').click();
    await main(page).getByText('On. 10 recovery codes left').waitFor();
    await forgetCodes(administrator.key);
    await button(page, 'Turn off').click();
    await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await main(page).getByLabel('Code of your authenticator, or a recovery code').fill(codeOf(setupKey));
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await button(page, 'Set up').waitFor();
  });

  test('asks for the code after the password, at the login and after the end of a session', async () => {
    const { username, setupKey, recoveryCodes } = await createCareful();
    const page = await site.visit('/Adminlogin', { viewport });
    site.expectConsoleError(/401/);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    const code = page.getByLabel('Code of your authenticator, or a recovery code');
    await code.waitFor();
    await expect.poll(() => code.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.insertText('000 000');
    await page.keyboard.press('Enter');
    await page.getByText('This code is not right, or was already used').first().waitFor();
    await code.fill(codeOf(setupKey));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/Dashboard');

    const known = page.waitForResponse(/administrators\.me/);
    await page.goto('/Dashboard/password');
    await known;
    await main(page).getByLabel('Old password', { exact: true }).fill(PASSWORD);
    await main(page).getByLabel('New password', { exact: true }).fill('another password');
    await main(page).getByLabel('Re-enter new password', { exact: true }).fill('another password');
    await prisma.administratorSession.deleteMany({ where: { administrator: { username } } });
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Code of your authenticator, or a recovery code').fill(recoveryCodes[0] ?? '');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Password changed. Your other sessions have ended.').waitFor();
  });
});

test('can be turned off by another administrator when lost, after a confirmation', async () => {
  const { username } = await createCareful();
  const { administrator } = await createKeeper();
  const page = await site.visit(`/Dashboard/administrators?q=${username}`, {
    viewport: WIDE,
    administering: administrator,
  });
  await button(page, `Turn off two-factor authentication of ${username}`).click();
  const dialog = page.getByRole('dialog', { name: 'Turn off two-factor authentication?' });
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await page.getByText(`${username} now logs in with the password only.`).waitFor();
  await button(page, `Turn off two-factor authentication of ${username}`).waitFor({ state: 'detached' });
  const answer = await site.rest('/admin/login', { method: 'POST', body: { username, password: PASSWORD } });
  expect(answer.status).toBe(200);
});
