import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readCounts } from '#shared/rules/sheets/named-counts.ts';
import { NARROW, startSite, waitForHydration } from '../browser.ts';

const site = await startSite();
const companies = (await site.database.prisma.preparationGuide.findMany({ orderBy: { id: 'asc' } })).map(
  ({ company }) => company,
);

const CARDS = '/Companies_Preaparation_Sheet';
const SECTIONS = [
  'Who it suits',
  'How the rounds usually go',
  'What to prepare, in order',
  'Questions to expect',
  'A two-week plan',
  'Common mistakes',
  'Problems to practise',
];
const slugOf = (company: string) => company.replaceAll(' ', '-');
const pages = companies.map((company) => ({ company, address: `/Preparation/${slugOf(company)}` }));

/** The most reported problems, as a page shows them. */
const problemsOf = async (company: string) => {
  const problems = await site.database.prisma.companyProblem.findMany({
    where: { companyList: { has: company } },
    orderBy: { id: 'asc' },
  });
  const reportsOf = ({ reports }: { reports: string }) => readCounts(reports).get(company) ?? 0;
  const ordered = problems.toSorted((one, other) => reportsOf(other) - reportsOf(one));
  return ordered.slice(0, 8).map(({ name }) => name);
};
const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const itemsOf = (page: Page, name: string) => section(page, name).getByRole('listitem');
const answerOf = (path: string) => site.rest(path, { headers: { Accept: 'text/html' } });

describe('the cards', () => {
  test('are fifteen, and link the page of each company', async () => {
    const page = await site.visit(CARDS);
    const links = page.getByRole('main').getByRole('link', { name: /^Prepare for / });
    await links.first().waitFor();
    expect(await links.allTextContents()).toEqual(companies.map((company) => `Prepare for ${company}`));
    await page.getByRole('link', { name: 'Prepare for Goldman Sachs' }).click();
    await page.getByRole('heading', { level: 1, name: 'Prepare for Goldman Sachs' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/Preparation/Goldman-Sachs');
    await section(page, 'How the rounds usually go').getByRole('heading', { name: 'Online test' }).waitFor();
  });

  test('link for TCS the page that says hello', async () => {
    const page = await site.visit(CARDS);
    await page.getByRole('link', { name: 'Prepare for TCS' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hello TCS' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/TCS');
    await section(page, 'How the rounds usually go')
      .getByRole('heading', { name: 'National Qualifier Test' })
      .waitFor();
  });
});

describe('the page of a company', () => {
  test.each(pages)('$company has its rounds, topics, questions, plan and problems', async ({ company, address }) => {
    const page = await site.visit(address, { javaScriptEnabled: false });
    await page.getByRole('heading', { level: 1, name: `Prepare for ${company}`, exact: true }).waitFor();
    expect(await page.title()).toBe(`Prepare for ${company} · GearUp`);
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(headings).toEqual([...SECTIONS, 'Companies']);

    const rounds = itemsOf(page, 'How the rounds usually go');
    expect(await rounds.count()).toBeGreaterThanOrEqual(3);
    for (const round of await rounds.all()) expect(await round.textContent()).toMatch(/What decides: \w/);
    expect(await itemsOf(page, 'What to prepare, in order').count()).toBeGreaterThanOrEqual(8);
    expect(await itemsOf(page, 'A two-week plan').count()).toBe(14);
    expect(await itemsOf(page, 'Common mistakes').count()).toBeGreaterThanOrEqual(4);

    const questions = section(page, 'Questions to expect').locator('summary');
    const kinds = await questions.locator('span > span:first-child').allTextContents();
    expect(kinds.length).toBeGreaterThanOrEqual(6);
    expect(kinds.length).toBeLessThanOrEqual(10);
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(3);
    expect(kinds).toContain('Behavioural');

    const problems = await problemsOf(company);
    expect(problems.length).toBeGreaterThan(2);
    const shown = itemsOf(page, 'Problems to practise').getByRole('link');
    expect(await shown.allTextContents()).toEqual(problems);
  });

  test('opens a hint, and links all problems of the company', async () => {
    const page = await site.visit('/preparation/goldman-sachs');
    const question = section(page, 'Questions to expect').locator('details').first();
    expect(await question.locator('p').isVisible()).toBe(false);
    await question.locator('summary').press('Enter');
    expect(await question.locator('p').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Goldman Sachs problems' }).click();
    await page.getByRole('button', { name: 'Choose a company Goldman Sachs' }).waitFor();
    expect(new URL(page.url()).search).toBe('?company=Goldman+Sachs');
  });

  test('loads the text of no other company', async () => {
    const requests: string[] = [];
    const page = await site.visit('/Pagenotfound');
    page.on('response', (response) => {
      const { pathname, search } = new URL(response.url());
      if (pathname.includes('preparationGuide')) requests.push(`${pathname}${decodeURIComponent(search)}`);
    });
    await page.goto('/Preparation/Oracle');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Adobe' }).click();
    await section(page, 'Common mistakes').getByText('Claiming expert knowledge').waitFor();
    expect(requests.filter((address) => address.includes('list'))).toEqual([
      '/trpc/content.preparationGuide.list?input={"filter":{"slug":"Adobe"}}',
    ]);
  });

  test('has no dead links', async () => {
    const found = new Set<string>();
    for (const { address } of [...pages, { address: CARDS }]) {
      const main = /<main[\s\S]*<\/main>/.exec((await answerOf(address)).text)?.[0] ?? '';
      for (const [, link = ''] of main.matchAll(/href="(\/[^"]*)"/g)) found.add(link.replaceAll('&amp;', '&'));
    }
    const { prisma } = site.database;
    const topics = (await prisma.topicProblem.findMany({ distinct: ['topic'] })).map(({ topic }) => topic);
    for (const link of found) {
      const topic = new URL(link, site.url).searchParams.get('topic');
      // A sheet has one page for all its topics.
      if (topic === null) expect((await answerOf(link)).status, link).toBe(200);
      else expect(topics).toContain(topic);
    }
    const named = await prisma.blog.findMany({ where: { category: 'preparation' } });
    for (const { id } of named) expect([...found]).toContain(`/detail/${id}`);
  });

  test.each(['/Preparation/Goldman-Sachs', '/TCS', CARDS])('%s fits a narrow screen', async (address) => {
    const page = await site.visit(address, { viewport: NARROW });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(NARROW.width);
  });
});

test('a company without a page is not found', async () => {
  site.expectConsoleError(/404/);
  const page = await site.visit('/Preparation/Nowhere');
  await page.getByRole('heading', { level: 1, name: 'There is no such preparation page' }).waitFor();
  expect((await answerOf('/Preparation/Nowhere')).status).toBe(404);
});

test('the sitemap lists each page once, at its canonical URL', async () => {
  const { text } = await site.rest('/sitemap.xml');
  for (const { company, address } of pages) {
    const listed = company === 'TCS' ? '/TCS' : address;
    expect(text.split(`<loc>${site.url}${listed}</loc>`), company).toHaveLength(2);
    const html = (await answerOf(address)).text;
    expect(html).toContain(`<link rel="canonical" href="${site.url}${listed}" />`);
  }
  expect(text).not.toContain('/Preparation/TCS');
});
