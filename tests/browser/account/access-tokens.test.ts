import { expect, test } from 'vitest';
import { hashPassword } from '#server/access/passwords.ts';
import { ageReAuthentication, PASSWORD } from '#server/testing/accounts.ts';
import { href } from '#shared/paths.ts';
import { faultsOf } from '../axe.ts';
import { button } from '../back-office/back-office.ts';
import { NARROW, startSite } from '../browser.ts';
import { htmlFaults } from '../html-faults.ts';

const site = await startSite();

test('a token is created by keyboard with the password, shown once, and revoked after a confirmation', async () => {
  const person = await site.createUser();
  const data = { passwordHash: await hashPassword(PASSWORD) };
  await site.database.prisma.user.update({ where: { key: person.key }, data });
  await ageReAuthentication(site, person.key);
  // The site asks for the password.
  site.expectConsoleError(/403/);
  const page = await site.visit(href('profile'), {
    signedIn: person,
    viewport: NARROW,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const section = page.getByRole('region', { name: 'Access tokens' });
  await section.getByText('You have no access token yet.').waitFor();
  await section.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await section.getByText('Name is required').waitFor();
  await page.keyboard.insertText('My script');
  await section.getByLabel('It may').selectOption('Read and write');
  await section.getByLabel('Name', { exact: true }).press('Enter');
  await page.getByRole('dialog', { name: 'Confirm that it is you' }).waitFor();
  await page.keyboard.insertText(PASSWORD);
  await page.keyboard.press('Enter');

  const shown = section.getByRole('group', { name: 'Your new access token' });
  await shown.waitFor();
  await expect.poll(() => shown.evaluate((element) => element === document.activeElement)).toBe(true);
  await button(shown, 'Copy').click();
  await page.getByText('Token copied').waitFor();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  const read = () => site.rest('/progress', { token });
  expect((await read()).status).toBe(200);
  const tokens = section.getByRole('list', { name: 'Access tokens' }).getByRole('listitem');
  await tokens.filter({ hasText: 'My script reads and writes' }).getByText('Never used.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(await htmlFaults(await page.content(), page.url())).toEqual([]);

  await page.reload();
  await tokens.getByText(/Last used \d/).waitFor();
  expect(await page.content()).not.toContain(token);
  await button(tokens, 'Revoke My script').click();
  const dialog = page.getByRole('dialog', { name: 'Revoke this token?' });
  await button(dialog, 'Revoke').click();
  await section.getByText('You have no access token yet.').waitFor();
  expect((await read()).status).toBe(401);
});
