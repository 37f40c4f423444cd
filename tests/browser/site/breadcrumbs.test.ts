import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NARROW, openByMenu, startSite } from '../browser.ts';

const site = await startSite();
const { prisma } = site.database;

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });
const shown = (page: Page) => crumbs(page).getByRole('listitem').allInnerTexts();

const blog = await prisma.blog.findUniqueOrThrow({ where: { id: 3 } });
const contest = await prisma.contest.findUniqueOrThrow({ where: { id: 2 } });

const WAYS: [address: string, above: [title: string, address: string] | null, title: string][] = [
  ['/Companies_Preaparation_Sheet', null, 'Companies Preparation'],
  ['/Sheet', null, 'SDE Sheet'],
  ['/company-wise-sheet', null, 'Company Wise Sheet'],
  ['/CS-Fundametal', null, 'CS Fundamentals'],
  ['/Project', null, 'Project ideas'],
  ['/techblog', null, 'Technical Blogs'],
  ['/detail/3', ['Technical Blogs', '/Technical-Blog'], blog.header],
  ['/contestdetail/2', ['Contest Solutions', '/Contest-Solution'], contest.header],
  [`/contestdetail/${contest.key}`, ['Contest Solutions', '/Contest-Solution'], contest.header],
  ['/TCS', ['Companies Preparation', '/Companies_Preaparation_Sheet'], 'TCS'],
  ['/Preparation/amazon', ['Companies Preparation', '/Companies_Preaparation_Sheet'], 'Amazon'],
  ['/Problem/two-sum', ['SDE Sheet', '/Sheet'], 'Two Sum'],
];

describe('breadcrumbs', () => {
  test("name pages by their titles and records by their headers, in the server's HTML", async () => {
    const page = await site.visit('/About', { javaScriptEnabled: false });
    for (const [address, above, title] of WAYS) {
      await page.goto(address);
      expect(await shown(page), address).toEqual(['Home', ...(above ? [above[0]] : []), title]);
      const links = crumbs(page).getByRole('link');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        '/',
        ...(above ? [above[1]] : []),
      ]);
      expect(await crumbs(page).locator('[aria-current=page]').allInnerTexts()).toEqual([title]);
    }
  });

  test('are described for search engines in the same way', async () => {
    const { text } = await site.rest('/contestdetail/2', { headers: { Accept: 'text/html' } });
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    const { '@graph': things } = JSON.parse(json) as { '@graph': { '@type': string; itemListElement?: unknown }[] };
    expect(things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement).toMatchObject([
      { name: 'Home', item: `${site.url}/` },
      { name: 'Contest Solutions', item: `${site.url}/Contest-Solution` },
      { name: contest.header, item: `${site.url}/contestdetail/2` },
    ]);
  });

  test('lead from an exercise in SQL back to the exercises', async () => {
    const { slug, name } = await prisma.problem.findFirstOrThrow({ where: { kind: 'sql' } });
    const page = await site.visit(`/Problem/${slug}`);
    await expect.poll(() => shown(page)).toEqual(['Home', 'SQL exercises', name]);
    await crumbs(page).getByRole('link', { name: 'SQL exercises' }).press('Enter');
    await page.waitForURL('**/SQL');
    await expect.poll(() => shown(page)).toEqual(['Home', 'SQL exercises']);
  });

  test('name the page while its record is loading, and lead back by keyboard', async () => {
    const page = await site.visit('/About', { viewport: NARROW });
    const { promise: held, resolve: release } = Promise.withResolvers<true>();
    await page.route(/blogs\.page/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/Technical-Blog');
    await page.getByRole('main').locator('a[href^="/detail/"]').first().click();
    await expect.poll(() => shown(page)).toEqual(['Home', 'Technical Blogs', 'Blog']);
    release(true);
    const header = await page.getByRole('heading', { level: 1 }).textContent();
    expect(await shown(page)).toEqual(['Home', 'Technical Blogs', header]);
    await crumbs(page).getByRole('link', { name: 'Home' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/Technical-Blog');
  });

  test('fit a header without spaces on a phone', async () => {
    await prisma.blog.update({ where: { id: 9 }, data: { header: 'x'.repeat(120) } });
    const page = await site.visit('/detail/9', { viewport: NARROW });
    await crumbs(page).getByText('xxx').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('name a search result', async () => {
    const { recordKey, header } = await prisma.searchDocument.findFirstOrThrow({ where: { resource: 'question' } });
    const page = await site.visit(`/results/${recordKey}`);
    await expect.poll(() => shown(page)).toEqual(['Home', 'Search results', header]);
  });

  test('are shown on a page that the browser renders', async () => {
    const page = await site.visit('/About', { signedIn: true });
    await openByMenu(page, 'MORE', 'Contest Solutions');
    await page.waitForURL('**/Contest-Solution');
    await expect.poll(() => shown(page)).toEqual(['Home', 'Contest Solutions']);
  });
});
