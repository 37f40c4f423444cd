import { describe, expect, test } from 'vitest';
import { isReadable, NARROW, startSite, stopTime, WIDE } from '../browser.ts';

const site = await startSite();

/** Adds fifteen articles, the last of which is the newest. */
async function preparationBlogs() {
  const { key: _, ...blog } = await site.database.prisma.blog.findUniqueOrThrow({ where: { id: 1 } });
  const ids = Array.from({ length: 15 }, (_, index) => 7001 + index);
  await site.database.prisma.blog.createMany({
    data: ids.map((id) => ({ ...blog, id, category: 'preparation', date: '2999-01-01', header: `Article ${id}` })),
    skipDuplicates: true,
  });
}

describe('blogs', () => {
  test('are listed with an excerpt of 100 characters', async () => {
    const newest = await site.database.prisma.blog.findFirstOrThrow({
      where: { category: 'dsa' },
      orderBy: [{ date: 'desc' }, { id: 'desc' }],
    });
    const page = await site.visit('/Technical-Blog');
    const card = page.getByRole('main').getByRole('link', { name: newest.header });
    const excerpt = await card.locator('span').last().textContent();
    expect(excerpt).toMatch(/\.\.\.$/);
    expect(excerpt).toHaveLength(103);
    await card.click();
    await page.waitForURL(`**/detail/${newest.id}`);
  });

  test('are listed at the URLs of the old site too', async () => {
    for (const address of ['/techblog', '/Technicalblog']) {
      const page = await site.visit(address);
      await page.getByRole('heading', { name: 'Technical Blogs' }).waitFor();
    }
  });

  test('show three collapsible approaches, each with its code', async () => {
    const page = await site.visit('/detail/1');
    await page.getByRole('heading', { name: 'Brute Force Approach' }).waitFor();
    for (const title of ['Better Approach', 'Best Approach']) {
      const show = page.getByRole('button', { name: `Show Code of ${title}` });
      expect(await show.isVisible()).toBe(false);
      await page.getByRole('heading', { name: title }).click();
      await show.click();
      await page.getByRole('button', { name: `Hide Code of ${title}` }).waitFor();
      await page.getByRole('heading', { name: title }).click();
    }
  });

  test('that are not about programs have different headings', async () => {
    const data = { id: 900, header: 'The day before', category: 'preparation', image: '/figures/blog-two-sum.svg' };
    const parts = { heading: 'The evening', explanation: 'Sleep.', heading2: 'The morning', explanation2: 'Eat.' };
    await site.database.prisma.blog.create({ data: { ...data, ...parts, date: '2026-01-01' } });
    const page = await site.visit('/detail/900');
    await page.getByRole('heading', { name: 'The evening' }).waitFor();
    const article = page.getByRole('article').filter({ hasText: 'Sleep.' }).first();
    expect(await article.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['The evening', 'The morning']);
    expect(await article.getByRole('button', { name: /Code/ }).count()).toBe(0);
    await site.database.prisma.blog.delete({ where: { id: 900 } });
  });

  test('copy code, show that for a moment, and highlight it', async () => {
    const page = await site.visit('/detail/1', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Show Code of Brute Force Approach' }).click();
    await page.locator('.hljs-keyword').first().waitFor();
    await stopTime(page);
    const copy = page.getByRole('button', { name: 'Copy' });
    await copy.click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const { code } = await site.database.prisma.blog.findUniqueOrThrow({ where: { id: 1 } });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await page.clock.runFor(1500);
    await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
  });

  test('name four other posts of the category, newest first, and link more', async () => {
    const page = await site.visit('/detail/1');
    const recent = page.getByRole('complementary', { name: 'Recent Content' });
    await expect.poll(() => recent.getByRole('link', { name: /\d{4}/ }).count()).toBe(4);
    const expected = await site.database.prisma.blog.findMany({
      where: { category: 'dsa', id: { not: 1 } },
      orderBy: { date: 'desc' },
      take: 4,
    });
    const addresses = await recent
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([...expected.map(({ id }) => `/detail/${id}`), '/Technicalblog', '/Contibuteblog']);
  });

  test('link more of the same category from their recent content, and the form to contribute', async () => {
    await preparationBlogs();
    const page = await site.visit('/detail/7001');
    const recent = page.getByRole('complementary', { name: 'Recent Content' });
    await recent.getByRole('link', { name: /Article 7015/ }).waitFor();
    expect(await recent.getByRole('link', { name: /Article/ }).count()).toBe(4);
    expect(await recent.getByRole('link', { name: /Article 7001/ }).count()).toBe(0);
    await recent.getByRole('link', { name: 'Contribute a Blog' }).waitFor();
    await recent.getByRole('link', { name: 'Show More' }).click();
    await page.waitForURL('**/Technicalblog?category=preparation');
    await page.getByRole('heading', { level: 1, name: 'Preparation Blogs' }).waitFor();
  });

  test('can be chosen by category, which is in the URL, with its own count', async () => {
    await preparationBlogs();
    const page = await site.visit('/Technical-Blog');
    const main = page.getByRole('main');
    const categories = page.getByRole('navigation', { name: 'Categories' });
    const dsa = await site.database.prisma.blog.count({ where: { category: 'dsa', published: true } });
    await main.getByText(`${dsa} blogs`, { exact: true }).waitFor();
    expect(await categories.locator('[aria-current]').textContent()).toBe('DSA');
    await categories.getByRole('link', { name: 'Preparation' }).click();
    await main.getByRole('heading', { level: 1, name: 'Preparation Blogs' }).waitFor();
    const all = await site.database.prisma.blog.count({ where: { category: 'preparation', published: true } });
    await main.getByText(`${all} blogs`, { exact: true }).waitFor();
    await main.getByRole('link', { name: /Article 7015/ }).waitFor();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**/Technical-Blog?category=preparation&page=2');
    await page.reload();
    expect(await categories.locator('[aria-current]').textContent()).toBe('Preparation');
    await categories.getByRole('link', { name: 'DSA' }).click();
    await page.waitForURL('**/Technical-Blog');
    await main.getByRole('heading', { level: 1, name: 'Technical Blogs' }).waitFor();
  });

  test('have a URL for each of their pages, and show when there is none', async () => {
    await preparationBlogs();
    const page = await site.visit('/Technical-Blog?category=preparation&page=99');
    await page.getByText('There is no page 99.').waitFor();
    await page.getByRole('link', { name: 'First page' }).click();
    await page.waitForURL('**/Technical-Blog?category=preparation');
    await page.getByRole('link', { name: /Article 7015/ }).waitFor();
  });

  test('can be subscribed to', async () => {
    const page = await site.visit('/Technical-Blog');
    const link = page.getByRole('link', { name: 'Feed of blogs' });
    expect(await link.getAttribute('href')).toBe('/feeds/blogs.atom');
  });

  test('show a not-found page with status 404 for an unknown one', async () => {
    site.expectConsoleError(/404/);
    const page = await site.visit('/');
    for (const address of ['/detail/999999', '/detail/abc', '/contestdetail/999999', '/contestdetail/%00']) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(404);
      await page.getByRole('heading', { name: /^There is no such (blog|contest)$/ }).waitFor();
    }
  });

  test('show text that looks like markup as text', async () => {
    const evil = '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 2"> <b>bold</b> </li> <h1>open';
    await site.database.prisma.blog.update({
      where: { id: 8 },
      data: { header: evil, explanation: evil, code: evil, image: 'javascript:alert(1)' },
    });
    const page = await site.visit('/detail/8');
    await page.getByRole('heading', { level: 1, name: /<script>/ }).waitFor();
    expect(await page.locator('b', { hasText: 'bold' }).count()).toBe(1);
    expect(await page.getByText('onerror=', { exact: false }).count()).toBeGreaterThan(0);
    expect(await page.evaluate('window.hacked')).toBeUndefined();
    expect(await page.locator('[src^="javascript"], [href^="javascript"]').count()).toBe(0);
  });
});

