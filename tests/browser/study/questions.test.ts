import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../axe.ts';
import { NARROW, installClock, passRetries, startSite, stopTime, waitForHydration } from '../browser.ts';

const site = await startSite();

const articles = (page: Page) => page.getByRole('article');
const headers = async (page: Page) => {
  const titles = await articles(page).getByRole('heading', { level: 2 }).allTextContents();
  return titles.map((title) => title.replace(/^\d+\./, ''));
};
const headersOf = async (category: string) => {
  const notes = await site.database.prisma.question.findMany({ where: { category }, orderBy: { id: 'asc' } });
  return notes.map(({ header }) => header);
};

/** Adds notes to a category, so that it gets more pages. */
async function fill(category: string, ids: { from: number; to: number }) {
  const data = Array.from({ length: ids.to - ids.from + 1 }, (_, index) => ({
    id: ids.from + index,
    category,
    header: `Question ${ids.from + index}`,
    text: 'An answer.',
  }));
  await site.database.prisma.question.createMany({ data });
}

/** Checks that a step without a target is announced as an unavailable link, and is no tab stop. */
async function expectClosed(pages: Locator, name: string) {
  const step = pages.getByRole('link', { name, disabled: true });
  expect(
    await step.evaluateAll((all) => all.map((one) => [one.hasAttribute('href'), (one as HTMLElement).tabIndex])),
  ).toEqual([[false, -1]]);
}

