import { describe, expect, test } from 'vitest';
import { NARROW, startSite } from '../browser.ts';

const site = await startSite();

describe('the top bar', () => {
  test('links the pages from its groups, its links and its picture', async () => {
    const page = await site.visit('/About');
    const bar = page.getByRole('banner');
    for (const [group, addresses] of Object.entries({
      'DSA SHEET': [
        '/New-Updated-Sheet',
        '/Company-Wise-Sheet',
        '/Top-50',
        '/SQL',
        '/Interview',
        '/Reviews',
        '/Lists',
        '/Today',
      ],
      NOTES: [
        '/Languages',
        '/CS-Fundamental',
        '/JavaScript',
        '/System-Design',
        '/Git-Linux',
        '/DevOps',
        '/Machine-Learning',
        '/Behavioral',
      ],
      MORE: ['/Contest-Solution', '/Cheat-Sheets', '/Project', '/About'],
    })) {
      await bar.getByRole('button', { name: group }).click();
      const links = bar.getByRole('listitem').getByRole('link');
      await expect
        .poll(() =>
          links.evaluateAll((all) => all.filter((a) => a.checkVisibility()).map((a) => a.getAttribute('href'))),
        )
        .toEqual(addresses);
    }
    const address = (name: string) => bar.getByRole('link', { name, exact: true }).getAttribute('href');
    expect([await address('HOME'), await address('BLOGS'), await address('Login')]).toEqual([
      '/',
      '/Technical-Blog',
      '/Login',
    ]);
    expect(
      await bar
        .getByRole('link')
        .filter({ has: page.getByAltText('TechAI') })
        .getAttribute('href'),
    ).toBe('/AI');
    expect(await bar.getByRole('link', { name: 'Profile' }).count()).toBe(0);
  });

  test('is light until the visitor chooses, keeps the choice, and never flashes', async () => {
    const page = await site.visit('/', { colorScheme: 'dark' });
    const isDark = () => page.evaluate(`document.documentElement.classList.contains('dark')`);
    expect(await isDark()).toBe(false);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await expect.poll(isDark).toBe(true);
    const storedTheme = () => page.evaluate(`localStorage.getItem('theme')`);
    expect(await storedTheme()).toBe('dark');
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    expect([await isDark(), await storedTheme()]).toEqual([false, 'light']);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    // With the page's scripts blocked, only code that runs before the first paint can have set the theme.
    await page.route('**/assets/*.js', (route) => route.abort());
    site.expectConsoleError(/ERR_FAILED/);
    await page.reload();
    expect(await isDark()).toBe(true);
  });

  test('opens one menu, and closes it on a click elsewhere and on Escape', async () => {
    const page = await site.visit('/');
    const menu = page.getByRole('button', { name: 'DSA SHEET' });
    const item = page.getByRole('link', { name: 'New Updated Sheet' });
    await menu.click();
    await item.waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await item.waitFor({ state: 'hidden' });
    await menu.click();
    await page.getByRole('button', { name: 'NOTES' }).click();
    await page.getByRole('link', { name: 'CS Fundamentals' }).first().waitFor();
    await item.waitFor({ state: 'hidden' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await item.waitFor();
    await page.keyboard.press('Escape');
    await item.waitFor({ state: 'hidden' });
    expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('gets a shadow and a solid background once the page is scrolled, and loses the shadow at the top', async () => {
    const page = await site.visit('/');
    const bar = page.getByRole('banner');
    const shadow = () => bar.evaluate((element) => getComputedStyle(element).boxShadow);
    expect(await shadow()).toBe('none');
    await page.evaluate('scrollTo(0, 200)');
    await expect.poll(shadow).not.toBe('none');
    // The colour has no transparency.
    await expect.poll(() => bar.evaluate((element) => getComputedStyle(element).backgroundColor)).toMatch(/^rgb\(/);
    expect(await bar.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
    await page.evaluate('scrollTo(0, 0)');
    await expect.poll(shadow).toBe('none');
  });

  test('has a menu for narrow screens that closes after a choice', async () => {
    const page = await site.visit('/', { viewport: NARROW, signedIn: true });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('link', { name: 'Contest Solutions' }).first().click();
    await page.waitForURL('**/Contest-Solution');
    await page.getByRole('button', { name: 'Open the menu' }).waitFor();
  });
});
