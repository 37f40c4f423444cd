import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  installClock,
  isReadable,
  NARROW,
  passRetries,
  startSite,
  stopTime,
  tickUntilShown,
  WIDE,
} from '../browser.ts';

const site = await startSite();

const MOVING = { reducedMotion: 'no-preference' } as const;
const STILL = { reducedMotion: 'reduce' } as const;

/** Records the position of the page at each scroll event. */
async function recordScrolling(page: Page) {
  await page.evaluate(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    window.addEventListener('scroll', () => positions.push(window.scrollY));
  });
  return () => page.evaluate<number[]>('window.positions');
}

const scrollToEndBut = (page: Page, pixels: number) =>
  page.evaluate(`scrollTo(0, document.documentElement.scrollHeight - innerHeight - ${pixels})`);

describe('the home page', () => {
  test('shows the headline and leads to the cards', async () => {
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
    const button = page.getByRole('link', { name: 'Get Started →' });
    // The hover ends once the next frame is drawn.
    await expect.poll(() => button.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgb(208, 31, 43)');
  });

  test('appears within one to two seconds, or at once with reduced motion', async () => {
    const seconds = (page: Page) =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'rise')
          .map(({ effect }) => Number(effect?.getComputedTiming().endTime) / 1000),
      );
    const page = await site.visit('/', MOVING);
    // Restarted, so that none have ended before they are checked.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('.rise')) {
        element.style.animationName = 'none';
        element.getBoundingClientRect();
        element.style.animationName = '';
      }
    });
    const moving = await seconds(page);
    expect(moving).toHaveLength(2);
    for (const duration of moving) {
      expect(duration).toBeGreaterThanOrEqual(1);
      expect(duration).toBeLessThanOrEqual(2);
    }
    const still = await site.visit('/', STILL);
    expect(
      await still.locator('.rise').evaluateAll((all) => all.map((one) => getComputedStyle(one).animationName)),
    ).toEqual(['none', 'none']);
  });

  test('has its parts in order, the last of which leads to the contact page', async () => {
    const page = await site.visit('/');
    expect(await page.getByRole('main').locator('h2').allTextContents()).toEqual([
      'Solve it here',
      'Courses Offered',
      'Upcoming Contests',
      'Tutorial Videos',
      'Cheatsheets',
      'Frequently asked',
      'Do you have a question?',
    ]);
    await page.getByRole('link', { name: 'Ask us' }).click();
    await page.waitForURL('**/Contact');
  });

  test('offers what can be solved here: the problems of the day, an interview and the last contest', async () => {
    const page = await site.visit('/');
    const section = page.locator('section', { has: page.getByRole('heading', { name: 'Solve it here' }) });
    const { problem, exercise } = await site
      .trpc()
      .practice.daily.query({ day: new Date().toISOString().slice(0, 10) });
    const link = (name: RegExp) => section.getByRole('link', { name });
    await section.getByText(problem?.name ?? '', { exact: true }).waitFor();
    expect(await link(/^Problem of the day/).getAttribute('href')).toBe(`/Problem/${problem?.slug}`);
    expect(await link(/^SQL exercise/).getAttribute('href')).toBe(`/Problem/${exercise?.slug}`);
    expect(await link(/^Mock interview/).getAttribute('href')).toBe('/Interview');
    expect(await link(/^Virtual contest/).getAttribute('href')).toMatch(/^\/contestdetail\/\d+$/);
  });

  test.each([WIDE, NARROW])('shows returning visitors what they did last, in the same space: %j', async (viewport) => {
    const page = await site.visit('/', { viewport });
    const row = page.locator('section', { has: page.getByRole('heading', { name: 'Solve it here' }) }).locator('ul');
    const { problem } = await site.trpc().practice.daily.query({ day: new Date().toISOString().slice(0, 10) });
    await row.getByText(problem?.name ?? '', { exact: true }).waitFor();
    const links = () =>
      row
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => [(one as HTMLElement).innerText, one.getAttribute('href')]));
    const before = await row.boundingBox();

    const hour = 3_600_000;
    const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
    const draft = (hours: number) => ({ changeKey: 'x', code: 'x', changedAt: Date.parse(ago(hours)) });
    const submission = { language: 'sql', verdict: 'Accepted', submittedAt: ago(1) };
    const problems = [{ slug: 'two-sum', name: 'Two Sum', letter: 'A' }];
    const sitting = { key: 'x', minutes: 45, endedAt: null, tries: [], problems, startedAt: ago(2) };
    const at = new Date(Date.parse(ago(2)) + hour / 2).toISOString();
    const tries = [{ key: 'y', slug: 'two-sum', verdict: 'Accepted', at }];
    const stored = {
      'draft:two-sum:python': draft(3),
      'draft:lru-cache:cpp': draft(2),
      'draft:days-without-flour:sql': draft(2),
      'submission:days-without-flour:1': submission,
      'sitting:1': { ...sitting, kind: 'interview', title: 'Mock interview · Google', contest: null, tries },
      'sitting:2': { ...sitting, kind: 'contest', title: 'Shortest ways', contest: 3, startedAt: ago(0) },
    };
    await page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries))
        localStorage.setItem(`drafts-and-submissions:guest:${key}`, JSON.stringify(value));
    }, stored);
    const requestUrls: string[] = [];
    page.on('request', (request) => requestUrls.push(request.url()));
    await page.reload();
    await expect.poll(links).toEqual([
      ['Your last problem\nGo on with LRU Cache', '/Problem/lru-cache'],
      ['Your last SQL exercise\nDays Without Flour\nSolved', '/Problem/days-without-flour'],
      ['Mock interview · Google\nYour last: 1 of 1 solved in 30 minutes', '/Interview'],
      ['Virtual contest\nShortest ways\nContinue: the clock is running', '/contestdetail/3'],
    ]);
    expect(await row.boundingBox()).toEqual(before);
    expect(requestUrls.filter((url) => /practice\.(?!daily)/.test(url))).toEqual([]);
  });

  test("measures the three approaches on the reader's device on request, for 60 kB", async () => {
    const page = await site.visit('/');
    const curves = page.getByRole('figure').first();
    await curves.getByRole('img', { name: /^Brute force grows as n squared/ }).waitFor();
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (/\.js$/.test(request.url())) scripts.push(request);
    });
    await curves.getByRole('button', { name: 'Measure it on your device' }).click();
    await curves
      .getByText(/for 8,000 numbers: Brute force .*, Sort and two pointers .*, Hash set /)
      .waitFor({ timeout: 90_000 });
    expect(await curves.locator('circle').count()).toBe(15);
    const sizes = await Promise.all(scripts.map((script) => script.sizes()));
    const loaded = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(loaded).toBeGreaterThan(10_000);
    expect(loaded).toBeLessThan(60_000);
    await curves.getByRole('link', { name: 'Measure a program of yours' }).click();
    await page.waitForURL('**/Problem/two-sum');
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

  test('lists all contests in a row: Live, Upcoming, Ended, Unknown, newest first, and opens one', async () => {
    const change = (id: number, startsAt: Date | null, createdAt: string) =>
      site.database.prisma.contest.update({
        where: { id },
        data: { startsAt, createdAt: new Date(createdAt) },
      });
    const hour = 3_600_000;
    await change(1, new Date(Date.now() - 1.5 * hour), '2999-01-01');
    await change(2, new Date(Date.now() + hour), '2999-01-01');
    await change(3, new Date(Date.now() + 2 * hour), '2999-01-02');
    await change(4, new Date(Date.now() - 2.5 * hour), '2999-01-03');
    await change(5, null, '2000-01-01');
    const count = await site.database.prisma.contest.count();
    const page = await site.visit('/');
    const cards = page.getByRole('region', { name: 'Upcoming contests' }).getByRole('link');
    await expect.poll(() => cards.count()).toBe(count);
    const tops = await cards.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const statuses = await cards.evaluateAll((links) =>
      links.map((link) => /Live|Upcoming|Ended|Unknown/.exec(link.textContent ?? '')?.[0]),
    );
    const rank = (status: string | undefined) => ['Live', 'Upcoming', 'Ended', 'Unknown'].indexOf(status ?? '');
    expect(statuses).toEqual(statuses.toSorted((a, b) => rank(a) - rank(b)));
    const first = (status: string) => cards.nth(statuses.indexOf(status)).getAttribute('href');
    expect(await first('Live')).toBe('/contestdetail/1');
    expect(await first('Upcoming')).toBe('/contestdetail/3');
    expect(await cards.nth(statuses.indexOf('Upcoming') + 1).getAttribute('href')).toBe('/contestdetail/2');
    expect(await first('Ended')).toBe('/contestdetail/4');
    expect(await cards.last().getAttribute('href')).toBe('/contestdetail/5');
    await cards.first().click();
    await page.waitForURL('**/contestdetail/1');
  });

  test('shows one video at a time, wraps around, and loads the player only on request', async () => {
    const requests: string[] = [];
    const page = await site.visit('/');
    page.on('request', (request) => requests.push(request.url()));
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
    );
    const carousel = page.getByRole('group', { name: 'Tutorial videos' });
    // The video of an upcoming contest is hidden.
    const where = { video: { not: '' }, OR: [{ startsAt: null }, { startsAt: { lte: new Date() } }] };
    const count = await site.database.prisma.contest.count({ where });
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

  test('on a phone shows a video with its whole button, and whole cards at the edge of the window', async () => {
    await site.database.prisma.contest.updateMany({
      data: { header: 'Shortest ways, cheapest nets and what has to come before all that' },
    });
    const page = await site.visit('/', { viewport: NARROW });
    const play = page.getByRole('button', { name: /^Play the video: Shortest ways/ });
    const { circle, isWhole, lines } = await play.evaluate((button) => {
      const [sign, title] = [...button.children].map((part) => part.getBoundingClientRect());
      return {
        circle: [sign?.width, sign?.height],
        isWhole: button.scrollHeight <= button.clientHeight,
        lines: (title?.height ?? 0) / 24,
      };
    });
    expect(lines).toBeGreaterThanOrEqual(2);
    expect(circle).toEqual([48, 48]);
    expect(isWhole).toBe(true);

    const strip = page.getByRole('region', { name: 'Upcoming contests' });
    const edges = () =>
      strip.getByRole('link').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
    expect((await edges())[0]).toBe(16);
    // A scroll position near the second card snaps to it.
    await strip.evaluate((row) => row.scrollTo(300, 0));
    await expect.poll(async () => (await edges())[1]).toBe(16);
    await strip.getByRole('link').nth(1).focus();
    await page.keyboard.press('Tab');
    const third = strip.getByRole('link').nth(2);
    expect(await third.evaluate((link) => link === document.activeElement)).toBe(true);
    await expect.poll(async () => (await edges())[2]).toBeGreaterThanOrEqual(16);
  });

  test('shows that the contests are loading, with a video in the meantime, or failed, and offers a retry', async () => {
    site.expectConsoleError(/500/);
    const page = await site.visit('/Pagenotfound');
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    let fail = () => {};
    const held = new Promise<void>((go) => (fail = go));
    await page.route(/contests\.cards/, async (route) => {
      await held;
      await route.fulfill({ status: 500, body: '{}' });
    });
    await page.getByRole('banner').getByRole('link', { name: 'GearUp' }).click();
    await page.getByRole('status').getByText('Loading contests...', { exact: true }).waitFor();
    expect(await isReadable(page.getByText('Loading contests...', { exact: true }))).toBe(true);
    await page.getByRole('button', { name: /^Play the video: Algorithms and data structures/ }).waitFor();
    await installClock(page);
    fail();
    await passRetries(page, page.getByText('The contests could not be loaded.'));
    expect(warnings.join()).toContain('Could not be loaded:');
    await page.unroute(/contests\.cards/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('region', { name: 'Upcoming contests' }).getByRole('link').first().waitFor();
  });

  test('links the cheat sheets; those for ML and HTML are announced, beside their questions', async () => {
    const page = await site.visit('/');
    await page.getByRole('link', { name: 'HTML cheat sheet: available soon', exact: true }).press('Enter');
    await page.getByRole('heading', { name: 'Available soon' }).waitFor();
    expect(
      await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href'))),
    ).toEqual(['/', '/Contact']);
    await page.goBack();
    for (const [name, address] of Object.entries({
      Python: '/Python',
      C: '/C',
      'C++': '/Cpp',
      'C++ STL': '/Cppstl',
      JavaScript: '/JSCheatsheet',
      Java: '/Java',
      'ML: questions': '/Machine-Learning',
      'ML cheat sheet: available soon': '/Pagenotfound',
      'HTML: questions': '/JavaScript?category=html-css',
      'HTML cheat sheet: available soon': '/Pagenotfound',
    })) {
      expect(await page.getByRole('main').getByRole('link', { name, exact: true }).getAttribute('href')).toBe(address);
    }
  });

  test('answers five questions', async () => {
    const page = await site.visit('/');
    const questions = page.locator('summary');
    await expect
      .poll(() => questions.allTextContents())
      .toEqual(
        [/languages are covered/, /content updated/, /ask for a topic/, /DSA sheets/, /use the projects/].map((topic) =>
          expect.stringMatching(topic),
        ),
      );
    const answer = page.getByText('C, C++, Java, Python and JavaScript', { exact: false });
    expect(await answer.isVisible()).toBe(false);
    await questions.first().click();
    expect(await answer.isVisible()).toBe(true);
    await questions.first().click();
    expect(await answer.isVisible()).toBe(false);
  });

  test('scrolls smoothly back to the top, once the end is within 500 pixels', async () => {
    const page = await site.visit('/', MOVING);
    await page.getByRole('region', { name: 'Upcoming contests' }).getByRole('link').first().waitFor();
    const button = page.getByRole('button', { name: 'Back to the top' });
    expect(await button.count()).toBe(0);
    await scrollToEndBut(page, 480);
    await button.waitFor();
    await scrollToEndBut(page, 520);
    await button.waitFor({ state: 'detached' });
    await scrollToEndBut(page, 500);
    await button.waitFor();
    expect((await button.textContent())?.trim()).toBe('↑');
    const positions = await recordScrolling(page);
    await button.click();
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
    // However few frames a busy machine draws: a jump would have no positions in between.
    expect((await positions()).filter((position) => position > 0)).not.toEqual([]);
  });

  test('jumps back to the top with reduced motion', async () => {
    const page = await site.visit('/', STILL);
    await scrollToEndBut(page, 0);
    const button = page.getByRole('button', { name: 'Back to the top' });
    await button.waitFor();
    const positions = await recordScrolling(page);
    await button.click();
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
    await expect.poll(positions).toEqual([0]);
  });

  test('subscribes to the newsletter once', async () => {
    const page = await site.visit('/');
    const form = page.getByRole('form', { name: 'Newsletter' });
    expect(await form.getByRole('textbox').count()).toBe(1);
    await form.getByText('Your email address', { exact: true }).click();
    expect(await form.getByRole('textbox').evaluate((input) => input === document.activeElement)).toBe(true);
    const field = page.getByRole('textbox', { name: 'Your email address' });
    await stopTime(page);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
    await field.fill('Learner@Example.org');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await tickUntilShown(page, 'Thanks for subscribing!');
    expect(await field.inputValue()).toBe('');
    site.expectConsoleError(/409/);
    await field.fill('learner@example.org');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await tickUntilShown(page, 'Error: Already Subscribed!');
    expect(await field.inputValue()).toBe('learner@example.org');
    // Only an answer of the server shows an error toast.
    site.expectConsoleError(/ERR_FAILED/);
    await page.route(/subscribers\.subscribe/, (route) => route.abort());
    await field.fill('another@example.org');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await tickUntilShown(page, 'The server did not answer.');
    expect(await page.getByText('Error: ').allTextContents()).not.toContain('Error: Failed to fetch');
    expect(await field.inputValue()).toBe('another@example.org');
  });

  test('without contests shows that there are none, and no video', async () => {
    await site.empty('contest');
    const page = await site.visit('/');
    await page.getByText('No contests available', { exact: true }).waitFor();
    await page.getByText('No video available.', { exact: true }).waitFor();
  });
});

