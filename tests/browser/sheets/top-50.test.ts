import { listProblems } from '#server/testing/list-problems.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { installClock, openByMenu, passRetries, startSite } from '../browser.ts';

const site = await startSite();

const first50 = async () => {
  const tagged = await site.database.prisma.companyProblem.findMany({
    where: { tagList: { has: 'top100' } },
    orderBy: { id: 'asc' },
    take: 50,
  });
  return tagged.map(({ name }) => name);
};

const rows = (page: Page) => page.getByRole('rowheader');

describe('Top 50', () => {
  test('shows the first fifty problems by id tagged top100', async () => {
    await listProblems(site.database.prisma, 'companyProblem', [
      { id: 0, name: 'Tagged and before all others', topic: 'Arrays', level: 'Easy', tags: 'x, top100' },
    ]);
    const page = await site.visit('/Top-50');
    await page.getByRole('heading', { level: 1, name: 'Top 50' }).waitFor();
    await rows(page).first().waitFor();
    const names = await rows(page).allTextContents();
    expect(names).toHaveLength(50);
    expect(names[0]).toBe('Tagged and before all others');
    expect(names).toEqual(await first50());
    // All except the one created here are explained and can be solved on the site.
    expect(await page.getByRole('cell', { name: 'Soon', exact: true }).count()).toBe(1);
    await page.getByText('49 can be solved here', { exact: true }).waitFor();
  });

  test('filters by one difficulty at a time, in the URL', async () => {
    const page = await site.visit('/Top-50?level=Hard');
    await rows(page).first().waitFor();
    const badges = page.getByRole('table').getByText(/^(Easy|Medium|Hard)$/);
    expect(new Set(await badges.allTextContents())).toEqual(new Set(['Hard']));
    await page.getByRole('button', { name: /^Easy/ }).click();
    await expect.poll(async () => [...new Set(await badges.allTextContents())]).toEqual(['Easy']);
    expect(new URL(page.url()).search).toBe('?level=Easy');
    await page.getByRole('button', { name: /^Easy/ }).click();
    await expect.poll(() => rows(page).count()).toBe(50);
  });

  test('combines company, text and order in a URL to share', async () => {
    const tagged = await site.database.prisma.companyProblem.findMany({
      where: { tagList: { has: 'top100' } },
      orderBy: { id: 'asc' },
      take: 50,
    });
    const page = await site.visit('/Top-50');
    await rows(page).first().waitFor();
    const ofGoogle = tagged.filter(({ companyList }) => companyList.includes('Google')).map(({ name }) => name);
    expect(ofGoogle.length).toBeGreaterThan(1);
    await page.getByLabel('Company').selectOption({ label: `Google (${ofGoogle.length})` });
    await expect.poll(() => rows(page).allTextContents()).toEqual(ofGoogle);
    await page.getByLabel('Order', { exact: true }).selectOption('By name');
    const byName = ofGoogle.toSorted(new Intl.Collator('en', { numeric: true }).compare);
    await expect.poll(() => rows(page).allTextContents()).toEqual(byName);
    expect(new URL(page.url()).search).toBe('?company=Google&sort=name');
    const other = await site.visit('/Top-50?company=google&sort=name');
    await expect.poll(() => rows(other).allTextContents()).toEqual(byName);
    expect(await other.getByLabel('Company').inputValue()).toBe('Google');
    await page.goBack();
    await expect.poll(() => rows(page).allTextContents()).toEqual(ofGoogle);
  });

  test('shows what is starred or has a note, from either storage format', async () => {
    const [first, second, third] = await first50();
    const { id } = await site.database.prisma.companyProblem.findFirstOrThrow({ where: { name: second } });
    const page = await site.visit('/Top-50?show=starred', {
      stored: {
        [`starred-${first}`]: 'true',
        starredProblems: JSON.stringify({ [id]: true }),
        [`note-${third}`]: 'a hint',
      },
    });
    await expect.poll(() => rows(page).allTextContents()).toEqual([first, second]);
    await page.getByRole('button', { name: 'With note 1' }).click();
    await expect.poll(() => rows(page).allTextContents()).toEqual([third]);
  });

  test('Random shows one of the fifty that is not done', async () => {
    const [open = '', ...done] = await first50();
    const page = await site.visit('/Top-50', {
      stored: Object.fromEntries(done.map((name) => [`checkbox-${name}`, 'true'])),
    });
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: 'Random' }).click();
    await expect.poll(() => rows(page).allTextContents()).toEqual([open]);
  });

  test('shares ticks, stars and notes with the company-wise sheet', async () => {
    const page = await site.visit('/Top-50');
    await page.getByRole('checkbox', { name: 'Done: Two Sum' }).check();
    await page.getByRole('button', { name: 'Star for revision: Two Sum' }).click();
    await page.getByRole('button', { name: 'Add note: Two Sum' }).click();
    await page.getByRole('textbox', { name: 'Your note on Two Sum' }).fill('a map');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const bar = page.getByRole('progressbar', { name: 'Top 50' });
    expect([await bar.getAttribute('aria-valuenow'), await bar.getAttribute('aria-valuemax')]).toEqual(['1', '50']);
    await page.goto('/Company-Wise-Sheet');
    await expect.poll(() => page.getByRole('checkbox', { name: 'Done: Two Sum' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Star for revision: Two Sum', pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Edit note: Two Sum' }).waitFor();
  });

  test('shows that it failed, and offers a retry', async () => {
    site.expectConsoleError(/500/);
    const page = await site.visit('/Pagenotfound');
    await page.route(/sheets\.top50/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await installClock(page);
    await openByMenu(page, 'DSA SHEET', 'Top 50');
    await passRetries(page, page.getByText('The problems could not be loaded.'));
    await page.unroute(/sheets\.top50/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => rows(page).count()).toBe(50);
  });

  test('shows what to expect while no problem is tagged', async () => {
    await site.database.prisma.companyProblem.updateMany({ data: { tags: '' } });
    const page = await site.visit('/Top-50');
    await page.getByText('There is no problem here yet.').waitFor();
  });
});
