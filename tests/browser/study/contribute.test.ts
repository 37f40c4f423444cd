import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createLearner, PASSWORD } from '#server/testing/accounts.ts';
import type { Person } from '#server/testing/test-app.ts';
import { NARROW, startSite } from '../browser.ts';

const site = await startSite();
const { prisma } = site.database;

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const contribute = (page: Page) => main(page).getByRole('button', { name: 'Contribute', exact: true }).click();

const TYPED = {
  Header: 'Sliding windows',
  Category: 'dsa',
  Image: '/figures/blog-two-sum.svg',
  Code: 'for (;;) {}\n\ttab',
  'Explanation (optional)': 'Move <b>both</b> ends.',
};

async function fill(page: Page, values: Record<string, string> = TYPED) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

const nextId = async () => {
  const { _max } = await prisma.blog.aggregate({ _max: { id: true } });
  return (_max.id ?? 0) + 1;
};

const filledId = async (page: Page) => {
  await expect.poll(() => field(page, 'Id').inputValue()).not.toBe('');
  return Number(await field(page, 'Id').inputValue());
};

describe('contributing a blog', () => {
  test('fills in the next free id, shows thanks, and lists the blog as waiting on the profile', async () => {
    const person = await site.createUser();
    const page = await site.visit('/Contibuteblog', { signedIn: person });
    await page.getByRole('heading', { name: 'Enter Required Details' }).waitFor();
    const id = await nextId();
    expect(await filledId(page)).toBe(id);
    await fill(page);
    await contribute(page);
    await page.getByText('Thanks for Contributing!').waitFor();
    await page.getByRole('heading', { name: 'Technical Blogs' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/Technical-Blog');
    expect(await prisma.blog.findUniqueOrThrow({ where: { id } })).toMatchObject({
      header: 'Sliding windows',
      code: 'for (;;) {}\n\ttab',
      explanation: 'Move <b>both</b> ends.',
      code2: '',
      published: false,
      authorKey: person.key,
    });
    await main(page).locator('a[href^="/detail/"]').first().waitFor();
    expect(await main(page).getByText('Sliding windows').count()).toBe(0);

    await page.goto('/Profile');
    const mine = main(page).getByRole('listitem').filter({ hasText: 'Sliding windows' });
    await mine.getByText('Waiting for review').waitFor();
    const { token } = await site.createAdministrator();
    const { key } = await prisma.blog.findUniqueOrThrow({ where: { id } });
    await site.trpc(token).content.blog.update.mutate({ key, values: { published: true } });
    await page.reload();
    await mine.getByText('Published').waitFor();
    await mine.getByRole('link', { name: 'Sliding windows' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sliding windows' }).waitFor();

    await page.goto('/Contibuteblog');
    expect(await filledId(page)).toBe(id + 1);
    expect(await field(page, 'Header').inputValue()).toBe('');
  });

  test('shows under each field what is missing, without a call', async () => {
    const page = await site.visit('/Contibuteblog', { signedIn: true });
    let calls = 0;
    page.on('request', (request) => (calls += request.url().includes('blog.create') ? 1 : 0));
    await filledId(page);
    await field(page, 'Id').fill('');
    await contribute(page);
    for (const label of ['Id', 'Category', 'Header', 'Image', 'Code']) {
      const message = `${label} is required`;
      await page.getByText(message, { exact: true }).waitFor();
      const describedBy = await field(page, label).getAttribute('aria-describedby');
      expect(await page.locator(`[id="${describedBy ?? ''}"]`).textContent()).toBe(message);
    }
    expect(await page.getByText('is required').count()).toBe(5);
    expect(calls).toBe(0);
    await field(page, 'Header').fill('There');
    await page.getByText('Header is required').waitFor({ state: 'detached' });
  });

  test('refuses a taken id with the next free one, and keeps everything, even over a reload', async () => {
    site.expectConsoleError(/409/);
    const page = await site.visit('/Contibuteblog', { signedIn: true });
    const id = await filledId(page);
    await field(page, 'Id').fill('1');
    await fill(page);
    await contribute(page);
    const message = `Id 1 is already taken; the next free one is ${id}`;
    await page.getByText(`Error: ${message}`).waitFor();
    await page.getByText(message, { exact: true }).waitFor();
    expect(await field(page, 'Id').evaluate((input) => input === document.activeElement)).toBe(true);
    await page.reload();
    await field(page, 'Header').waitFor();
    for (const [label, value] of Object.entries({ ...TYPED, Id: '1' }))
      expect(await field(page, label).inputValue(), label).toBe(value);
    await field(page, 'Id').fill(String(id));
    await contribute(page);
    await page.getByText('Thanks for Contributing!').waitFor();
    expect((await prisma.blog.findUniqueOrThrow({ where: { id: 1 } })).header).toContain('Two Sum');
  });

  test('loses nothing when the session ends: after the login the text is back', async () => {
    site.expectConsoleError(/401/);
    const learner = await createLearner(site);
    const page = await site.visit('/Login');
    await field(page, 'Email').fill(learner.email);
    await field(page, 'Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).waitFor();
    await page.goto('/Contibuteblog');
    await filledId(page);
    await fill(page);
    await prisma.userSession.deleteMany({ where: { userKey: learner.key } });
    await contribute(page);
    await page.waitForURL('**/Login');
    await page.getByText('Your session has ended. Please log in again.').waitFor();
    await field(page, 'Email').fill(learner.email);
    await field(page, 'Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/Contibuteblog');
    for (const [label, value] of Object.entries(TYPED))
      await expect.poll(() => field(page, label).inputValue()).toBe(value);
    await contribute(page);
    await page.getByText('Thanks for Contributing!').waitFor();
    expect(await prisma.blog.count({ where: { authorKey: learner.key } })).toBe(1);
  });

  test('shows when the server does not answer, and keeps the text', async () => {
    site.expectConsoleError(/net::ERR_/);
    const page = await site.visit('/Contibuteblog', { signedIn: true });
    await filledId(page);
    await fill(page);
    await page.route(/blog\.create/, (route) => route.abort());
    await contribute(page);
    await page.getByText('Error: Something went wrong').waitFor();
    expect(await field(page, 'Header').inputValue()).toBe(TYPED.Header);
  });

  test('works with the keyboard only', async () => {
    const person = await site.createUser();
    const page = await site.visit('/Contibuteblog', { signedIn: person });
    await filledId(page);
    await field(page, 'Id').focus();
    for (const value of ['dsa', 'By keyboard', '/figures/blog-two-sum.svg', 'text', 'code']) {
      await page.keyboard.press('Tab');
      await page.keyboard.insertText(value);
    }
    for (let tabs = 0; tabs < 5; tabs++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Thanks for Contributing!').waitFor();
    expect(await prisma.blog.findFirstOrThrow({ where: { authorKey: person.key } })).toMatchObject({
      header: 'By keyboard',
      code: 'code',
    });
  });

  test('fits a narrow screen without scrolling sideways', async () => {
    const page = await site.visit('/Contibuteblog', { viewport: NARROW, signedIn: true });
    await filledId(page);
    await contribute(page);
    await page.getByText('Header is required').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(NARROW.width);
  });
});

describe("a learner's own blogs", () => {
  const mine = (person: Person | undefined, page = 1) => site.trpc(person?.token).blogs.mine.query({ page });

  async function contributed(person: Person, count: number) {
    const from = await nextId();
    await prisma.blog.createMany({
      data: Array.from({ length: count }, (_, index) => ({
        id: from + index,
        header: `Mine ${index}`,
        authorKey: person.key,
        published: index % 2 === 0,
        createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
      })),
    });
  }

  test('are listed for the learner only, newest first, in pages', async () => {
    const [person, other] = [await site.createUser(), await site.createUser()];
    await contributed(person, 14);
    const first = await mine(person);
    expect(first).toMatchObject({ total: 14, page: 1, pageSize: 12 });
    expect(first.items.map(({ header }) => header)).toEqual(Array.from({ length: 12 }, (_, i) => `Mine ${13 - i}`));
    expect(Object.keys(first.items[0] ?? {}).toSorted()).toEqual([
      ...['date', 'declinedNote', 'header', 'id', 'published'],
    ]);
    expect((await mine(person, 2)).items).toHaveLength(2);
    expect(await mine(other)).toMatchObject({ items: [], total: 0 });
    expect(await mine(await site.createAdministrator())).toMatchObject({ items: [], total: 0 });
    await expect(mine(undefined)).rejects.toThrow('Please log in');

    const page = await site.visit('/Profile', { signedIn: person });
    await main(page).getByRole('link', { name: 'Page 2' }).click();
    await main(page).getByText('Mine 0').waitFor();
  });

  test('are missing at first: the profile shows how to begin', async () => {
    const page = await site.visit('/Profile', { signedIn: true });
    await page.getByText('You have not contributed a blog yet.').waitFor();
    await main(page).getByRole('link', { name: 'Contribute a blog' }).click();
    await page.getByRole('heading', { name: 'Enter Required Details' }).waitFor();
  });
});

test('the contact form of signed-in users sends a message', async () => {
  const page = await site.visit('/Contactform', { signedIn: true });
  await page.getByRole('heading', { name: 'Get In Touch' }).waitFor();
  await fill(page, {
    'First name': 'Ada',
    'Last name': 'Lovelace',
    Email: 'ada@example.org',
    'Phone number': '0123456789',
    Message: 'Hello',
  });
  await main(page).getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Message Sent Successfully').waitFor();
  expect(await prisma.message.findMany()).toMatchObject([{ firstName: 'Ada', message: 'Hello' }]);
});
