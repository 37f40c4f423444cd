import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NARROW, startSite, stopTime } from '../browser.ts';

const site = await startSite();
const administrator = await site.createAdministrator();

const box = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');
/** Waits until the suggestions belong to the whole text in the box. */
const areSettled = (page: Page) => list(page).and(page.locator('[aria-busy=false]')).waitFor();
const results = (page: Page) => page.getByRole('main').getByRole('listitem');
const queryOf = (page: Page) => new URL(page.url()).searchParams.get('q');
const header = 'The zebra sieve of Quillon';

const suggestionsOf = (text: string) => (url: URL) =>
  url.pathname.includes('search.suggestions') && url.search.includes(encodeURIComponent(`"q":"${text}"`));

await site.rest('/blog', {
  method: 'POST',
  token: administrator.token,
  body: {
    id: 9001,
    header,
    category: 'dsa',
    code: 'print()',
    image: '/figures/blog-two-sum.svg',
    explanation: 'Strike out the quagga multiples <script>window.hacked=1</script> & go on.',
  },
});
await site.rest('/blog', {
  method: 'POST',
  token: administrator.token,
  body: {
    id: 9002,
    header: '<img src=x onerror="window.hacked=1"> of the zebra',
    category: 'dsa',
    code: 'x',
    image: '/x',
  },
});

