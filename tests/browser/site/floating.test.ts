import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NARROW, startSite, stopTime, tickUntilShown, WIDE } from '../browser.ts';

const site = await startSite();

/** The clickable elements that are partly covered by a floating one. */
const covered = (floating: Locator) =>
  floating.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((one) => !element.contains(one) && one.checkVisibility())
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
      .map((one) => one.outerHTML.slice(0, 80));
  });

describe('the button back to the top', () => {
  test.each([390, 640, 768, 1024, 1280, 1440])('covers nothing clickable, at %s pixels', async (width) => {
    const page = await site.visit('/', { viewport: { width, height: 844 } });
    const button = page.getByRole('button', { name: 'Back to the top' });
    for (let left = 500; left >= 0; left -= 10) {
      await page.evaluate((pixels) => scrollTo(0, document.documentElement.scrollHeight - innerHeight - pixels), left);
      await button.waitFor();
      expect(await covered(page.locator('.back-to-top')), `${left} pixels before the end`).toEqual([]);
    }
  });

  test('appears without moving anything, and works by keyboard', async () => {
    const page = await site.visit('/', { viewport: NARROW });
    const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
    const position = () =>
      privacy.evaluate((link) => [link.getBoundingClientRect().left, link.getBoundingClientRect().top + scrollY]);
    const before = await position();
    // When the last link has the focus, the page is near its end.
    await privacy.focus();
    await page.getByRole('button', { name: 'Back to the top' }).waitFor();
    expect(await position()).toEqual(before);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Privacy');
    await page.getByRole('button', { name: 'Back to the top' }).press('Enter');
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  });

  test('does not affect the footer of other pages', async () => {
    const page = await site.visit('/About', { viewport: NARROW });
    const footer = page.getByRole('contentinfo');
    const rightOf = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().right);
    expect((await rightOf(footer)) - (await rightOf(footer.getByRole('button', { name: 'Subscribe' })))).toBe(16);
  });
});

describe('a notice at the foot of the window', () => {
  test.each([WIDE, NARROW])('does not cover the end of the page, at $width pixels', async (viewport) => {
    const page = await site.visit('/About', { viewport });
    await page.route('/health', (route) => route.abort());
    site.expectConsoleError(/ERR_FAILED/);
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    const notice = page.getByRole('status').filter({ hasText: 'There is no connection.' });
    await notice.waitFor();
    const bottom = () => notice.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);
    expect(Math.abs((await bottom()) - 16)).toBeLessThan(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).focus();
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    expect(Math.abs((await bottom()) - 16)).toBeLessThan(1);
    expect(await covered(notice)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await notice.waitFor({ state: 'detached' });
  });
});

describe('toasts', () => {
  test.each([WIDE, NARROW])('do not cover the bar and let clicks through, at $width pixels', async (viewport) => {
    const page = await site.visit('/Login', { viewport });
    await page.evaluate(() => navigation.addEventListener('navigate', (event) => event.preventDefault()));
    await stopTime(page);
    const google = page.getByRole('button', { name: /with Google$/ });
    await google.evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 20; press++) button.click();
    });
    await tickUntilShown(page, 'Logging with google');
    await expect.poll(() => page.locator('.toast').count()).toBe(20);
    const bar = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
    const boxes = await page
      .locator('.toast')
      .evaluateAll((all) => all.map((toast) => toast.getBoundingClientRect().toJSON() as DOMRect));
    expect(Math.min(...boxes.map(({ top }) => top))).toBeGreaterThanOrEqual(bar);
    const field = page.getByRole('main').getByLabel('Email', { exact: true });
    const { top, bottom } = await field.evaluate((input) => input.getBoundingClientRect().toJSON() as DOMRect);
    expect(
      boxes.some((box) => box.top < bottom && box.bottom > top),
      'a toast stands over the field',
    ).toBe(true);
    await field.click();
    await page.keyboard.type('ada@example.org');
    expect(await field.inputValue()).toBe('ada@example.org');
  });
});