describe('a question page', () => {
  const PAGES = [
    ['/DSA', 'DSA', 'dsa'],
    ['/Python', 'Python', 'py'],
    ['/Java', 'Java', 'java'],
    ['/Dbms', 'DBMS', 'dbms'],
    ['/Cpp', 'C++ & OOPs', 'cpp'],
    ['/C', 'C Programming', 'c'],
    ['/CS-Fundamental', 'Operating System', 'os'],
    ['/cs-fundametal', 'Operating System', 'os'],
  ] as const;

  test('has the questions on its subject in order', async () => {
    const page = await site.visit('/About', { signedIn: true });
    for (const [address, name, category] of PAGES) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: `Basic Interview Questions ${name}` }).waitFor();
      await articles(page).first().waitFor();
      const expected = await headersOf(category);
      expect(expected.length).toBeGreaterThan(5);
      expect(await headers(page), address).toEqual(expected.slice(0, 10));
      expect(await page.title()).toContain(name);
    }
  });

  test('shows each statement with its details, with the markup rendered', async () => {
    await site.database.prisma.question.create({
      data: {
        id: 0,
        category: 'dsa',
        header: 'A question with everything',
        text: 'The text, <b>bold</b> and <i>not</i>.',
        statement: 'Statement one',
        substatement1: '<li>below one</li>',
        statement2: 'Statement two',
        statement3: 'Statement three',
        substatement3: 'below three',
        substatement5: 'below five, without a statement',
        example: 'The example',
        explanation: 'The explanation',
        image: '/figures/blog-two-sum.svg',
        figtitle: 'What the figure shows',
        code: 'int answer = 42;',
      },
    });
    const page = await site.visit('/DSA', { signedIn: true });
    const article = page.getByRole('article', { name: 'A question with everything' });
    await article.getByRole('button', { name: 'Read aloud' }).waitFor();
    const text = (await article.innerText()).replace(/\s+/g, ' ');
    expect(text).toBe(
      '1. A question with everything Read aloud Know it Revise Ask about this Note Add to a list The text, bold and <i>not</i>. Statement one below one Statement two ' +
        'Statement three below three below five, without a statement Example The example What the figure shows ' +
        `Show Code Explanation The explanation Next: ${(await headersOf('dsa'))[1]}`,
    );
    expect(await article.locator('b').textContent()).toBe('bold');
    const picture = article.getByRole('img', { name: 'What the figure shows' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await site.database.prisma.question.deleteMany({ where: { category: 'dsa', id: 0 } });
  });

  test.each([
    [NARROW, 'light'],
    [{ width: 1280, height: 900 }, 'dark'],
  ] as const)('says the short answer first, compares in tables and leads on: %j, %s', async (viewport, colorScheme) => {
    const data = {
      id: 0,
      category: 'java',
      header: 'What is a thread?',
      shortAnswer: 'A thread runs within a process. It shares the memory, and has a stack of its own.',
      text: `See [the \`heap\`](/Cheatsheet).\n\n| | Thread | Process |\n|---|---|---|\n| Memory | shared by all \`pthread_create\`d ones | its own |\n\nAfter the table.`,
      alsoAsked: 'Who switches between them? The scheduler.',
      sources: 'POSIX.1-2024, 2.9 Threads https://pubs.opengroup.org/onlinepubs/9799919799/\nA book, chapter 4',
    };
    await site.database.prisma.question.create({ data });
    const page = await site.visit('/Java', { viewport, colorScheme });
    const article = page.getByRole('article', { name: data.header });
    await article.getByRole('button', { name: 'Read aloud' }).waitFor();
    const table = article.getByRole('table');
    await table.waitFor();
    const text = (await article.innerText()).replace(/\s+/g, ' ');
    expect(text).toContain(
      `Ask about this Note Add to a list Short answer ${data.shortAnswer} See the heap. Thread Process Memory shared by all pthread_created ones its own After the table. They also ask ${data.alsoAsked} Sources POSIX.1-2024, 2.9 Threads A book, chapter 4`,
    );
    // It is in the server's HTML.
    expect(await (await page.request.get('/Java', { headers: { Accept: 'text/html' } })).text()).toContain('<tbody>');
    expect(await table.getByRole('columnheader').allTextContents()).toEqual(['', 'Thread', 'Process']);
    const source = article.getByRole('link', { name: 'POSIX.1-2024, 2.9 Threads' });
    expect(await source.getAttribute('href')).toBe('https://pubs.opengroup.org/onlinepubs/9799919799/');
    // A too wide table scrolls within itself, by keyboard too.
    const frame = article.getByRole('group', { name: 'Table' });
    await frame.focus();
    expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(await faultsOf(page)).toEqual([]);
    await article.getByRole('link', { name: 'the heap' }).press('Enter');
    await page.waitForURL('**/Cheatsheet');
    await site.database.prisma.question.deleteMany({ where: { category: 'java', id: 0 } });
  });

  test('shows and hides the code of each question', async () => {
    const page = await site.visit('/Dbms', { signedIn: true });
    const article = articles(page).nth(2);
    await article.getByRole('button', { name: 'Show Code' }).press('Enter');
    const { code } = await site.database.prisma.question.findFirstOrThrow({ where: { category: 'dbms', id: 3 } });
    await expect.poll(() => page.locator('pre').allTextContents()).toEqual([code]);
    const hide = article.getByRole('button', { name: 'Hide Code' });
    expect(await hide.getAttribute('aria-expanded')).toBe('true');
    await hide.press('Enter');
    await expect.poll(() => page.locator('pre').count()).toBe(0);
  });

  test('copies code, and shows that for a second and a half', async () => {
    const page = await site.visit('/Dbms', { signedIn: true, permissions: ['clipboard-read', 'clipboard-write'] });
    const article = articles(page).nth(2);
    await article.getByRole('button', { name: 'Show Code' }).click();
    await stopTime(page);
    await article.getByRole('button', { name: 'Copy', exact: true }).click();
    await article.getByRole('button', { name: 'Copied' }).waitFor();
    const { code } = await site.database.prisma.question.findFirstOrThrow({ where: { category: 'dbms', id: 3 } });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await page.clock.runFor(1499);
    expect(await article.getByRole('button', { name: 'Copied' }).count()).toBe(1);
    await page.clock.runFor(1);
    await article.getByRole('button', { name: 'Copy', exact: true }).waitFor();
  });

  test('highlights code in the language of the page, even if its text looks like another', async () => {
    const where = { category_id: { category: 'py', id: 1 } };
    await site.database.prisma.question.update({ where, data: { code: '# comment' } });
    const page = await site.visit('/Python');
    await articles(page).first().getByRole('button', { name: 'Show Code' }).click();
    await expect.poll(() => page.locator('pre .hljs-comment').allTextContents()).toEqual(['# comment']);
  });

  test('links to the messaging and the video channel', async () => {
    const page = await site.visit('/Java');
    const aside = page.getByRole('complementary', { name: 'Learn with others' });
    expect(await aside.getByRole('link', { name: /Telegram/ }).getAttribute('href')).toMatch(/^https:\/\/t\.me\//);
    expect(await aside.getByRole('link', { name: /YouTube/ }).getAttribute('href')).toMatch(
      /^https:\/\/www\.youtube\.com\//,
    );
  });

  test('has ten questions a page; a page is in the URL and starts at its top', async () => {
    await fill('py', { from: 1001, to: 1060 });
    const expected = await headersOf('py');
    const last = Math.ceil(expected.length / 10);
    const page = await site.visit('/Python');
    await articles(page).first().waitFor();
    expect(await headers(page)).toEqual(expected.slice(0, 10));
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const marks = async () => (await pages.innerText()).split(/\s+/);
    expect(await marks()).toEqual(['Previous', '1', '2', '…', `${last - 1}`, `${last}`, 'Next']);
    await expectClosed(pages, 'Previous');
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect.poll(() => headers(page)).toEqual(expected.slice(10, 20));
    expect(new URL(page.url()).search).toBe('?page=2');
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
    expect(await articles(page).first().getByRole('heading', { level: 2 }).textContent()).toMatch(/^11\./);
    await pages.getByRole('link', { name: `Page ${last}` }).click();
    await expect.poll(() => headers(page)).toEqual(expected.slice((last - 1) * 10));
    await expectClosed(pages, 'Next');
    expect(await pages.getByRole('link', { name: `Page ${last}` }).getAttribute('aria-current')).toBe('page');
    await page.goto('/Python?page=4');
    await expect.poll(marks).toEqual(['Previous', '1', '2', '…', '4', '…', `${last - 1}`, `${last}`, 'Next']);
    await pages.getByRole('link', { name: 'Previous' }).click();
    await expect.poll(() => headers(page)).toEqual(expected.slice(20, 30));
    expect(await marks()).toEqual(['Previous', '1', '2', '3', '…', `${last - 1}`, `${last}`, 'Next']);
    await page.goBack();
    await expect.poll(() => headers(page)).toEqual(expected.slice(30, 40));
  });

  test('has all steps and numbers of a list on one line of a phone', async () => {
    await fill('c', { from: 2001, to: 2120 });
    const page = await site.visit('/C?page=6', { viewport: NARROW });
    const pages = page.getByRole('navigation', { name: 'Pages' });
    expect((await pages.innerText()).split(/\s+/)).toHaveLength(9);
    const tops = await pages.getByRole('link').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(7);
    expect(new Set(tops).size).toBe(1);
    const last = Math.ceil((await headersOf('c')).length / 10);
    await pages.getByRole('link', { name: 'Page 6', exact: true }).focus();
    for (const name of [`Page ${last - 1}`, `Page ${last}`, 'Next']) {
      await page.keyboard.press('Tab');
      expect(await pages.getByRole('link', { name }).evaluate((link) => link === document.activeElement)).toBe(true);
    }
    await page.keyboard.press('Enter');
    await page.waitForURL('**/C?page=7');
  });

  test('shows that it is loading in place of the questions', async () => {
    const page = await site.visit('/Languages');
    let release = () => {};
    const held = new Promise<void>((go) => (release = go));
    await page.route(/question\.list/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: /^Java/ }).first().click();
    await page.getByRole('status').getByText('Loading notes').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Basic Interview Questions Java' }).waitFor();
    release();
    await articles(page).first().waitFor();
    expect(await page.getByText('Loading notes').count()).toBe(0);
  });

  test('shows its first page for an invalid number, and leads there from one that is too large', async () => {
    const page = await site.visit('/Java?page=99');
    await page.getByText('There is no page 99.').waitFor();
    await page.getByRole('link', { name: 'First page' }).click();
    const first = (await headersOf('java')).slice(0, 10);
    await expect.poll(() => headers(page)).toEqual(first);
    for (const pageNumber of ['1.5', '0', '-3', 'x', '1e9', '99999999999']) {
      await page.goto(`/Java?page=${pageNumber}`);
      await expect.poll(() => headers(page), { message: pageNumber }).toEqual(first);
    }
  });

  test("CS fundamentals: the dropdown's choice is in the URL and starts at page 1", async () => {
    await fill('os', { from: 1001, to: 1020 });
    const page = await site.visit('/CS-Fundamental?page=2');
    await expect.poll(() => headers(page)).toEqual((await headersOf('os')).slice(10, 20));
    const choice = page.getByRole('combobox', { name: 'Topic' });
    expect(await choice.locator('option').allTextContents()).toEqual(['Operating System', 'Computer Network']);
    await choice.selectOption('Computer Network');
    await expect.poll(() => headers(page)).toEqual((await headersOf('cn')).slice(0, 10));
    expect(new URL(page.url()).search).toBe('?category=cn');
    await page.getByRole('heading', { level: 1, name: 'Basic Interview Questions Computer Network' }).waitFor();
    await page.reload();
    await expect.poll(() => headers(page)).toEqual((await headersOf('cn')).slice(0, 10));
    expect(await choice.inputValue()).toBe('cn');
    await waitForHydration(page);
    await page.goBack();
    await expect.poll(() => headers(page)).toEqual((await headersOf('os')).slice(10, 20));
  });

  test('shows the first category for an unknown one', async () => {
    const page = await site.visit('/CS-Fundamental?category=dsa');
    await expect.poll(() => headers(page)).toEqual((await headersOf('os')).slice(0, 10));
  });

  test('shows that it failed, and offers a retry; an empty one is shown as such', async () => {
    site.expectConsoleError(/500/);
    const page = await site.visit('/Languages');
    await page.route(/question\.list/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await installClock(page);
    await page.getByRole('link', { name: /^Java/ }).first().click();
    await passRetries(page, page.getByText('The notes could not be loaded.'));
    await page.unroute(/question\.list/);
    await site.database.prisma.question.deleteMany({ where: { category: 'java' } });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No notes found.').waitFor();
  });

  test('fits a narrow screen without scrolling sideways, the code open', async () => {
    const page = await site.visit('/Cpp', { viewport: NARROW });
    await articles(page).first().getByRole('button', { name: 'Show Code' }).click();
    await page.locator('pre').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(NARROW.width);
  });
});

describe('a cheat sheet', () => {
  test('has the items of its category in order', async () => {
    const page = await site.visit('/About');
    for (const [address, title, category] of [
      ['/JSCheatsheet', 'JavaScript Cheat Sheet', 'js'],
      ['/Cppstl', 'C++ STL Cheat Sheet', 'cppstl'],
    ] as const) {
      const notes = await site.database.prisma.cheatSheetItem.findMany({ where: { category }, orderBy: { id: 'asc' } });
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await articles(page).first().waitFor();
      expect(await headers(page)).toEqual(notes.map(({ header }) => header).slice(0, 10));
    }
  });

  test('shows every field, and its links open safely', async () => {
    await site.database.prisma.cheatSheetItem.create({
      data: {
        id: 0,
        category: 'js',
        header: 'An item with everything',
        text: 'The text',
        statement: 'One',
        substatement1: 'below one',
        statement2: 'Two',
        substatement2: 'below two',
        statement3: 'Three',
        substatement3: 'below three',
        statement4: 'Four',
        substatement4: 'below four',
        feature: 'The feature',
        explain: 'The explain',
        note: 'The note',
        example: 'The example',
        image: '/figures/blog-two-sum.svg',
        figtitle: 'The figure',
        link1: 'https://www.example.org/docs',
        link2: '/Sheet',
        code: 'const answer = 42;',
        explanation: 'The explanation',
      },
    });
    const page = await site.visit('/JSCheatsheet');
    const article = page.getByRole('article', { name: 'An item with everything' });
    await article.getByRole('button', { name: 'Read aloud' }).waitFor();
    expect((await article.innerText()).replace(/\s+/g, ' ')).toBe(
      '1. An item with everything Read aloud Know it Revise Ask about this The text One below one Two below two Three below three Four below four ' +
        'Feature The feature The explain Note The note Example The example The figure example.org/docs /Sheet ' +
        'Show Code Explanation The explanation Next: let, const and var',
    );
    const outside = article.getByRole('link', { name: 'example.org/docs' });
    expect(await outside.getAttribute('href')).toBe('https://www.example.org/docs');
    expect(await outside.getAttribute('rel')).toContain('noopener');
    const total = await site.database.prisma.cheatSheetItem.count({ where: { category: 'js' } });
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: /^Page \d/ })
      .last()
      .click();
    await expect.poll(() => articles(page).count()).toBe(total % 10 || 10);
    await page.goBack();
    await article.getByRole('link', { name: '/Sheet' }).click();
    await page.waitForURL('**/Sheet');
  });

  test('does not show links that are not web URLs', async () => {
    await site.database.prisma.cheatSheetItem.updateMany({
      where: { category: 'js', id: 1 },
      data: { link1: 'javascript:alert(1)', link2: '//elsewhere.example' },
    });
    const page = await site.visit('/JSCheatsheet');
    const { header } = await site.database.prisma.cheatSheetItem.findFirstOrThrow({ where: { category: 'js', id: 1 } });
    const article = page.getByRole('article', { name: header, exact: false });
    await article.waitFor();
    const links = article.getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.filter((address) => !/^(#|\/AI\?)/.test(address))).toEqual([]);
  });
});
