import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NARROW, startSite } from './browser.ts';

const site = await startSite();

const namesOf = async (company: string, level?: string) => {
  const problems = await site.database.prisma.sdeProblem.findMany({
    where: { companyList: { has: company }, ...(level === undefined ? {} : { level }) },
    orderBy: { id: 'asc' },
  });
  return problems.map(({ name }) => name);
};

const rows = (page: Page) => page.getByRole('rowheader');
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Companies' });
const company = (page: Page, name: string) => toolbar(page).getByRole('button', { name, exact: true });
const search = (page: Page) => new URL(page.url()).search;
const isFocused = (element: { evaluate(run: (node: Element) => boolean): Promise<boolean> }) =>
  element.evaluate((node) => node === document.activeElement);

describe('the company-wise sheet', () => {
  test('starts on Accenture, with the companies sorted without regard to case', async () => {
    const page = await site.visit('/Company-Wise-Sheet');
    await company(page, 'Accenture').waitFor();
    expect(await toolbar(page).getByRole('button', { pressed: true }).allTextContents()).toEqual(['Accenture']);
    const shown = await toolbar(page).getByRole('button').allTextContents();
    expect(shown.length).toBeGreaterThanOrEqual(200);
    expect(shown).toEqual(
      shown.toSorted((a, b) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en', { sensitivity: 'accent' })),
    );
    await rows(page).first().waitFor();
    expect(await rows(page).allTextContents()).toEqual(await namesOf('Accenture'));
  });

  test('fetches the rows of the shown company and no others', async () => {
    const page = await site.visit('/Company-Wise-Sheet');
    const answer = page.waitForResponse(/problemsOfCompany/);
    await company(page, 'Zillow').click();
    const text = await (await answer).text();
    expect(text.match(/"sdeIds":/g)).toHaveLength((await namesOf('Zillow')).length);
  });

  test("has the sheet's columns; ARTICLE says Soon and leads nowhere", async () => {
    const page = await site.visit('/Company-Wise-Sheet');
    await rows(page).first().waitFor();
    const columns = await page.getByRole('columnheader').allTextContents();
    expect(columns).toEqual('STATUS PROBLEM DIFFICULTY ARTICLE COMPANIES PRACTICE RIVISION NOTE'.split(' '));
    const count = await rows(page).count();
    expect(await page.getByRole('cell', { name: 'Soon', exact: true }).count()).toBe(count);
    expect(await page.getByRole('link', { name: /^Read about/ }).count()).toBe(0);
    expect(await page.getByRole('link', { name: /^Practise/ }).count()).toBe(count);
    await page.getByRole('button', { name: 'Show companies of Two Sum' }).click();
    const listed = await page.getByRole('dialog', { name: 'Companies' }).getByRole('listitem').allTextContents();
    expect(listed).toContain('Accenture');
  });

  test('a company lives in the address and clears the filter; back brings both again', async () => {
    const page = await site.visit('/Company-Wise-Sheet');
    await company(page, 'Adobe').click();
    await expect.poll(() => rows(page).allTextContents()).toEqual(await namesOf('Adobe'));
    await page.getByRole('button', { name: /^Hard/ }).click();
    await expect.poll(() => rows(page).allTextContents()).toEqual(await namesOf('Adobe', 'Hard'));
    expect(search(page)).toBe('?company=Adobe&level=Hard');
    await company(page, 'Amazon').click();
    await expect.poll(() => search(page)).toBe('?company=Amazon');
    await page.goBack();
    await page.getByRole('button', { name: /^Hard/, pressed: true }).waitFor();
    await page.reload();
    await expect.poll(() => rows(page).allTextContents()).toEqual(await namesOf('Adobe', 'Hard'));
    expect(await company(page, 'Adobe').getAttribute('aria-pressed')).toBe('true');
  });

  test('one difficulty at a time; pressing it again clears it', async () => {
    const page = await site.visit('/Company-Wise-Sheet?company=Apple');
    const easy = page.getByRole('button', { name: /^Easy/ });
    const medium = page.getByRole('button', { name: /^Medium/ });
    await rows(page).first().waitFor();
    await easy.click();
    await medium.click();
    await expect.poll(() => rows(page).allTextContents()).toEqual(await namesOf('Apple', 'Medium'));
    expect(await easy.getAttribute('aria-pressed')).toBe('false');
    await medium.click();
    await expect.poll(() => rows(page).allTextContents()).toEqual(await namesOf('Apple'));
    expect(search(page)).toBe('?company=Apple');
  });

  test('Random draws one problem of the company, and the address keeps it', async () => {
    const page = await site.visit('/Company-Wise-Sheet?company=Oracle');
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: 'Random' }).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    const [drawn = ''] = await rows(page).allTextContents();
    expect(await namesOf('Oracle')).toContain(drawn);
    expect(search(page)).toMatch(/^\?company=Oracle&random=\d+$/);
    await page.reload();
    await expect.poll(() => rows(page).allTextContents()).toEqual([drawn]);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => rows(page).allTextContents()).toEqual(await namesOf('Oracle'));
  });

  test('is narrowed by the filter box, whose Enter takes the first company', async () => {
    const page = await site.visit('/Company-Wise-Sheet');
    const box = page.getByRole('searchbox', { name: 'Filter companies' });
    await box.fill('gOL');
    await expect.poll(() => toolbar(page).getByRole('button').allTextContents()).toEqual(['Goldman Sachs']);
    await box.press('Enter');
    await expect.poll(() => rows(page).allTextContents()).toEqual(await namesOf('Goldman Sachs'));
    await box.fill('no such company');
    await page.getByText('No company matches “no such company”.').waitFor();
    await box.press('Enter');
    expect(search(page)).toBe('?company=Goldman+Sachs');
    await box.fill('');
    await expect.poll(() => toolbar(page).getByRole('button').count()).toBeGreaterThanOrEqual(200);
  });

  test('takes the spelling of an address without regard to case, and an unknown company as Accenture', async () => {
    const page = await site.visit('/company-wise-sheet?company=google');
    await expect.poll(() => company(page, 'Google').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => rows(page).allTextContents()).toEqual(await namesOf('Google'));
    await page.goto('/Company-Wise-Sheet?company=No+Such+Company');
    await expect.poll(() => company(page, 'Accenture').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => rows(page).allTextContents()).toEqual(await namesOf('Accenture'));
  });

  test('the row of companies scrolls by the wheel, and shows the chosen one', async () => {
    const page = await site.visit('/Company-Wise-Sheet?company=Zoom');
    await company(page, 'Zoom').waitFor();
    const row = toolbar(page);
    const left = () => row.evaluate((element) => element.scrollLeft);
    await expect.poll(left).toBeGreaterThan(1000);
    await page.goto('/Company-Wise-Sheet');
    await row.hover();
    await page.mouse.wheel(0, 600);
    await expect.poll(left).toBeGreaterThan(300);
    expect(await page.evaluate('scrollY')).toBe(0);
    await page.mouse.wheel(0, -2000);
    await expect.poll(left).toBe(0);
  });

  test('works by keyboard: one stop for the row, arrows within it, Enter chooses', async () => {
    const page = await site.visit('/Company-Wise-Sheet');
    await rows(page).first().waitFor();
    await page.getByRole('searchbox', { name: 'Filter companies' }).focus();
    await page.keyboard.press('Tab');
    expect(await isFocused(company(page, 'Accenture'))).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect(await isFocused(company(page, 'Adobe'))).toBe(true);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => rows(page).allTextContents()).toEqual(await namesOf('Adobe'));
    expect(await isFocused(company(page, 'Adobe'))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await isFocused(page.getByRole('button', { name: 'Random' }))).toBe(true);
  });

  test('a tick and a star are kept under both stored models, and hold on the SDE sheet too', async () => {
    const { id } = await site.database.prisma.sdeProblem.findFirstOrThrow({ where: { name: 'Two Sum' } });
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

  test('a returning learner finds the ticks of the map of ids', async () => {
    const { id } = await site.database.prisma.sdeProblem.findFirstOrThrow({ where: { name: 'Two Sum' } });
    const page = await site.visit('/Company-Wise-Sheet', { stored: { checkboxes: JSON.stringify({ [id]: true }) } });
    await expect.poll(() => page.getByRole('checkbox', { name: 'Done: Two Sum' }).isChecked()).toBe(true);
  });

  test('a company without problems shows an empty table and what to do', async () => {
    await site.database.prisma.sdeProblem.updateMany({
      where: { companyList: { has: 'Zomato' } },
      data: { companies: 'Amazon' },
    });
    const page = await site.visit('/Company-Wise-Sheet?company=Zomato');
    await page.getByText('No problems of Zomato yet.').waitFor();
    await page.getByText(/Choose another company/).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('button', { name: 'Random' }).click();
    expect(search(page)).toBe('?company=Zomato');
  });

  test('says that the rows failed, and tries again', async () => {
    site.expectConsoleError(/500/);
    const page = await site.visit('/Company-Wise-Sheet');
    await company(page, 'Adobe').waitFor();
    await page.route(/problemsOfCompany/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await company(page, 'Adobe').click();
    await page.getByText('The problems could not be loaded.').waitFor();
    await page.unroute(/problemsOfCompany/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => rows(page).allTextContents()).toEqual(await namesOf('Adobe'));
  });

  test('fits a narrow screen: only the row of companies scrolls sideways', async () => {
    const page = await site.visit('/Company-Wise-Sheet', { viewport: NARROW, hasTouch: true });
    await rows(page).first().waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(NARROW.width);
    expect(await toolbar(page).evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
    await company(page, 'Adobe').tap();
    await expect.poll(() => rows(page).allTextContents()).toEqual(await namesOf('Adobe'));
  });
});

describe('the preparation page', () => {
  test('leads to the page of TCS and to the sheets of companies that have problems', async () => {
    const page = await site.visit('/Companies_Preaparation_Sheet');
    await page.getByRole('heading', { level: 1, name: 'Companies Preparation' }).waitFor();
    const links = page.getByRole('main').getByRole('link', { name: / problems$/ });
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(4);
    for (const address of addresses) {
      const name = new URL(address, site.url).searchParams.get('company') ?? '';
      expect(await namesOf(name), name).not.toEqual([]);
    }
    await page.getByRole('link', { name: 'Goldman Sachs problems' }).click();
    await expect.poll(() => rows(page).allTextContents()).toEqual(await namesOf('Goldman Sachs'));
    await page.goBack();
    await page.getByRole('link', { name: 'Prepare for TCS' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hello TCS' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/TCS');
  });
});
