import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NARROW, startSite } from '../browser.ts';

const site = await startSite();

const rows = (page: Page) => page.getByRole('rowheader');
const names = (page: Page) => rows(page).allTextContents();
const search = (page: Page) => new URL(page.url()).search;
const list = (page: Page) => page.getByLabel('List', { exact: true });
const line = (page: Page, name: string) => page.getByText(new RegExp(`^${name}: \\d+ of \\d+ can be solved here`));

/** Three problems of the SDE sheet, one of which is the last of its topic, and one of the company-wise sheet. */
const slugs = ['word-ladder', 'two-sum', '3sum', 'meeting-rooms', 'not-here'];
await site.database.prisma.problemList.create({
  data: { id: 900, name: 'Some 5', slug: 'some-5', problems: slugs.join(', ') },
});
await site.feed.settle();

describe('the list filter', () => {
  test('narrows a sheet, survives a reload, and counts ticks', async () => {
    const page = await site.visit('/Top-50');
    await rows(page).first().waitFor();
    await list(page).selectOption({ label: 'Some 5 (2)' });
    await expect.poll(async () => (await names(page)).toSorted()).toEqual(['3Sum', 'Two Sum']);
    expect(search(page)).toBe('?list=some-5');
    await page.getByText('2 of 50 problems').waitFor();
    await expect.poll(() => line(page, 'Some 5').textContent()).toMatch(/ of 5 can be solved here, 0 done$/);
    await page.getByRole('checkbox', { name: 'Done: Two Sum' }).check();
    await expect.poll(() => line(page, 'Some 5').textContent()).toMatch(/, 1 done$/);
    await page.reload();
    await expect.poll(async () => (await names(page)).toSorted()).toEqual(['3Sum', 'Two Sum']);
    await expect.poll(() => line(page, 'Some 5').textContent()).toMatch(/, 1 done$/);
    expect(await list(page).inputValue()).toBe('some-5');

    await page.getByRole('link', { name: 'Show the whole list' }).click();
    await page.waitForURL('**/Sheet?list=some-5');
    await expect.poll(() => names(page)).toEqual(['Word Ladder', 'Two Sum', '3Sum', 'Meeting Rooms']);
    const bar = page.getByRole('progressbar', { name: 'Some 5' });
    expect([await bar.getAttribute('aria-valuenow'), await bar.getAttribute('aria-valuemax')]).toEqual(['1', '5']);
  });

  test("shows a whole list on the SDE sheet in the server's HTML, or one topic of it", async () => {
    const bare = await site.visit('/Sheet?list=some-5', { javaScriptEnabled: false });
    expect(await names(bare)).toEqual(['Word Ladder', 'Two Sum', '3Sum', 'Meeting Rooms']);
    const page = await site.visit('/Sheet?list=some-5');
    await page.getByRole('tab', { name: /^Some 5/, selected: true }).waitFor();
    await page.getByRole('tab', { name: /^Some 5/ }).press('ArrowDown');
    await page.getByRole('tab', { name: /^Arrays/, selected: true }).waitFor();
    expect(search(page)).toBe('?topic=Arrays&list=some-5');
    await expect.poll(() => names(page)).toEqual(expect.arrayContaining(['Two Sum']));
    expect(await names(page)).not.toContain('Rotate Array');
    await list(page).selectOption({ label: 'All lists' });
    await expect.poll(() => rows(page).count()).toBeGreaterThan(5);
    expect(search(page)).toBe('?topic=Arrays');
  });

  test('fits a narrow screen, where it is collapsed with the others', async () => {
    const page = await site.visit('/Company-Wise-Sheet?company=Amazon', { viewport: NARROW });
    await page.getByRole('button', { name: /^Filters/ }).click();
    await list(page).selectOption({ value: 'some-5' });
    await page.getByRole('button', { name: 'Filters 1 active' }).waitFor();
    await line(page, 'Some 5').waitFor();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(NARROW.width);
    expect(search(page)).toBe('?company=Amazon&list=some-5');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => list(page).inputValue()).toBe('');
  });
});
