import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { NARROW, startSite } from '../browser.ts';

const site = await startSite();

const TYPED = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Email: 'ada@example.org',
  'Phone number': '0123456789',
  Message: 'Please write about graphs.\nThank you.',
};
const NOTHING = { 'First name': '', 'Last name': '', Email: '', 'Phone number': '', Message: '' };

const form = (page: Page) => page.getByRole('main').locator('form');
const field = (page: Page, label: string) => form(page).getByLabel(label);
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' });
const messages = () => site.database.prisma.message.findMany();
const focused = (page: Page) => page.evaluate<string | null>('document.activeElement.getAttribute("name")');

async function type(page: Page, values: Record<string, string> = TYPED) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

async function typed(page: Page) {
  const entries = Object.keys(TYPED).map(async (label) => [label, await field(page, label).inputValue()] as const);
  return Object.fromEntries(await Promise.all(entries));
}

beforeEach(() => site.database.prisma.message.deleteMany());

describe('the contact page', () => {
  test('shows other ways to get in touch', async () => {
    const page = await site.visit('/contact');
    await page.getByRole('heading', { level: 1, name: 'Get In Touch' }).waitFor();
    await page.getByText('Bengaluru, India').waitFor();
    expect(await page.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:.+@.+/);
    expect(await page.getByRole('link', { name: /^\+91/ }).getAttribute('href')).toMatch(/^tel:\+91\d+$/);
  });

  test('sends the input, shows a message and clears the form, even after a reload', async () => {
    const page = await site.visit('/Contact');
    await type(page);
    await send(page).click();
    await page.getByText('Message Sent Successfully').waitFor();
    expect(await messages()).toMatchObject([
      {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.org',
        phone: '0123456789',
        message: 'Please write about graphs.\nThank you.',
      },
    ]);
    await expect.poll(() => typed(page)).toEqual(NOTHING);
    await page.reload();
    await send(page).waitFor();
    expect(await typed(page)).toEqual(NOTHING);
  });

  test('shows each message under its field when empty and focuses the first, without a call', async () => {
    const page = await site.visit('/Contact');
    let calls = 0;
    page.on('request', (request) => (calls += request.url().includes('messages.send') ? 1 : 0));
    await send(page).click();
    for (const [label, message] of [
      ['First name', 'First name is required'],
      ['Last name', 'Last name is required'],
      ['Email', 'Email is required'],
      ['Phone number', 'Phone number is required'],
      ['Message', 'Message is required'],
    ] as const) {
      const control = field(page, label);
      expect(await control.getAttribute('aria-invalid')).toBe('true');
      const describedBy = await control.getAttribute('aria-describedby');
      expect(await page.locator(`[id="${describedBy ?? ''}"]`).textContent()).toBe(message);
    }
    expect(await focused(page)).toBe('firstName');
    expect([calls, await messages()]).toEqual([0, []]);
  });

  test('focuses the first wrong field, whose message disappears once it is right', async () => {
    const page = await site.visit('/Contact');
    await type(page, { ...TYPED, Email: 'nonsense', Message: '  ' });
    await send(page).click();
    await page.getByText('Invalid email address').waitFor();
    await page.getByText('Message is required').waitFor();
    expect(await focused(page)).toBe('email');
    await field(page, 'Email').fill('ada@example.org');
    await page.getByText('Invalid email address').waitFor({ state: 'detached' });
    expect(await page.getByText('Message is required').count()).toBe(1);
    await field(page, 'Message').fill('Hello');
    await send(page).click();
    await page.getByText('Message Sent Successfully').waitFor();
    expect(await messages()).toHaveLength(1);
  });

  test("shows the server's message, and keeps the input, even after a reload", async () => {
    site.expectConsoleError(/503/);
    const page = await site.visit('/Contact');
    await type(page);
    await page.route(/messages\.send/, (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: JSON.stringify({
          error: {
            message: 'The site cannot reach its database',
            code: -32603,
            data: { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 },
          },
        }),
      }),
    );
    await send(page).click();
    await page.getByText('Error: The site cannot reach its database').waitFor();
    expect(await typed(page)).toEqual(TYPED);
    await page.unroute(/messages\.send/);
    await page.reload();
    await expect.poll(() => typed(page)).toEqual(TYPED);
    await send(page).click();
    await page.getByText('Message Sent Successfully').waitFor();
    expect(await messages()).toHaveLength(1);
  });

  test.each(['cut', 'offline'])('shows that an error occurred when there is no response (%s)', async (how) => {
    site.expectConsoleError(/net::ERR_/);
    const page = await site.visit('/Contact');
    await type(page);
    if (how === 'cut') await page.route(/messages\.send/, (route) => route.abort());
    else await page.context().setOffline(true);
    await send(page).click();
    await page.getByText('An error occurred. Please try again.').waitFor();
    expect(await typed(page)).toEqual(TYPED);
    expect(await messages()).toEqual([]);
    await page.unroute(/messages\.send/);
    await page.context().setOffline(false);
    await send(page).click();
    await page.getByText('Message Sent Successfully').waitFor();
  });

  test("puts the server's faults under their fields", async () => {
    site.expectConsoleError(/400/);
    const page = await site.visit('/Contact');
    await type(page);
    // The page itself sends nothing wrong, so the call is changed on its way to the real server.
    await page.route(/messages\.send/, (route) =>
      route.continue({ postData: (route.request().postData() ?? '').replace('0123456789', ' ') }),
    );
    await send(page).click();
    await page.getByText('Error: Phone number is required').waitFor();
    await page.getByText('Phone number is required', { exact: true }).waitFor();
    expect(await focused(page)).toBe('phone');
  });

  test('is sent once, however often the button is pressed', async () => {
    const page = await site.visit('/Contact');
    await type(page);
    await send(page).dblclick();
    await page.getByText('Message Sent Successfully').waitFor();
    expect(await messages()).toHaveLength(1);
  });

  test('works with the keyboard only', async () => {
    const page = await site.visit('/Contact');
    await field(page, 'First name').focus();
    for (const value of Object.values(TYPED)) {
      await page.keyboard.insertText(value);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.getByText('Message Sent Successfully').waitFor();
    expect(await messages()).toMatchObject([{ message: TYPED.Message }]);
    expect(await send(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('fits a narrow screen without scrolling sideways', async () => {
    const page = await site.visit('/Contact', { viewport: NARROW });
    await send(page).click();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(NARROW.width);
  });
});
