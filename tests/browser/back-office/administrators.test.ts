import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '#server/access/passwords.ts';
import { anEmail, createLearner, PASSWORD } from '#server/testing/accounts.ts';
import { NARROW, installClock, passRetries, startSite } from '../browser.ts';

const site = await startSite();
const { prisma } = site.database;

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('Admins'));
const section = (page: Page, title: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const confirmed = async (page: Page, question: string) => {
  await page.getByRole('dialog', { name: question, exact: true }).getByRole('button', { name: 'Delete' }).click();
};

async function anAdministrator() {
  const username = `Root-${randomUUID()}`;
  const passwordHash = await hashPassword(PASSWORD);
  const { key } = await prisma.administrator.create({
    data: { username, usernameKey: username.toLowerCase(), passwordHash },
  });
  return { key, username };
}

async function logIn(page: Page, username: string, password = PASSWORD) {
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await press(page, 'Login');
}

describe('the login of administrators', () => {
  test('stores the administrator and opens the dashboard; the logout shows a message, then leads back', async () => {
    const { key, username } = await anAdministrator();
    const page = await site.visit('/Dashboard');
    await page.waitForURL('**/Adminlogin');
    await logIn(page, username.toUpperCase());
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    expect(JSON.parse((await stored(page)) ?? '')).toEqual({ _id: key, username });
    await page.reload();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await expect.poll(() => page.getByText(/^Loading/).count()).toBe(0);
    const administratorStored = page.waitForFunction(
      () =>
        document.body.innerText.includes('Logout Successfully') && [localStorage.getItem('Admins'), location.pathname],
    );
    await press(page, 'Logout');
    expect(await (await administratorStored).jsonValue()).toEqual([null, '/Dashboard']);
    await page.waitForURL('**/Adminlogin');
    expect(await prisma.administratorSession.count({ where: { administratorKey: key } })).toBe(0);
    await page.goto('/dashboard');
    await page.waitForURL('**/Adminlogin');
  });

  test('shows what is wrong and keeps the input; Cancel goes home', async () => {
    site.expectConsoleError(/401/);
    const { username } = await anAdministrator();
    const page = await site.visit('/Adminlogin');
    await press(page, 'Login');
    await page.getByText('Username is required').waitFor();
    await page.getByText('Password is required').waitFor();
    await logIn(page, username, 'nonsense');
    await page.getByText('Error: Invalid username or password').waitFor();
    expect([await field(page, 'Username').inputValue(), await field(page, 'Password').inputValue()]).toEqual([
      username,
      'nonsense',
    ]);
    await main(page).getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('heading', { name: /^Gear Up For Success/ }).waitFor();
  });

  test('shows that something went wrong without an answer of the server', async () => {
    site.expectConsoleError(/net::ERR_/);
    const { username } = await anAdministrator();
    const page = await site.visit('/Adminlogin');
    await page.route(/administrators\.login/, (route) => route.abort());
    await logIn(page, username);
    await page.getByText('Error: Something went wrong').waitFor();
    expect(await field(page, 'Password').inputValue()).toBe(PASSWORD);
  });

  test('remembers the name on request, and never the password', async () => {
    const { username } = await anAdministrator();
    const page = await site.visit('/Adminlogin');
    await main(page).getByLabel('Remember me').check();
    await logIn(page, username);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    expect(await page.evaluate<string>('JSON.stringify([localStorage, sessionStorage])')).not.toContain(PASSWORD);
    await page.goto('/Adminlogin');
    await expect.poll(() => field(page, 'Username').inputValue()).toBe(username);
  });
});

describe('adding an administrator', () => {
  test('is allowed to an administrator, and leads back to the dashboard', async () => {
    const page = await site.visit('/Dashboard', { administering: true });
    await main(page).getByRole('link', { name: 'Sign Up' }).click();
    const username = `New-${randomUUID()}`;
    await field(page, 'Username').fill(username);
    await field(page, 'Password').fill(PASSWORD);
    await field(page, 'Re-enter password').fill('another');
    await press(page, 'Sign Up');
    await page.getByText('Passwords do not match').waitFor();
    expect(await prisma.administrator.count({ where: { username } })).toBe(0);
    await field(page, 'Re-enter password').fill(PASSWORD);
    await press(page, 'Sign Up');
    await page.getByText('Registered Successfully').waitFor();
    await section(page, 'Admins').getByText(username).waitFor();
  });

  test.each([
    ['a visitor', {}, 'Error: Please log in'],
    ['a user', { signedIn: true }, 'Error: Only an administrator may do this'],
  ] as const)('shows %s the form and the refusal, and leads nowhere', async (_who, options, message) => {
    site.expectConsoleError(/40[13]/);
    const page = await site.visit('/AddAdmin', options);
    for (const label of ['Password', 'Re-enter password']) await field(page, label).fill(PASSWORD);
    await field(page, 'Username').fill('somebody');
    await press(page, 'Sign Up');
    await page.getByText(message).waitFor();
    expect(new URL(page.url()).pathname).toBe('/AddAdmin');
    expect(await field(page, 'Username').inputValue()).toBe('somebody');
    expect(await page.evaluate(() => localStorage.getItem('Users') !== null)).toBe('signedIn' in options);
  });

  test('Cancel goes to the dashboard', async () => {
    const page = await site.visit('/AddAdmin', { administering: true });
    await main(page).getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  });
});

describe('the dashboard', () => {
  const row = (page: Page, text: string) => main(page).getByRole('row').filter({ hasText: text });
  const ask = (page: Page, name: string) =>
    main(page)
      .getByRole('button', { name: `Delete ${name}`, exact: true })
      .click();

  test('lists administrators and subscribers, and deletes each after a confirmation', async () => {
    const other = await anAdministrator();
    const email = `${randomUUID()}@example.org`;
    await prisma.subscriber.create({ data: { email } });
    const page = await site.visit('/Dashboard', { administering: true });

    await ask(page, other.username);
    const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this admin?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await prisma.administrator.count({ where: { key: other.key } })).toBe(1);
    await ask(page, other.username);
    await confirmed(page, 'Are you sure you want to delete this admin?');
    await section(page, 'Admins').getByText(other.username).waitFor({ state: 'detached' });

    await ask(page, email);
    await confirmed(page, 'Are you sure you want to delete this subscriber?');
    await page.getByText(`Deleted subscriber with email: ${email}`).waitFor();
    await section(page, 'Subscribers').getByText(email).waitFor({ state: 'detached' });
    expect([
      await prisma.administrator.count({ where: { key: other.key } }),
      await prisma.subscriber.count({ where: { email } }),
    ]).toEqual([0, 0]);
  });

  test('leads from the newest to all administrators and subscribers, and deletes there too', async () => {
    const other = await anAdministrator();
    const email = `${randomUUID()}@example.org`;
    await prisma.subscriber.createMany({
      data: [{ email, createdAt: new Date(0) }, ...Array.from({ length: 9 }, () => ({ email: anEmail() }))],
    });
    const page = await site.visit('/Dashboard', { administering: true });
    await section(page, 'Subscribers').getByRole('listitem').first().waitFor();
    expect(await section(page, 'Subscribers').getByRole('listitem').count()).toBe(8);
    await main(page).getByRole('link', { name: 'All subscribers' }).click();
    await page.waitForURL('**/Dashboard/subscribers');
    await row(page, email).getByText('Not yet').waitFor();
    await ask(page, email);
    await confirmed(page, 'Are you sure you want to delete this subscriber?');
    await page.getByText(`Deleted subscriber with email: ${email}`).waitFor();
    await row(page, email).waitFor({ state: 'detached' });

    await page.goto('/Dashboard/administrators');
    await row(page, other.username).waitFor();
    await ask(page, other.username);
    await confirmed(page, 'Are you sure you want to delete this admin?');
    await row(page, other.username).waitFor({ state: 'detached' });
    expect(await prisma.administrator.count({ where: { key: other.key } })).toBe(0);
  });

  test('finds users by their names, and deletes one with all their data', async () => {
    const learner = await createLearner(site, { firstName: 'Katherine', lastName: 'Johnson' });
    await createLearner(site, { firstName: 'Dorothy', lastName: 'Vaughan' });
    const page = await site.visit('/Dashboard/users', { administering: true });
    await row(page, 'Dorothy Vaughan').waitFor();
    await main(page).getByLabel('Search users').fill('johnson kath');
    await row(page, 'Dorothy Vaughan').waitFor({ state: 'detached' });
    await row(page, 'Katherine Johnson').getByText(learner.phone).waitFor();
    await ask(page, learner.email);
    await confirmed(page, 'Are you sure you want to delete ?');
    await page.getByText('Nothing here matches “johnson kath”.').waitFor();
    expect(await prisma.user.count({ where: { key: learner.key } })).toBe(0);
    await prisma.user.deleteMany();
    await main(page).getByLabel('Search users').fill('');
    await page.getByText('No users found.').waitFor();
  });

  test('shows messages as they were written, marks them, and deletes them', async () => {
    await prisma.message.deleteMany();
    const { key } = await prisma.message.create({
      data: {
        firstName: 'Ada',
        lastName: 'L',
        email: anEmail(),
        phone: '1',
        message: '<b>Please</b>\nwrite about graphs',
      },
    });
    const readAt = async () => (await prisma.message.findUniqueOrThrow({ where: { key } })).readAt;
    const page = await site.visit('/Dashboard', { administering: true });
    await main(page).getByRole('link', { name: 'Messages 1 1 unread' }).click();
    await page.waitForURL('**/Dashboard/queries');
    await row(page, 'Ada L').getByText('Unread', { exact: true }).waitFor();

    await main(page).getByRole('button', { name: 'Open the message of Ada L' }).click();
    const dialog = page.getByRole('dialog', { name: 'Message of Ada L' });
    await dialog.getByText('<b>Please</b> write about graphs').waitFor();
    await dialog.getByRole('button', { name: 'Mark as unread' }).waitFor();
    expect(await readAt()).not.toBeNull();
    await page.keyboard.press('Escape');
    await row(page, 'Ada L').getByText('Unread', { exact: true }).waitFor({ state: 'detached' });
    await main(page).getByRole('button', { name: 'Mark as unread: the message of Ada L' }).click();
    await row(page, 'Ada L').getByText('Unread', { exact: true }).waitFor();
    expect(await readAt()).toBeNull();

    await ask(page, 'the message of Ada L');
    await confirmed(page, 'Are you sure you want to delete ?');
    await page.getByText('No messages found.').waitFor();
    expect(await prisma.message.count()).toBe(0);
  });

  test('shows what is empty and what could not be deleted, and offers a retry', async () => {
    site.expectConsoleError(/500|404|net::ERR_/);
    await prisma.subscriber.deleteMany();
    const page = await site.visit('/Pagenotfound', { administering: true });
    await page.route(/subscribers\.list/, (route) => route.abort());
    await installClock(page);
    await page.goto('/Dashboard');
    await passRetries(page, section(page, 'Subscribers').getByText('Subscribers could not be loaded.'));
    await page.unroute(/subscribers\.list/);
    await section(page, 'Subscribers').getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No subscribers found.').waitFor();

    const email = `${randomUUID()}@example.org`;
    await prisma.subscriber.create({ data: { email } });
    await page.reload();
    await section(page, 'Subscribers')
      .getByRole('button', { name: `Delete ${email}` })
      .waitFor();
    await prisma.subscriber.deleteMany();
    await section(page, 'Subscribers')
      .getByRole('button', { name: `Delete ${email}` })
      .click();
    await confirmed(page, 'Are you sure you want to delete this subscriber?');
    await page.getByText('Error deleting subscriber').waitFor();
    await page.getByText('No subscribers found.').waitFor();
  });

  test('leads an administrator whose session has ended to the login, even if a user is signed in', async () => {
    site.expectConsoleError(/40[13]/);
    const Admins = JSON.stringify({ _id: 'gone', username: 'gone' });
    for (const signedIn of [undefined, true] as const) {
      const page = await site.visit('/Dashboard', { stored: { Admins }, signedIn });
      await page.waitForURL('**/Adminlogin');
      await page.getByText('Your session has ended. Please log in again.').waitFor();
      expect(await stored(page)).toBeNull();
      expect(await page.evaluate(() => localStorage.getItem('Users') !== null)).toBe(signedIn === true);
    }
  });

  test('fits a narrow screen without scrolling sideways', async () => {
    const long = 'x'.repeat(100);
    await createLearner(site, { firstName: long });
    await prisma.subscriber.create({ data: { email: `${long}@example.org` } });
    await prisma.message.create({ data: { firstName: long, lastName: '', email: long, phone: long, message: long } });
    const page = await site.visit('/Dashboard', { viewport: NARROW, administering: true });
    for (const panel of ['', '/users', '/queries', '/subscribers']) {
      await page.goto(`/Dashboard${panel}`);
      await main(page).getByText('xxxx').first().waitFor();
      expect(await page.evaluate('document.documentElement.scrollWidth'), panel).toBeLessThanOrEqual(NARROW.width);
    }
  });
});
