import { describe, expect, test } from 'vitest';
import { NARROW, startSite } from './browser.ts';

const site = await startSite();

describe('the home page', () => {
  test('greets with the headline and leads to the cards', async () => {
    const page = await site.visit('/');
    await page
      .getByRole('heading', { level: 1, name: 'Gear Up For Success: Your Ultimate Preparation Hub!' })
      .waitFor();
    await page.getByRole('link', { name: 'Get Started →' }).click();
    expect(new URL(page.url()).hash).toBe('#homecontentcard');
    await expect
      .poll(() =>
        page
          .getByRole('heading', { name: 'Courses Offered' })
          .evaluate((element) => element.getBoundingClientRect().top),
      )
      .toBeLessThan(300);
  });

  test('offers six courses with their tags', async () => {
    const page = await site.visit('/');
    const cards = page.getByRole('region', { name: 'Courses Offered' }).getByRole('link');
    await expect.poll(() => cards.count()).toBe(6);
    expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/Sheet',
      '/Languages',
      '/Technical-Blog',
      '/CS-Fundamental',
      '/Contest-Solution',
      '/Companies_Preaparation_Sheet',
    ]);
    const text = (await cards.allTextContents()).join(' ');
    for (const tag of ['Trending', 'Top Rated', 'Quick Read', 'Live Update', 'Upcoming']) expect(text).toContain(tag);
  });

  test('lists all contests, Live and Upcoming before Ended, and opens one', async () => {
    const page = await site.visit('/');
    const cards = page.getByRole('region', { name: 'Upcoming contests' }).getByRole('link');
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(8);
    const statuses = await cards.evaluateAll((links) =>
      links.map((link) => /Live|Upcoming|Ended|Unknown/.exec(link.textContent ?? '')?.[0]),
    );
    const rank = (status: string | undefined) => ['Live', 'Upcoming', 'Ended', 'Unknown'].indexOf(status ?? '');
    expect(statuses).toEqual(statuses.toSorted((a, b) => rank(a) - rank(b)));
    expect(statuses).toContain('Upcoming');
    await cards.first().click();
    await page.waitForURL(/\/contestdetail\/\d+$/);
  });

  test('shows one video at a time, wraps around, and loads the player only when wanted', async () => {
    const requests: string[] = [];
    const page = await site.visit('/');
    page.on('request', (request) => requests.push(request.url()));
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
    );
    const carousel = page.getByRole('group', { name: 'Tutorial videos' });
    const count = await site.database.prisma.contestSolution.count({ where: { image: { not: '' } } });
    await carousel.getByText(`1 of ${count}`).waitFor();
    await carousel.getByRole('button', { name: 'Previous video' }).click();
    await carousel.getByText(`${count} of ${count}`).waitFor();
    await carousel.getByRole('button', { name: 'Next video' }).click();
    await carousel.getByText(`1 of ${count}`).waitFor();
    expect(requests.filter((url) => url.includes('youtube'))).toEqual([]);
    await carousel.getByRole('button', { name: /^Play the video/ }).click();
    await expect
      .poll(() => requests.filter((url) => url.startsWith('https://www.youtube-nocookie.com/embed/')).length)
      .toBe(1);
  });

  test('links the cheat sheets; ML and HTML are available soon', async () => {
    const page = await site.visit('/');
    await page.getByRole('link', { name: 'HTML', exact: true }).click();
    await page.getByRole('heading', { name: 'Available soon' }).waitFor();
    await page.goBack();
    for (const [name, address] of Object.entries({
      Python: '/Python',
      C: '/C',
      'C++': '/Cpp',
      'C++ STL': '/Cppstl',
      JavaScript: '/JSCheatsheet',
      Java: '/Java',
    })) {
      expect(await page.getByRole('main').getByRole('link', { name, exact: true }).getAttribute('href')).toBe(address);
    }
  });

  test('answers five questions', async () => {
    const page = await site.visit('/');
    const questions = page.locator('summary');
    await expect.poll(() => questions.count()).toBe(5);
    const answer = page.getByText('C, C++, Java, Python and JavaScript', { exact: false });
    expect(await answer.isVisible()).toBe(false);
    await questions.first().click();
    expect(await answer.isVisible()).toBe(true);
    await questions.first().click();
    expect(await answer.isVisible()).toBe(false);
  });

  test('goes back to the top once the end is within 500 pixels', async () => {
    const page = await site.visit('/');
    await page.getByRole('region', { name: 'Upcoming contests' }).getByRole('link').first().waitFor();
    const button = page.getByRole('button', { name: 'Back to the top' });
    expect(await button.count()).toBe(0);
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight - innerHeight - 520)');
    expect(await button.count()).toBe(0);
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight - innerHeight - 480)');
    await button.click();
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  });

  test('subscribes to the newsletter once', async () => {
    const page = await site.visit('/');
    const field = page.getByRole('textbox', { name: 'Newsletter' });
    await field.fill('Learner@Example.org');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Thanks for subscribing!').waitFor();
    expect(await field.inputValue()).toBe('');
    site.expectConsoleError(/409/);
    await field.fill('learner@example.org');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Error: Already Subscribed!').waitFor();
    expect(await field.inputValue()).toBe('learner@example.org');
  });
});

describe('the shell', () => {
  test('is light until the visitor chooses, keeps the choice, and never flashes', async () => {
    const page = await site.visit('/', { colorScheme: 'dark' });
    const isDark = () => page.evaluate(`document.documentElement.classList.contains('dark')`);
    expect(await isDark()).toBe(false);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    expect(await isDark()).toBe(true);
    expect(await page.evaluate(`localStorage.getItem('theme')`)).toBe('dark');
    // With the page's script held back, only what runs before the first paint can have set the theme.
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
    await menu.focus();
    await page.keyboard.press('Enter');
    await item.waitFor();
    await page.keyboard.press('Escape');
    await item.waitFor({ state: 'hidden' });
    expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('the bar gets a shadow once the page is scrolled', async () => {
    const page = await site.visit('/');
    const bar = page.getByRole('banner');
    const shadow = () => bar.evaluate((element) => getComputedStyle(element).boxShadow);
    await bar.waitFor();
    expect(await bar.getAttribute('data-scrolled')).toBe('false');
    const before = await shadow();
    await page.evaluate('scrollTo(0, 200)');
    await expect.poll(() => bar.getAttribute('data-scrolled')).toBe('true');
    await expect.poll(shadow).not.toBe(before);
  });

  test('has a menu for narrow screens that closes after a choice', async () => {
    const page = await site.visit('/', { viewport: NARROW, signedIn: true });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('link', { name: 'Contest Solutions' }).first().click();
    await page.waitForURL('**/Contest-Solution');
    await page.getByRole('button', { name: 'Open the menu' }).waitFor();
  });

  test('links the footer as the old site did', async () => {
    const page = await site.visit('/');
    const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
    await links.first().waitFor();
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/Sheet',
      '/CS-Fundametal',
      '/Project',
      '/Technical-Blog',
      '/About',
      '/Contact',
    ]);
    for (const name of ['Terms', 'Privacy'])
      expect(await page.getByRole('link', { name }).getAttribute('href')).toBe('/');
  });

  test('an unknown address shows the fallback, with status 404', async () => {
    site.expectConsoleError(/404/);
    const page = await site.visit('/');
    const response = await page.goto('/No-Such-Page');
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { name: /^Gear Up For Success/ }).waitFor();
  });

  test('addresses match without regard to case', async () => {
    const page = await site.visit('/SHEET');
    await page.getByRole('heading', { name: 'SDE Sheet' }).waitFor();
  });
});
