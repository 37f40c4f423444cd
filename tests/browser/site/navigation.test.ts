import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageNames, pageOf } from '#shared/pages.ts';
import { guideHref, href } from '#shared/paths.ts';
import { startSite } from '../browser.ts';

const site = await startSite();

/** Records the calls of a page from now on, with or without their inputs. */
function recordCalls(page: Page, { withInputs = false } = {}): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/trpc/')) calls.push(pathname.slice('/trpc/'.length) + (withInputs ? search : ''));
  });
  return calls;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe('a link', () => {
  test('loads its target while the pointer rests on it, and nothing more when followed', async () => {
    const page = await site.visit('/About');
    const calls = recordCalls(page);
    await page.getByRole('link', { name: 'Blogs', exact: true }).hover();
    await expect.poll(() => calls).toEqual(['blogs.cards']);
    // Otherwise the pointer would rest on a link of the next page.
    await page.mouse.move(0, 0);
    await page.getByRole('link', { name: 'Blogs', exact: true }).press('Enter');
    await heading(page, 'Technical Blogs').waitFor();
    await page.locator('main a[href^="/detail/"]').first().waitFor();
    expect(calls).toEqual(['blogs.cards']);
  });

  test('loads its target when it gets the focus by keyboard', async () => {
    const page = await site.visit('/About');
    const calls = recordCalls(page);
    await page.getByRole('link', { name: 'DSA Sheet' }).focus();
    await expect.poll(() => calls.toSorted()).toEqual(['sheets.lists', 'sheets.problemsOfTopic', 'sheets.topics']);
  });

  test('loads nothing when the pointer only passes over it', async () => {
    const page = await site.visit('/About');
    const calls = recordCalls(page);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.getByRole('link', { name: 'Blogs', exact: true }).hover();
    await page.getByRole('heading', { level: 1 }).hover();
    // By then its code has loaded: anything that it requests would have been requested with the next link.
    await page.getByRole('link', { name: 'DSA Sheet' }).hover();
    await expect.poll(() => calls).toContain('sheets.topics');
    expect(calls.filter((call) => call === 'blogs.cards').length).toBeLessThanOrEqual(1);
  });

  test('does no harm when its target does not exist', async () => {
    const page = await site.visit('/About');
    const calls = recordCalls(page);
    await page.evaluate(() => {
      document.querySelector('h1')?.insertAdjacentHTML('afterend', '<a href="/detail/999999">gone</a>');
    });
    site.expectConsoleError(/404/);
    await page.getByRole('link', { name: 'gone' }).hover();
    await page.getByRole('link', { name: 'gone' }).focus();
    await expect.poll(() => calls).toContain('blogs.page');
  });
});

test('going back and forth between pages requests nothing twice', async () => {
  const page = await site.visit('/Sheet');
  const calls = recordCalls(page, { withInputs: true });
  const toBlogs = () => page.getByRole('link', { name: 'Blogs', exact: true }).click();
  await toBlogs();
  await heading(page, 'Technical Blogs').waitFor();
  await page.locator('main a[href^="/detail/"]').first().click();
  await page.getByRole('button', { name: 'Brute Force Approach' }).waitFor();
  await page.goBack();
  await heading(page, 'Technical Blogs').waitFor();
  await page.getByRole('link', { name: 'DSA Sheet' }).click();
  await page.getByRole('tab').first().waitFor();
  await toBlogs();
  await heading(page, 'Technical Blogs').waitFor();
  await page.locator('main a[href^="/detail/"]').first().waitFor();
  expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
  // What the server had rendered was not requested at all.
  expect(calls.filter((call) => call.startsWith('sheets.'))).toEqual([]);
});

describe('a URL with more parameters than its page reads', () => {
  test('shows the page, requests nothing, and stays as it is', async () => {
    const page = await site.visit('/Top-50?utm_source=letter&fbclid=1#content');
    const calls = recordCalls(page);
    await page.getByRole('rowheader', { name: 'Two Sum' }).waitFor();
    expect(page.url()).toBe(`${site.url}/Top-50?utm_source=letter&fbclid=1#content`);
    expect(calls).toEqual([]);
  });

  test('is one step in the history: back leads to the previous page', async () => {
    const page = await site.visit('/About');
    await page.goto('/Sheet?q=sum&show=todo');
    await page.getByRole('searchbox', { name: 'Filter by name' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?q=sum&show=todo');
    await page.goBack();
    await heading(page, 'What will You Get?').waitFor();
  });

  test('shows that there is no page beyond the last', async () => {
    const page = await site.visit('/Python?page=9999');
    await page.getByText('There is no page 9999.').waitFor();
    expect(new URL(page.url()).search).toBe('?page=9999');
  });

  test('finds a company in any letter case', async () => {
    const page = await site.visit('/Company-Wise-Sheet?company=aMAZON');
    await page.getByRole('button', { name: 'Choose a company Amazon' }).waitFor();
  });
});

test('every page that the server renders declares what it needs', async () => {
  const { key: userKey } = await site.createUser();
  await site.database.prisma.publicProfile.create({ data: { userKey, name: 'ada', isOn: true } });
  for (const name of pageNames.filter((name) => pageOf(name).rendered)) {
    const address = name === 'preparation' ? guideHref('Amazon') : href(name, { id: 1, slug: 'two-sum', name: 'ada' });
    const answer = await site.rest(address, { headers: { Accept: 'text/html' } });
    expect(answer.status, address).toBe(200);
    // A learner's own data is in the browser only; the pages of links in mails have none.
    const hasOwnRecords = pageOf(name).robots === 'private' && !name.startsWith('newsletter');
    expect(answer.text.includes('aria-hidden="true" class="skeleton'), address).toBe(hasOwnRecords);
  }
  const warnings = site.log.lines.filter(({ msg }) => msg === 'a page does not say what it needs');
  expect(warnings).toEqual([]);
});
