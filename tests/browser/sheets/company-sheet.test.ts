import { listProblems } from '#server/testing/list-problems.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { readCounts } from '#shared/rules/sheets/named-counts.ts';
import { NARROW, installClock, passRetries, startSite, waitForHydration } from '../browser.ts';

const site = await startSite();

const namesOf = async (company: string, level?: string) => {
  const problems = await site.database.prisma.companyProblem.findMany({
    where: { companyList: { has: company }, ...(level === undefined ? {} : { level }) },
    orderBy: { id: 'asc' },
  });
  return problems.map(({ name }) => name);
};

const rows = (page: Page) => page.getByRole('rowheader');
const names = (page: Page) => rows(page).allTextContents();
/** The number of rows of a table, and the first rows, as not all rows of a long table are drawn. */
const table = async (page: Page) => {
  const counts = await page
    .locator('table')
    .evaluateAll((tables) => tables.map((one) => one.getAttribute('aria-rowcount')));
  return { rows: Number(counts[0]) - 1, first: (await names(page)).slice(0, 5) };
};
const tableOf = (all: string[]) => ({ rows: all.length, first: all.slice(0, 5) });
/** The button that opens the grid of companies, and shows the chosen one. */
const picker = (page: Page, chosen = '') => page.getByRole('button', { name: `Choose a company ${chosen}` });
const grid = (page: Page) => page.getByRole('dialog', { name: 'Choose a company' });
const companies = (page: Page, part = 'By number of problems') =>
  grid(page).getByRole('region', { name: part }).getByRole('link');
async function choose(page: Page, name: string) {
  await picker(page).click();
  await companies(page)
    .and(page.getByRole('link', { name: new RegExp(`^${name} \\d`) }))
    .click();
  await picker(page, name).waitFor();
}
const choice = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`^${label} \\d`) });
const showsLevels = async (page: Page, level: string) => {
  const badges = page.getByRole('table').getByText(/^(Easy|Medium|Hard)$/);
  await expect.poll(async () => [...new Set(await badges.allTextContents())]).toEqual([level]);
};
const search = (page: Page) => new URL(page.url()).search;
const isFocused = (element: { evaluate(run: (node: Element) => boolean): Promise<boolean> }) =>
  element.evaluate((node) => node === document.activeElement);