describe('the search box', () => {
  test("is a required field that says 'Search your contents', with a button, on every page", async () => {
    const page = await site.visit('/');
    for (const path of ['/', '/Sheet', '/nowhere']) {
      if (path === '/nowhere') site.expectConsoleError(/404/);
      await page.goto(path);
      expect(await box(page).getAttribute('placeholder')).toBe('Search your contents');
      expect(await box(page).evaluate((field: HTMLInputElement) => field.required)).toBe(true);
      await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).waitFor();
    }
  });

  test('shows suggestions while there is text, in a list of at most 300 px that scrolls', async () => {
    const page = await site.visit('/');
    await box(page).pressSequentially('tree');
    await areSettled(page);
    await options(page).first().waitFor();
    const { height, scrollHeight } = await list(page).evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      scrollHeight: element.scrollHeight,
    }));
    expect(height).toBeLessThanOrEqual(300);
    expect(scrollHeight).toBeGreaterThan(300);
    const headers = await options(page).allTextContents();
    expect(headers.length).toBeLessThanOrEqual(10);
    expect(new Set(headers).size).toBe(headers.length);
    await box(page).fill('');
    await list(page).waitFor({ state: 'detached' });
  });

  test('a chosen suggestion fills the box with its header, hides the suggestions and loads results', async () => {
    const page = await site.visit('/');
    await box(page).pressSequentially('zebra sie');
    await options(page).filter({ hasText: header }).click();
    await list(page).waitFor({ state: 'detached' });
    expect(await box(page).inputValue()).toBe(header);
    await results(page).filter({ hasText: header }).waitFor();
    expect(queryOf(page)).toBe(header);
  });

  test('any edit of the text opens the suggestions again; clearing it enables them again', async () => {
    const page = await site.visit('/');
    await box(page).pressSequentially('zebra');
    await options(page).filter({ hasText: header }).click();
    await list(page).waitFor({ state: 'detached' });
    await results(page).filter({ hasText: header }).waitFor();
    await box(page).press('End');
    await box(page).press('Backspace');
    await options(page).first().waitFor();
    await box(page).fill('');
    await list(page).waitFor({ state: 'detached' });
    await box(page).pressSequentially('zebra');
    await options(page).first().waitFor();
  });

  test('submitting loads the results of the typed text', async () => {
    const page = await site.visit('/Sheet');
    await box(page).fill('quagga');
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
    await results(page).filter({ hasText: header }).waitFor();
    expect([new URL(page.url()).pathname, queryOf(page)]).toEqual(['/results', 'quagga']);
    await page.reload();
    await results(page).filter({ hasText: header }).waitFor();
    expect(await box(page).inputValue()).toBe('quagga');
  });

  test('works by keyboard alone: Ctrl-K, arrows, Enter, Escape', async () => {
    const page = await site.visit('/About');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('zebra');
    await areSettled(page);
    await options(page).nth(1).waitFor();
    const activeText = () =>
      box(page).evaluate(
        (field) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent,
      );
    const [first, second] = await options(page).allTextContents();
    await page.keyboard.press('ArrowDown');
    await expect.poll(activeText).toBe(first);
    await page.keyboard.press('ArrowDown');
    await expect.poll(activeText).toBe(second);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await box(page).getAttribute('aria-activedescendant')).toBeNull();
    await page.keyboard.press('Escape');
    await list(page).waitFor({ state: 'detached' });
    expect(await box(page).inputValue()).toBe('zebra');
    await page.keyboard.press('Escape');
    expect(await box(page).inputValue()).toBe('');
    await page.keyboard.type('zebra sieve');
    await expect.poll(() => options(page).allTextContents()).toEqual([header]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/results?*');
    expect(queryOf(page)).toBe(header);
  });

  test('announces to screen readers what is open and the number of suggestions', async () => {
    const page = await site.visit('/');
    expect(await box(page).getAttribute('aria-expanded')).toBe('false');
    await box(page).pressSequentially('zebra sieve of q');
    await options(page).first().waitFor();
    expect(await box(page).getAttribute('aria-expanded')).toBe('true');
    expect(await box(page).getAttribute('aria-controls')).toBe(await list(page).getAttribute('id'));
    await page.getByRole('status').filter({ hasText: '1 suggestion' }).waitFor({ state: 'attached' });
  });

  test('waits for a pause in typing before it sends a request', async () => {
    const page = await site.visit('/');
    const queries: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('search.suggestions')) queries.push(decodeURIComponent(request.url()));
    });
    await stopTime(page);
    await box(page).pressSequentially('zebra sieve');
    await list(page).waitFor({ state: 'attached' });
    expect(queries).toEqual([]);
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return options(page).allTextContents();
      })
      .toEqual([header]);
    expect(queries).toEqual([expect.stringContaining('"zebra sieve"')]);
  });

  test('an older answer never overwrites a newer one', async () => {
    const page = await site.visit('/');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(suggestionsOf('tree'), async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    const isAsked = page.waitForRequest((request) => suggestionsOf('tree')(new URL(request.url())));
    await box(page).pressSequentially('tree');
    await isAsked;
    await box(page).fill('zebra sieve');
    await options(page).filter({ hasText: header }).waitFor();
    release();
    await box(page).press('End');
    await expect.poll(() => options(page).allTextContents()).toEqual([header]);
  });

  test('a failure is shown and logged, and can be retried', async () => {
    site.expectConsoleError(/Failed to load resource/);
    const page = await site.visit('/');
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    let isDown = true;
    await page.route(suggestionsOf('zebra'), (route) => (isDown ? route.abort() : route.continue()));
    await box(page).pressSequentially('zebra');
    await page.getByRole('alert').filter({ hasText: 'Suggestions could not be loaded.' }).waitFor();
    await expect.poll(() => warnings.some((text) => text.includes('Error fetching suggestions:'))).toBe(true);
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await options(page).filter({ hasText: header }).waitFor();
  });

  test('a missing answer is a failure too', async () => {
    const page = await site.visit('/');
    await page.route(suggestionsOf('zebra'), () => {});
    const requested = page.waitForRequest((request) => suggestionsOf('zebra')(new URL(request.url())));
    await box(page).pressSequentially('zebra');
    await requested;
    await page.getByRole('alert').filter({ hasText: 'Suggestions could not be loaded.' }).waitFor();
  });

  test('closes when something else is clicked', async () => {
    const page = await site.visit('/About');
    await box(page).pressSequentially('tree');
    await options(page).first().waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await list(page).waitFor({ state: 'detached' });
    expect(await box(page).inputValue()).toBe('tree');
  });

  test('opens from a button on narrow screens, without sideways scroll', async () => {
    const page = await site.visit('/', { viewport: NARROW });
    await page.getByRole('button', { name: 'Open the search' }).click();
    await expect.poll(() => box(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('zebra sieve');
    await options(page).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Enter');
    await results(page).filter({ hasText: header }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});

describe('the results', () => {
  test('mark the words of the query, and show hostile text as text', async () => {
    const page = await site.visit('/results?q=quagga');
    const found = results(page).filter({ hasText: header });
    await found.waitFor();
    expect(await found.locator('mark').allTextContents()).toEqual(['quagga']);
    await found.getByText('<script>window.hacked=1</script>').waitFor();
    await page.goto('/results?q=onerror%20zebra');
    await page.getByRole('link', { name: '<img src=x onerror="window.hacked=1"> of the zebra' }).waitFor();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('can be narrowed to a kind, which is in the URL', async () => {
    const page = await site.visit('/results?q=binary%20tree');
    const kinds = page.getByRole('navigation', { name: 'Kinds' });
    await kinds.getByRole('link', { name: 'Problems' }).click();
    await page.waitForURL('**kind=problems');
    await page.reload();
    expect(await kinds.getByRole('link', { name: 'Problems' }).getAttribute('aria-current')).toBe('page');
    const shown = await results(page).locator('p').first().textContent();
    expect(shown).toBe('Problems');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).searchParams.get('kind')).toBeNull();
  });

  test('link the page of the record', async () => {
    const page = await site.visit('/results?q=deadlock&kind=questions');
    await results(page).getByRole('link').first().click();
    await page.waitForURL(/#.*deadlock.*-\d+$/);
    const { hash } = new URL(page.url());
    await page.locator(hash).waitFor();
    const isInView = () =>
      page
        .locator(hash)
        .evaluate((note) => note.getBoundingClientRect().top < innerHeight && note.getBoundingClientRect().bottom > 0);
    await expect.poll(isInView).toBe(true);
    await page.goto('/results?q=two%20sum&kind=problems');
    await page.getByRole('link', { name: 'Two Sum', exact: true }).click();
    await page.waitForURL('**/Problem/two-sum');
    await page.goto('/results?q=paint%20house%20ii&kind=problems');
    await page.getByRole('link', { name: 'Paint House II', exact: true }).click();
    await page.getByRole('rowheader', { name: 'Paint House II', exact: true }).waitFor();
  });

  test('show what to do when there are none, or when they cannot be loaded', async () => {
    const page = await site.visit('/results?q=xyzzyplughqwert');
    await page.getByText('Nothing was found for “xyzzyplughqwert”.').waitFor();
    await page.goto('/results');
    await page.getByText('What are you looking for?').waitFor();
    site.expectConsoleError(/400/);
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().includes('/trpc/search.results')) requests += 1;
    });
    await page.goto(`/results?q=${'a'.repeat(300)}`);
    const refusal = page.getByRole('alert').filter({ hasText: 'The search failed.' });
    await refusal.getByText('A search can have at most 200 characters').waitFor();
    expect(await refusal.textContent()).not.toContain('connection');
    expect(requests).toBe(1);
  });

  test('can be opened at /results/{id}; an unknown one is not found', async () => {
    const [found] = (await site.rest('/search?q=quagga')).json<{ _id: string; header: string }[]>();
    expect(found?.header).toBe(header);
    const page = await site.visit(`/results/${found?._id}`);
    await page.getByRole('heading', { name: header }).waitFor();
    await page.getByText('Strike out the quagga multiples').waitFor();
    await page.getByRole('link', { name: 'Read it on its page' }).click();
    await page.waitForURL('**/detail/9001');
    site.expectConsoleError(/404/);
    const missing = await page.goto('/results/00000000-0000-4000-8000-000000000000');
    expect(missing?.status()).toBe(404);
    await page.getByRole('heading', { name: 'There is no such search result.' }).waitFor();
  });
});
