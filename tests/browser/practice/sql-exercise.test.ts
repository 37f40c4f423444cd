import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NARROW, startSite } from '../browser.ts';

const site = await startSite();

const SERIES = '/Problem/readers-of-a-whole-series';

const drawn = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
const linesOf = async (page: Page, name: string) =>
  drawn(page, name)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.trim()).join(' ')),
    );

describe('the tables of an SQL exercise', () => {
  test.each([
    ['without scripts', { javaScriptEnabled: false }],
    ['on a phone', { viewport: NARROW }],
  ])('are drawn with their keys and what these reference, %s', async (_, options) => {
    const page = await site.visit(SERIES, options);
    // The first line is the table, the following ones are its rows in the examples.
    expect(await linesOf(page, 'volume')).toEqual([
      'series text key',
      'number int key',
      'Tides 1',
      'Tides 2',
      'Embers 1',
      'Orbit 0',
      'Orbit 4',
    ]);
    expect((await linesOf(page, 'reading')).slice(0, 5)).toEqual([
      'id int key',
      'reader_id int reader.id',
      'series text volume.series',
      'number int volume.number',
      'finished_on date may be NULL',
    ]);
    expect(await drawn(page, 'reading').first().getByRole('img', { name: 'leads to' }).count()).toBe(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    );
    expect(await page.getByText('CREATE TABLE volume').isVisible()).toBe(false);
    await page.getByText('Show SQL').click();
    expect(await page.getByText('CREATE TABLE volume').isVisible()).toBe(true);
  });

  test('are shown after following a link', async () => {
    const page = await site.visit('/SQL');
    await page.getByRole('link', { name: 'Readers of a Whole Series' }).click();
    await drawn(page, 'volume').first().waitFor();
  });

  test('are shown as code when they cannot be drawn', async () => {
    await site.database.prisma.problem.updateMany({
      where: { slug: 'late-return-fees' },
      data: { schema: 'CREATE TABLE rental (id int); CREATE INDEX ON rental (id);' },
    });
    await site.feed.settle();
    const page = await site.visit('/Problem/late-return-fees');
    await page.getByText('CREATE INDEX ON rental').waitFor();
    expect(await page.getByText('Show SQL').count()).toBe(0);
  });

  test('are loaded for no other problem', async () => {
    const requests: string[] = [];
    const page = await site.visit('/About');
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/Problem/two-sum', { waitUntil: 'networkidle' });
    const chunks = () => requests.filter((address) => /table-drawing|result-table|filled-tables/.test(address));
    expect([requests.length > 3, chunks()]).toEqual([true, []]);
    await page.goto(SERIES, { waitUntil: 'networkidle' });
    expect(chunks()).not.toEqual([]);
  });
});