describe('around every page', () => {
  test('success toasts last two seconds, others four, and at most twenty are queued', async () => {
    site.expectConsoleError(/409/);
    const page = await site.visit('/Login', MOVING);
    // Prevents leaving the page, so that its toasts are seen to their end: the clock does not tick during a navigation.
    await page.evaluate(() => navigation.addEventListener('navigate', (event) => event.preventDefault()));
    const google = page.getByRole('button', { name: /with Google$/ });
    await page.getByRole('textbox', { name: 'Your email address' }).fill('toasts@example.org');
    await stopTime(page);
    // A closing toast fades out in real time.
    const shown = (text: string) =>
      page.getByText(text).evaluateAll(async (all) => {
        const toasts = all.flatMap((one) => one.closest('.toast') ?? []);
        await Promise.all(toasts.flatMap((toast) => toast.getAnimations().map(({ finished }) => finished)));
        return toasts.filter((toast) => getComputedStyle(toast).opacity === '1').length;
      });
    const lasts = async (text: string, { count = 1, ms }: { count?: number; ms: number }) => {
      await tickUntilShown(page, text);
      expect(await shown(text)).toBe(count);
      await page.clock.runFor(ms - 100);
      expect(await shown(text)).toBe(count);
      await page.clock.runFor(200);
      await expect.poll(() => shown(text)).toBe(0);
    };
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await lasts('Thanks for subscribing!', { ms: 2000 });
    await page.getByRole('textbox', { name: 'Your email address' }).fill('toasts@example.org');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await lasts('Error: Already Subscribed!', { ms: 4000 });
    await google.evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 21; press++) button.click();
    });
    await lasts('Logging with google', { count: 20, ms: 4000 });
  });

  test('has the footer links of the old site', async () => {
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
    const footer = page.getByRole('contentinfo');
    expect(await footer.getByRole('link', { name: 'Telegram' }).getAttribute('href')).toMatch(/^https:\/\/t\.me\//);
    expect(await footer.getByRole('link', { name: 'YouTube' }).getAttribute('href')).toMatch(
      /^https:\/\/www\.youtube\.com\//,
    );
  });

  test('an unknown URL shows the fallback page, with status 404', async () => {
    site.expectConsoleError(/404/);
    const page = await site.visit('/');
    const response = await page.goto('/No-Such-Page');
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { name: /^Gear Up For Success/ }).waitFor();
  });

  test('URLs match case-insensitively', async () => {
    const page = await site.visit('/SHEET');
    await page.getByRole('heading', { name: 'SDE Sheet' }).waitFor();
    for (const [address, title] of [
      ['/login', 'Login'],
      ['/top-50', /^Top 50/],
      ['/pagenotfound', 'Available soon'],
    ] as const) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(200);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
  });
});