describe('the company-wise sheet', () => {
  test('starts with Accenture, and has every company by number of problems behind a button', async () => {
    const page = await site.visit('/Company-Wise-Sheet');
    await rows(page).first().waitFor();
    expect(await table(page)).toEqual(tableOf(await namesOf('Accenture')));
    await picker(page, 'Accenture').click();
    const shown = await companies(page).allTextContents();
    expect(shown.length).toBeGreaterThanOrEqual(198);
    // Without the names, one of which ends with a digit.
    const texts = await companies(page).locator(':scope > span').allTextContents();
    const counts = texts.map((text) => Number(/^(\d+) problems?$/.exec(text)?.[1]));
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(shown[0]).toBe(`Amazon${(await namesOf('Amazon')).length} problems`);
    expect(await grid(page).locator('[aria-current]').allTextContents()).toEqual([
      expect.stringMatching(/^Accenture/) as string,
    ]);
  });

  test('has every company in a sorted row with one tab stop, with the chosen one in view', async () => {
    const page = await site.visit('/Company-Wise-Sheet?company=Uber');
    const row = page.getByRole('navigation', { name: 'Companies' });
    const links = row.getByRole('link');
    const all = await links.allTextContents();
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(all).toEqual(all.toSorted(new Intl.Collator('en', { sensitivity: 'accent' }).compare));
    const named = (name: string) => row.getByRole('link', { name, exact: true });
    const inView = async (name: string) => {
      const [link, frame] = await Promise.all([named(name).boundingBox(), row.boundingBox()]);
      return !!link && !!frame && link.x >= frame.x && link.x + link.width <= frame.x + frame.width;
    };
    await expect.poll(() => inView('Uber')).toBe(true);
    await expect.poll(() => row.locator('a[tabindex="-1"]').count()).toBe(all.length - 1);
    await named('Uber').focus();
    await page.keyboard.press('Home');
    expect(await isFocused(links.first())).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect(await isFocused(links.nth(1))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await isFocused(picker(page))).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await isFocused(links.nth(1))).toBe(true);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect.poll(() => search(page)).toBe(`?company=${all.at(-1)}`);
    await expect.poll(() => inView(all.at(-1) ?? '')).toBe(true);
  });

  test('shows only what can be solved here, combined with other filters, in the URL', async () => {
    const page = await site.visit('/Company-Wise-Sheet?company=Adobe');
    await rows(page).first().waitFor();
    const { count } = await site.database.prisma.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM company_problems
      WHERE company_list @> ARRAY['Adobe'] AND name IN (
        SELECT name FROM problems UNION SELECT trim(unnest(string_to_array(same_idea_as, ','))) FROM problems
      )`.then(([one = { count: 0 }]) => one);
    expect(count).toBeGreaterThan(10);
    await page.getByText(`${count} can be solved here`, { exact: true }).waitFor();
    await choice(page, 'Can be solved here').click();
    await expect.poll(async () => (await table(page)).rows).toBe(count);
    expect(search(page)).toBe('?company=Adobe&solvable=true');
    await page.reload();
    await expect.poll(async () => (await table(page)).rows).toBe(count);
  });

  test('shows what is on record and what is our choice', async () => {
    const page = await site.visit('/Company-Wise-Sheet');
    await page.getByText(/^Commonly practised for Accenture, chosen by us; 5 of the \d+ are on record/).waitFor();
    const source = page.getByRole('main').getByRole('link', { name: 'leetcode-company-wise-problems-2022' });
    expect(await source.getAttribute('href')).toMatch(/^https:\/\/github\.com\//);
    await choose(page, 'Amazon');
    await page.getByText('Reported by candidates up to May 2022.').waitFor();
    expect(await page.getByText(/Commonly practised/).count()).toBe(0);
    await choose(page, 'Capgemini');
    await page.getByText('Commonly practised for Capgemini, chosen by us.').waitFor();
    expect(await page.getByText(/Reported by candidates/).count()).toBe(0);
    expect(await page.getByRole('columnheader', { name: 'REPORTS' }).count()).toBe(0);
  });

  test('can be ordered by reports, which the rows show; the order is in the URL', async () => {
    const problems = await site.database.prisma.companyProblem.findMany({
      where: { companyList: { has: 'Amazon' } },
      orderBy: { id: 'asc' },
    });
    const reportsOf = ({ reports }: (typeof problems)[number]) => readCounts(reports).get('Amazon') ?? 0;
    const ordered = problems.toSorted((one, other) => reportsOf(other) - reportsOf(one));
    const page = await site.visit('/Company-Wise-Sheet?company=Amazon');
    await page.getByLabel('Order', { exact: true }).selectOption('Most reported');
    await expect.poll(() => table(page)).toEqual(tableOf(ordered.map(({ name }) => name)));
    expect(search(page)).toBe('?company=Amazon&sort=reports');
    const [first] = ordered;
    const row = page.getByRole('row', { name: first?.name });
    await row.getByRole('cell', { name: `${first && reportsOf(first)} reports` }).waitFor();
    await page.reload();
    await expect.poll(() => table(page)).toEqual(tableOf(ordered.map(({ name }) => name)));
  });

  test('marks what the practice site has for subscribers only', async () => {
    const page = await site.visit('/Company-Wise-Sheet?company=LinkedIn&q=Paint+House');
    const link = page.getByRole('link', { name: 'Solve Paint House, needs a subscription there', exact: true });
    expect(await link.getAttribute('title')).toBe('Needs a subscription there');
    await page.goto('/Company-Wise-Sheet?company=Google&q=Two+Sum');
    await page.getByRole('link', { name: 'Solve Two Sum', exact: true }).waitFor();
  });

  test('fetches only the rows of the shown company', async () => {
    const page = await site.visit('/Company-Wise-Sheet');
    const answer = page.waitForResponse(/problemsOfCompany/);
    await choose(page, 'Zillow');
    const text = await (await answer).text();
    expect(text.match(/"link":/g)).toHaveLength((await namesOf('Zillow')).length);
  });

  test("has the sheet's columns; ARTICLE shows Soon when nothing explains the problem yet", async () => {
    const page = await site.visit('/Company-Wise-Sheet');
    await rows(page).first().waitFor();
    const columns = await page.getByRole('columnheader').allTextContents();
    expect(columns).toEqual('STATUS PROBLEM DIFFICULTY REPORTS ARTICLE COMPANIES PRACTICE RIVISION NOTE'.split(' '));
    const count = await rows(page).count();
    const read = page.getByRole('link', { name: /^Read about/ });
    const soon = await page.getByRole('cell', { name: 'Soon', exact: true }).count();
    expect([soon > 0, (await read.count()) + soon]).toEqual([true, count]);
    expect(await page.getByRole('link', { name: /^Solve/ }).count()).toBe(count);
    const twoSum = page.getByRole('link', { name: 'Solve Two Sum', exact: true });
    expect(await twoSum.getAttribute('href')).toBe('/Problem/two-sum');
    await page.getByRole('button', { name: 'Show companies of Two Sum' }).click();
    const dialog = page.getByRole('dialog', { name: 'Companies' });
    await dialog.waitFor();
    await expect.poll(() => dialog.getByRole('listitem').allTextContents()).toContain('Accenture3');
  });

  test('the companies of a problem are requested when they are shown', async () => {
    site.expectConsoleError(/500/);
    const page = await site.visit('/Company-Wise-Sheet');
    await page.route(/companiesOf/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await installClock(page);
    await page.getByRole('button', { name: 'Show companies of Two Sum' }).click();
    const dialog = page.getByRole('dialog', { name: 'Companies' });
    await passRetries(page, dialog.getByText('The companies could not be loaded.'));
    await page.unroute(/companiesOf/);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    const { reports } = await site.database.prisma.companyProblem.findFirstOrThrow({ where: { name: 'Two Sum' } });
    await expect
      .poll(() => dialog.getByRole('listitem').allTextContents())
      .toEqual([...readCounts(reports)].map(([name, count]) => `${name}${count}`));
    await dialog.getByText('Commonly practised for Cognizant, TCS: our choice, not on record.').waitFor();
  });

  test('a company is in the URL and clears the filter; back restores both', async () => {
    const page = await site.visit('/Company-Wise-Sheet');
    await choose(page, 'Adobe');
    await expect.poll(() => table(page)).toEqual(tableOf(await namesOf('Adobe')));
    await page.getByRole('button', { name: /^Hard/ }).click();
    await expect.poll(() => table(page)).toEqual(tableOf(await namesOf('Adobe', 'Hard')));
    expect(search(page)).toBe('?company=Adobe&level=Hard');
    await choose(page, 'Amazon');
    await expect.poll(() => search(page)).toBe('?company=Amazon');
    await page.goBack();
    await page.getByRole('button', { name: /^Hard/, pressed: true }).waitFor();
    await page.reload();
    await expect.poll(() => table(page)).toEqual(tableOf(await namesOf('Adobe', 'Hard')));
    await picker(page, 'Adobe').waitFor();
  });

  test('one difficulty at a time; pressing it again clears it', async () => {
    const page = await site.visit('/Company-Wise-Sheet?company=Apple');
    const easy = page.getByRole('button', { name: /^Easy/ });
    const medium = page.getByRole('button', { name: /^Medium/ });
    await rows(page).first().waitFor();
    await easy.click();
    await medium.click();
    await expect.poll(() => table(page)).toEqual(tableOf(await namesOf('Apple', 'Medium')));
    expect(await easy.getAttribute('aria-pressed')).toBe('false');
    await medium.click();
    await expect.poll(() => table(page)).toEqual(tableOf(await namesOf('Apple')));
    expect(search(page)).toBe('?company=Apple');
  });

  test('filters combine, and a company clears them', async () => {
    const adobe = await namesOf('Adobe', 'Medium');
    const [done = '', ...open] = adobe;
    const page = await site.visit('/Company-Wise-Sheet?company=Adobe&level=Medium&show=todo', {
      stored: { [`checkbox-${done}`]: 'true' },
    });
    await expect.poll(() => table(page)).toEqual(tableOf(open));
    expect(await choice(page, 'Done').textContent()).toBe('Done 1');
    // The company is chosen by the page here, not by a filter.
    const choices = page.getByRole('main').getByRole('combobox');
    expect([await choices.count(), await page.getByLabel('Company', { exact: true }).count()]).toEqual([2, 0]);
    await page.getByLabel('List', { exact: true }).waitFor();
    await page.getByRole('searchbox', { name: 'Filter by name' }).fill(open[0] ?? '');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(open[0]);
    await expect.poll(() => names(page)).toContain(open[0]);
    await choose(page, 'Amazon');
    await expect.poll(() => search(page)).toBe('?company=Amazon');
    await expect.poll(() => table(page)).toEqual(tableOf(await namesOf('Amazon')));
  });

  test('Random draws one problem of the company, which is in the URL', async () => {
    const page = await site.visit('/Company-Wise-Sheet?company=Oracle');
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: 'Random' }).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    const [drawnRow = ''] = await rows(page).allTextContents();
    expect(await namesOf('Oracle')).toContain(drawnRow);
    expect(search(page)).toMatch(/^\?company=Oracle&random=\d+$/);
    await page.reload();
    await expect.poll(() => rows(page).allTextContents()).toEqual([drawnRow]);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => table(page)).toEqual(tableOf(await namesOf('Oracle')));
  });

  test('the grid can be searched by any former name of a company, and Enter chooses the first', async () => {
    const page = await site.visit('/Company-Wise-Sheet');
    await picker(page).click();
    const box = grid(page).getByRole('searchbox', { name: 'Search companies' });
    expect(await isFocused(box)).toBe(true);
    await box.fill('faceb');
    await expect.poll(() => companies(page, 'Found').allTextContents()).toEqual([expect.stringMatching(/^Meta/)]);
    await box.fill('no such company');
    await grid(page).getByText('No company matches “no such company”.').waitFor();
    await box.press('Enter');
    expect(search(page)).toBe('');
    await box.fill('gOL');
    await box.press('Enter');
    await expect.poll(() => table(page)).toEqual(tableOf(await namesOf('Goldman Sachs')));
    expect(search(page)).toBe('?company=Goldman+Sachs');
  });

  test('the last visited companies are first, after a reload too', async () => {
    const page = await site.visit('/Company-Wise-Sheet?company=Google');
    await choose(page, 'Zoom');
    await choose(page, 'Adobe');
    await page.reload();
    await expect
      .poll(() => page.getByRole('navigation', { name: 'Visited last' }).getByRole('link').allTextContents())
      .toEqual(['Zoom', 'Google']);
    await picker(page).click();
    const visited = await companies(page, 'Visited last').allTextContents();
    expect(visited.map((text) => text.replace(/\d.*/, ''))).toEqual(['Zoom', 'Google']);
    await companies(page, 'Visited last').first().click();
    await expect.poll(() => table(page)).toEqual(tableOf(await namesOf('Zoom')));
  });

  test('accepts a company in the URL in any letter case, and by a former name', async () => {
    const page = await site.visit('/company-wise-sheet?company=google');
    await picker(page, 'Google').waitFor();
    await expect.poll(() => table(page)).toEqual(tableOf(await namesOf('Google')));
    await page.goto('/Company-Wise-Sheet?company=facebook');
    await expect.poll(() => table(page)).toEqual(tableOf(await namesOf('Meta')));
  });

  test('the grid works by keyboard: down into it, arrows within it, Enter chooses, Escape leaves', async () => {
    const page = await site.visit('/Company-Wise-Sheet');
    await waitForHydration(page);
    await picker(page).press('Enter');
    await grid(page).waitFor();
    const at = (index: number) => companies(page).nth(index);
    await page.keyboard.press('ArrowDown');
    expect(await isFocused(at(0))).toBe(true);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    expect(await isFocused(at(5))).toBe(true);
    await page.keyboard.press('End');
    expect(await isFocused(companies(page).last())).toBe(true);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect.poll(() => table(page)).toEqual(tableOf(await namesOf('Amazon')));
    await picker(page, 'Amazon').press('Enter');
    await grid(page).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => grid(page).count()).toBe(0);
    expect(await isFocused(picker(page, 'Amazon'))).toBe(true);
  });

  test('a tick and a star are stored in both formats, and apply to the SDE sheet too', async () => {
    const { id } = await site.database.prisma.companyProblem.findFirstOrThrow({ where: { name: 'Two Sum' } });
    const page = await site.visit('/Company-Wise-Sheet');
    await page.getByRole('checkbox', { name: 'Done: Two Sum' }).check();
    await page.getByRole('button', { name: 'Star for revision: Two Sum' }).click();
    const bar = page.getByRole('progressbar', { name: 'Accenture' });
    expect(await bar.getAttribute('aria-valuenow')).toBe('1');
    expect(await bar.getAttribute('aria-valuemax')).toBe(String((await namesOf('Accenture')).length));
    expect(await page.evaluate('({ ...localStorage })')).toMatchObject({
      checkboxes: JSON.stringify({ [id]: true }),
      starredProblems: JSON.stringify({ [id]: true }),
      'checkbox-Two Sum': 'true',
      'starred-Two Sum': 'true',
    });
    await page.goto('/Sheet');
    await expect.poll(() => page.getByRole('checkbox', { name: 'Done: Two Sum' }).isChecked()).toBe(true);
  });

  test('a returning learner finds the ticks stored by id', async () => {
    const { id } = await site.database.prisma.companyProblem.findFirstOrThrow({ where: { name: 'Two Sum' } });
    const page = await site.visit('/Company-Wise-Sheet', { stored: { checkboxes: JSON.stringify({ [id]: true }) } });
    await expect.poll(() => page.getByRole('checkbox', { name: 'Done: Two Sum' }).isChecked()).toBe(true);
  });

  test('a company without problems shows an empty table and what to do', async () => {
    await site.database.prisma.companyProblem.updateMany({
      where: { companyList: { has: 'Yelp' } },
      data: { companies: 'Amazon', practisedFor: '' },
    });
    const page = await site.visit('/Company-Wise-Sheet?company=Yelp');
    await page.getByText('No problems of Yelp yet.').waitFor();
    await page.getByText(/Choose another company/).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('button', { name: 'Random' }).click();
    expect(search(page)).toBe('?company=Yelp');
  });

  test('shows that the rows failed, and offers a retry', async () => {
    site.expectConsoleError(/500/);
    const page = await site.visit('/Company-Wise-Sheet');
    await picker(page).waitFor();
    await page.route(/problemsOfCompany/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await installClock(page);
    await choose(page, 'Adobe');
    await passRetries(page, page.getByText('The problems could not be loaded.'));
    await page.unroute(/problemsOfCompany/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => table(page)).toEqual(tableOf(await namesOf('Adobe')));
  });

  test('fits a narrow screen, where companies can be chosen by thumb and are named in a row', async () => {
    const page = await site.visit('/Company-Wise-Sheet', { viewport: NARROW, hasTouch: true });
    await rows(page).first().waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(NARROW.width);
    await page.getByRole('button', { name: 'Show companies of Two Sum' }).getByText('Companies').waitFor();
    await picker(page).tap();
    const amazon = companies(page).first();
    const box = await amazon.boundingBox();
    expect(box && [box.height >= 44, box.width >= 120]).toEqual([true, true]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(NARROW.width);
    await amazon.tap();
    await expect.poll(() => table(page)).toEqual(tableOf(await namesOf('Amazon')));
  });

  test('every company is a link in the HTML of the server', async () => {
    const page = await site.visit('/Company-Wise-Sheet', { javaScriptEnabled: false });
    const row = page.getByRole('navigation', { name: 'Companies' });
    for (const name of ['Amazon', 'Capgemini'])
      expect(await row.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(
        `/Company-Wise-Sheet?company=${name}`,
      );
  });
});

/** More problems of one company than any real one has, and their names. */
const MANY = 2000;
const manyName = (index: number) =>
  `Many ${index}${index % 5 === 0 ? ', whose name is long enough for two lines on a phone' : ''}`;

describe('a company with 2,000 problems', () => {
  const MAX_NODES = 2500;
  const address = '/Company-Wise-Sheet?company=Manifold';
  const toEnd = (page: Page) => page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  const countNodes = (page: Page) =>
    page.evaluate(() => {
      // With scripts, the content of <noscript> is one text. No callback, as a page without scripts runs none.
      const counted = [document.documentElement as Node];
      for (const node of counted) if (node.nodeName !== 'NOSCRIPT') counted.push(...node.childNodes);
      return counted.length;
    });
  /** Waits until the browser has replaced the start of the table that the server sent. */
  const isTakenOver = (page: Page) => page.locator('tbody tr[aria-hidden]').last().waitFor({ state: 'attached' });
  const showLast = async (page: Page) => {
    // The page grows while rows with two lines are measured, so its end is reached in steps.
    await expect
      .poll(async () => {
        await toEnd(page);
        return names(page);
      })
      .toContain(manyName(MANY - 1));
  };

  beforeAll(async () => {
    await listProblems(
      site.database.prisma,
      'companyProblem',
      Array.from({ length: MANY }, (_, index) => ({
        id: 1_000_000 + index,
        name: manyName(index),
        topic: 'Arrays',
        level: ['Easy', 'Medium', 'Hard'][index % 3],
        companies: 'Manifold',
      })),
    );
  });

  test('draws the visible rows, announces all, and scrolls to the last one', async () => {
    const page = await site.visit(address);
    await isTakenOver(page);
    expect(await countNodes(page)).toBeLessThanOrEqual(MAX_NODES);
    await expect.poll(() => page.getByRole('table').getAttribute('aria-rowcount')).toBe(String(MANY + 1));
    expect((await names(page)).slice(0, 3)).toEqual([manyName(0), manyName(1), manyName(2)]);
    await showLast(page);
    expect(await countNodes(page)).toBeLessThanOrEqual(MAX_NODES);
    const last = page.getByRole('row', { name: /Many 1999/ });
    expect(await last.getAttribute('aria-rowindex')).toBe(String(MANY + 1));
    // There is no part of the table below its last row.
    const gap = await page.locator('table').evaluate((table) => {
      const rows = [...table.querySelectorAll('tbody tr:not([aria-hidden])')];
      return table.getBoundingClientRect().bottom - (rows.at(-1)?.getBoundingClientRect().bottom ?? 0);
    });
    expect(Math.abs(gap)).toBeLessThanOrEqual(2);
  });

  test('stores a tick at its end in both formats', async () => {
    const page = await site.visit(address);
    await isTakenOver(page);
    await showLast(page);
    await page.getByRole('checkbox', { name: `Done: ${manyName(MANY - 1)}` }).check();
    await page.getByText(`1 of ${MANY} done`).waitFor();
    expect(await page.evaluate('({ ...localStorage })')).toMatchObject({
      checkboxes: JSON.stringify({ [1_000_000 + MANY - 1]: true }),
      [`checkbox-${manyName(MANY - 1)}`]: 'true',
    });
    expect(await choice(page, 'Done').textContent()).toBe('Done 1');
  });

  test('is filtered, ordered and drawn from as a whole', async () => {
    const page = await site.visit(address, { stored: { [`note-${manyName(1500)}`]: 'the last third' } });
    await page.getByRole('button', { name: 'With note 1' }).click();
    await expect.poll(() => names(page)).toEqual([manyName(1500)]);
    await choice(page, 'All').click();
    await page.getByRole('searchbox', { name: 'Filter by name' }).fill('many 199');
    const matching = Array.from({ length: MANY }, (_, index) => manyName(index)).filter((name) => name.includes('199'));
    await expect.poll(() => names(page)).toEqual(matching);
    await choice(page, 'Hard').click();
    await expect.poll(() => names(page)).toEqual(matching.filter((name) => Number(/\d+/.exec(name)?.[0]) % 3 === 2));
    await page.getByRole('button', { name: 'Random' }).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(matching).toContain((await names(page))[0]);
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByLabel('Order', { exact: true }).selectOption('By difficulty');
    await showsLevels(page, 'Easy');
    await toEnd(page);
    await showsLevels(page, 'Hard');
  });

  test('keeps the focus in a row that is scrolled away', async () => {
    const page = await site.visit(address);
    await isTakenOver(page);
    expect(await countNodes(page)).toBeLessThanOrEqual(MAX_NODES);
    const checkbox = page.getByRole('checkbox', { name: `Done: ${manyName(2)}`, exact: true });
    await checkbox.focus();
    await showLast(page);
    expect(await isFocused(checkbox)).toBe(true);
    await page.keyboard.press('Space');
    expect(await checkbox.isChecked()).toBe(true);
    // The Tab key continues from there, and the page follows.
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate('scrollY')).toBeLessThan(2000);
  });

  test('is drawn completely when the code for virtual rows cannot be loaded', async () => {
    site.expectConsoleError(/ERR_FAILED/);
    const page = await site.visit('/Pagenotfound');
    await page.route(/windowed-body/, (route) => route.abort());
    const google = await namesOf('Google');
    expect(google.length).toBeGreaterThan(100);
    await page.goto('/Company-Wise-Sheet?company=Google');
    await expect.poll(() => names(page)).toEqual(google);
  });

  test('shows the first thousand at once with the total number, and finally works on all', async () => {
    const page = await site.visit('/Company-Wise-Sheet');
    const { promise: isAllowed, resolve: allow } = Promise.withResolvers<true>();
    const pieces: string[] = [];
    await page.route(/problemsOfCompany/, async (route) => {
      pieces.push(decodeURIComponent(new URL(route.request().url()).search));
      if (pieces.length === 2) await isAllowed;
      await route.continue();
    });
    await choose(page, 'Manifold');
    await page.getByText(`1,000 of 2,000 problems loaded`).waitFor();
    expect(await table(page)).toEqual(tableOf(Array.from({ length: 1000 }, (_, index) => manyName(index))));
    expect(await choice(page, 'All').textContent()).toBe('All 1000');
    await page.getByRole('progressbar', { name: 'Manifold' }).waitFor();
    expect(await page.getByText(`0 of ${MANY} done`).count()).toBe(1);
    allow(true);
    await page.getByText('2,000 problems', { exact: true }).waitFor();
    expect(await page.getByText(/loaded/).count()).toBe(0);
    expect(await choice(page, 'All').textContent()).toBe('All 2000');
    expect(pieces).toEqual([1, 2].map((number) => `?input={"company":"Manifold","page":${number}}`));
  });

  test('stays usable when the rest of it fails, which can be retried', async () => {
    site.expectConsoleError(/500/);
    const page = await site.visit('/Company-Wise-Sheet');
    const fails = (url: URL) => /problemsOfCompany.*page%22%3A2/.test(url.href);
    await page.route(fails, (route) => route.fulfill({ status: 500, body: '{}' }));
    await installClock(page);
    await choose(page, 'Manifold');
    await passRetries(page, page.getByRole('button', { name: 'Load the rest' }));
    expect((await names(page)).slice(0, 2)).toEqual([manyName(0), manyName(1)]);
    await page.unroute(fails);
    await page.getByRole('button', { name: 'Load the rest' }).click();
    await page.getByText('2,000 problems', { exact: true }).waitFor();
  });

  test("begins with the table start in the server's HTML", async () => {
    const page = await site.visit(address, { javaScriptEnabled: false });
    const first = await names(page);
    expect(first).toEqual(Array.from({ length: first.length }, (_, index) => manyName(index)));
    const rest = (await page.locator('noscript').last().textContent()) ?? '';
    expect(first.length).toBeGreaterThanOrEqual(30);
    for (let index = first.length; index < 1000; index++) expect(rest).toContain(manyName(index));
    await page.getByText('1,000 of 2,000 problems loaded').waitFor();
    expect(await countNodes(page)).toBeLessThanOrEqual(MAX_NODES);
  });

  test('is shown as cards on a narrow screen, down to the last one', async () => {
    const page = await site.visit(address, { viewport: NARROW, hasTouch: true });
    await isTakenOver(page);
    expect(await countNodes(page)).toBeLessThanOrEqual(MAX_NODES);
    await showLast(page);
    expect(await countNodes(page)).toBeLessThanOrEqual(MAX_NODES);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(NARROW.width);
  });
});
