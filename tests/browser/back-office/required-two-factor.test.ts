import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { hashPassword } from '#server/access/passwords.ts';
import { PASSWORD } from '#server/testing/accounts.ts';
import { faultsOf } from '../axe.ts';
import { button, main, menu } from './back-office.ts';
import { NARROW, startSite, WIDE } from '../browser.ts';

/** With ADMIN_TWO_FACTOR=required. */
const site = await startSite({ requiresTwoFactor: true });

test.each([
  { on: 'a wide screen', viewport: WIDE },
  { on: 'a narrow screen', viewport: NARROW },
])(
  'an administrator without two-factor authentication is sent to its page on $on, and continues after the setup',
  async ({ viewport }) => {
    // Requests of the dashboard before it knows that two-factor authentication is missing.
    site.expectConsoleError(/403/);
    const username = `keeper-${randomUUID().slice(0, 8)}`;
    const data = { username, usernameKey: username, passwordHash: await hashPassword(PASSWORD) };
    await site.database.prisma.administrator.create({ data });
    const page = await site.visit('/Adminlogin', { viewport });
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/Dashboard/password');
    await main(page).getByText('This site requires two-factor authentication of every administrator.').waitFor();
    expect(await main(page).getByLabel('Old password').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await page.goto('/Dashboard/users');
    await page.waitForURL('**/Dashboard/password');

    await button(page, 'Set up').click();
    const setupKey = (await main(page).locator('.font-mono').first().innerText()).replaceAll(' ', '');
    await main(page)
      .getByLabel('Code', { exact: true })
      .fill(new TOTP({ secret: Secret.fromBase32(setupKey) }).generate());
    await page.keyboard.press('Enter');
    await main(page).getByRole('list', { name: 'Recovery codes' }).waitFor();
    await button(page, 'I have saved them').click();
    await main(page).getByText('On. 10 recovery codes left').waitFor();
    await main(page).getByLabel('Old password').waitFor();
    if (viewport === NARROW) await page.goto('/Dashboard/users');
    else await menu(page).getByRole('link', { name: 'Users', exact: true }).click();
    await main(page).getByRole('heading', { level: 1, name: 'Users' }).waitFor();
    await main(page)
      .getByText(/No users found|\d+ users?/)
      .first()
      .waitFor();
  },
);