describe('contests', () => {
  test('are a grid ordered by status', async () => {
    const page = await site.visit('/Contest-Solution', { signedIn: true });
    const cards = page.getByRole('main').locator('a[href^="/contestdetail/"]');
    await expect.poll(() => cards.count()).toBe(await site.database.prisma.contest.count());
    expect(await cards.first().textContent()).toMatch(/^(Live|Upcoming)/);
    expect(await cards.last().textContent()).toMatch(/^Ended/);
    const address = await cards.first().getAttribute('href');
    expect(address).toMatch(/^\/contestdetail\/\d+$/);
    await cards.first().click();
    await page.waitForURL(`**${address ?? ''}`);
  });

  test.each([WIDE, NARROW])('announce that they are loading, at $width pixels', async (viewport) => {
    const page = await site.visit('/Pagenotfound', { viewport, signedIn: true });
    let go = () => {};
    await page.route(/contests\.(cards|contest)/, async (route) => {
      const { promise: held, resolve } = Promise.withResolvers<true>();
      go = () => resolve(true);
      await held;
      await route.continue();
    });
    const loading = page.getByRole('status').getByText('Loading contests...', { exact: true });
    await page.goto('/Contest-Solution');
    await loading.waitFor();
    expect(await isReadable(loading)).toBe(true);
    go();
    await page.getByRole('main').locator('a[href^="/contestdetail/"]').first().press('Enter');
    await loading.waitFor();
    expect(await isReadable(loading)).toBe(true);
    go();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await loading.count()).toBe(0);
  });

  test('show problems, code, video, counters and a share link, by id and by key', async () => {
    const { key } = await site.database.prisma.contest.findUniqueOrThrow({ where: { id: 1 } });
    for (const address of ['/contestdetail/1', `/contestdetail/${key}`]) {
      const page = await site.visit(address);
      await page.getByRole('heading', { level: 1, name: /Weekly 1/ }).waitFor();
      await page.getByText('Disclaimer', { exact: false }).waitFor();
      const problems = page.getByRole('region', { name: /^Problem \d$/ });
      const leadTo = await problems
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(leadTo).toEqual(['/Problem/busy-minute', '/Problem/balanced-pallet', '/Problem/cheap-lane']);
      await page.getByRole('button', { name: 'Show Code of problem 1' }).click();
      await page.getByText('#include', { exact: false }).first().waitFor();
      const calls: string[] = [];
      // The site's own files may still be loading.
      page.on('request', (request) => {
        if (!new URL(request.url()).pathname.startsWith('/assets/')) calls.push(request.url());
      });
      await page.getByRole('button', { name: 'Like, 0', exact: true }).click();
      await page.getByRole('button', { name: 'Like, 1', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Dislike, 0' }).click();
      await page.getByRole('button', { name: 'Dislike, 1' }).waitFor();
      expect(calls).toEqual([]);
      const share = new URL((await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
      expect(share.host).toBe('wa.me');
      expect(share.searchParams.get('text')).toMatch(/Weekly 1/);
      expect(share.searchParams.get('text')).toContain(site.url + address);
    }
  });

  test('show that there is no video when none fits', async () => {
    await site.database.prisma.contest.update({ where: { id: 1 }, data: { video: '' } });
    const page = await site.visit('/contestdetail/1');
    await page.getByRole('heading', { level: 2, name: 'Video' }).waitFor();
    await page.getByText('No video available.', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^Play the video/ }).count()).toBe(0);
  });

  test('show up to five problems, each with its code, even if it looks like no language', async () => {
    const problems = Object.fromEntries(
      ['', '2', '3', '4', '5'].flatMap((number) => [
        [`explanation${number}`, `The task ${number || '1'}`],
        [`code${number}`, `answer(${number || '1'})`],
      ]),
    );
    await site.database.prisma.contest.update({ where: { id: 4 }, data: problems });
    const page = await site.visit('/contestdetail/4');
    const sections = page.getByRole('region', { name: /^Problem \d$/ });
    await expect.poll(() => sections.count()).toBe(5);
    for (const [index, section] of (await sections.all()).entries()) {
      await section.getByText(`The task ${index + 1}`).waitFor();
      await section.getByRole('button', { name: /^Show Code/ }).click();
      await expect.poll(() => section.locator('pre').textContent()).toBe(`answer(${index + 1})`);
    }
    await page.getByRole('button', { name: 'Hide Code of problem 5' }).click();
    await expect.poll(() => sections.last().locator('pre').count()).toBe(0);
  });

  test('load their video only on request', async () => {
    const page = await site.visit('/Pagenotfound');
    const asked: string[] = [];
    await page.route(/youtube/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
    });
    await page.goto('/contestdetail/2');
    const play = page.getByRole('button', { name: /^Play the video/ });
    await play.waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await play.click();
    await page.locator('iframe').waitFor();
    await expect.poll(() => asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  });

  test('can be subscribed to from their list and from home', async () => {
    for (const address of ['/Contest-Solution', '/']) {
      const page = await site.visit(address, { signedIn: true });
      const file = page.getByRole('main').getByRole('link', { name: 'Subscribe to the calendar' });
      expect(await file.getAttribute('href')).toBe('/contests.ics');
      const app = page.getByRole('main').getByRole('link', { name: 'Open in a calendar app' });
      expect(await app.getAttribute('href')).toBe(`${site.url.replace('http:', 'webcal:')}/contests.ics`);
    }
    const list = await site.visit('/Contest-Solution', { signedIn: true });
    expect(await list.getByRole('link', { name: 'Feed of contests' }).getAttribute('href')).toBe(
      '/feeds/contests.atom',
    );
  });

  test('can be added to a calendar until they are over', async () => {
    const start = (startsAt: Date) => site.database.prisma.contest.update({ where: { id: 5 }, data: { startsAt } });
    await start(new Date(Date.now() + 86_400_000));
    const upcoming = await site.visit('/contestdetail/5');
    const [download] = await Promise.all([
      upcoming.waitForEvent('download'),
      upcoming.getByRole('link', { name: 'Add to calendar' }).click(),
    ]);
    expect(new URL(download.url()).pathname).toBe('/contests/5.ics');
    await start(new Date('2026-01-01T00:00:00Z'));
    const over = await site.visit('/contestdetail/5');
    await over.getByText('Ended', { exact: true }).waitFor();
    expect(await over.getByRole('link', { name: 'Add to calendar' }).count()).toBe(0);
  });

  test('show the start in the reader’s time zone', async () => {
    await site.database.prisma.contest.update({
      where: { id: 1 },
      data: { startsAt: new Date('2026-03-01T14:30:00Z') },
    });
    const kolkata = await site.visit('/contestdetail/1', { timezoneId: 'Asia/Kolkata' });
    await kolkata.getByText('20:00', { exact: false }).waitFor();
    const newYork = await site.visit('/contestdetail/1', { timezoneId: 'America/New_York' });
    await newYork.getByText('09:30', { exact: false }).waitFor();
  });

  test('show when there is no date', async () => {
    await site.database.prisma.contest.update({ where: { id: 2 }, data: { contestDate: '', startsAt: null } });
    const page = await site.visit('/contestdetail/2');
    await page.getByText('Date not available').waitFor();
    await page.getByText('Unknown').waitFor();
  });
});

describe('notes', () => {
  test('are cards with a Free badge or a price', async () => {
    await site.database.prisma.languageCard.update({ where: { id: 1 }, data: { category: 'Premium', price: 4.5 } });
    const page = await site.visit('/Languages');
    await page.getByText('Price: $4.5').waitFor();
    expect(await page.getByRole('main').getByText('Free', { exact: true }).count()).toBeGreaterThan(5);
    expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).textContent()).toBe('HomeLanguages');
    const cards = page.getByRole('main').getByRole('link', { name: /Free|Price/ });
    const notes = await site.database.prisma.languageCard.findMany({ orderBy: { id: 'asc' } });
    expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute('href')))).toEqual(
      notes.map(({ link }) => link),
    );
  });
});

test('an empty list of contests is shown as such', async () => {
  await site.empty('contest');
  const page = await site.visit('/Contest-Solution', { signedIn: true });
  await page.getByText('No contests found.', { exact: true }).waitFor();
});
