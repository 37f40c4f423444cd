import { describe, expect, test } from 'vitest';
import { startSite, waitForHydration } from '../browser.ts';

const site = await startSite();

const html = async (path: string) => {
  const answer = await site.rest(path, { headers: { Accept: 'text/html' } });
  expect(answer.status, path).toBe(200);
  return answer.text;
};

describe("the server's HTML", () => {
  test.each([
    ['/', 'Gear Up For Success'],
    ['/Sheet', 'Best Time to Buy and Sell Stock'],
    ['/Company-Wise-Sheet?company=Google', 'Two Sum'],
    ['/Top-50', 'Two Sum'],
    ['/Python', 'What is the difference between a list and a tuple?'],
    ['/CS-Fundamental?category=cn', 'TCP'],
    ['/JSCheatsheet', 'JavaScript Cheat Sheet'],
    ['/Technical-Blog', 'href="/detail/'],
    ['/detail/1', 'Brute Force Approach'],
    ['/contestdetail/1', 'Disclaimer'],
    ['/Languages', 'Interview questions'],
  ])('%s contains its content', async (path, text) => {
    const content = (await html(path)).split('id="rendered"')[0];
    expect(content).toContain(text);
  });

  test("has the page's title, canonical URL and description", async () => {
    const page = await html('/detail/1');
    const { header } = await site.database.prisma.blog.findUniqueOrThrow({ where: { id: 1 } });
    expect(page).toContain(`<title>${header} · GearUp</title>`);
    expect(page).toContain(`<link rel="canonical" href="${site.url}/detail/1" />`);
    expect(page).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(page).toContain('property="og:title"');
  });

  test('is safe against texts of administrators', async () => {
    const evil = '</script><script>window.hacked = 1</script><!--page-->$&"\'<';
    await site.database.prisma.blog.update({ where: { id: 7 }, data: { header: evil, explanation: evil } });
    const page = await site.visit('/detail/7');
    await page.getByRole('heading', { level: 1, name: /window.hacked/ }).waitFor();
    expect(await page.evaluate('window.hacked')).toBeUndefined();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(evil);
  });

  test('is current at once after a change through either API', async () => {
    const { token } = await site.createAdministrator();
    const { key } = await site.database.prisma.languageCard.findUniqueOrThrow({ where: { id: 2 } });
    for (const title of ['First change', 'Second change']) {
      await html('/Languages');
      await site.trpc(token).content.languageCard.update.mutate({ key, values: { title } });
      expect(await html('/Languages')).toContain(title);
    }
  });

  test('is readable without scripts, with working links', async () => {
    const page = await site.visit('/', { javaScriptEnabled: false });
    await page
      .getByRole('link', { name: /^DSA Sheet Problems|Trending/ })
      .first()
      .click();
    await page.getByRole('rowheader', { name: 'Two Sum' }).waitFor();
    await page.goto('/Technical-Blog');
    await page.getByRole('main').locator('a[href^="/detail/"]').first().click();
    await page.getByRole('heading', { name: 'Brute Force Approach' }).waitFor();
    await page.getByRole('heading', { name: 'Best Approach' }).click();
    await page.getByText('Time O(', { exact: false }).first().waitFor();
  });

  test('is taken over without loading the data again, and nothing moves', async () => {
    const requests: string[] = [];
    const page = await site.visit('/Pagenotfound');
    page.on('request', (request) => requests.push(request.url()));
    await page.addInitScript(() => {
      const sum = { shift: 0 };
      Object.defineProperty(window, 'shift', { get: () => sum.shift });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) sum.shift += Number(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/Sheet');
    await waitForHydration(page);
    await page.getByRole('checkbox', { name: 'Done: Two Sum' }).check();
    // Where done problems are is another request than the data of the page.
    const sheetRequests = requests.filter(
      (url) => url.includes('/trpc/sheets') && !url.endsWith('/trpc/sheets.topicsOf'),
    );
    expect(sheetRequests).toEqual([]);
    const shift = await page.evaluate('window.shift');
    expect(shift).toBeLessThan(0.02);
  });

  /** Opens a page that is visible but not interactive yet. */
  async function visitEarly(path: string) {
    const page = await site.visit('/Pagenotfound');
    const { promise: held, resolve: release } = Promise.withResolvers<true>();
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.earlyInput);
    return { page, release: () => release(true) };
  }

  test('keeps clicks from before it is interactive', async () => {
    const { page, release } = await visitEarly('/Sheet');
    await page.getByRole('checkbox', { name: 'Done: Rotate Array' }).click();
    await page.getByRole('button', { name: 'Add note: Two Sum' }).click();
    release();
    await page.getByRole('textbox', { name: 'Your note on Two Sum' }).waitFor();
    expect(await page.evaluate(`localStorage.getItem('checkbox-Rotate Array')`)).toBe('true');
  });

  test('keeps input and choices from before it is interactive', async () => {
    const { page, release } = await visitEarly('/Sheet?topic=Arrays');
    await page.getByRole('searchbox', { name: 'Filter by name' }).fill('sum');
    await page.getByLabel('Order', { exact: true }).selectOption('By name');
    await page.getByRole('textbox', { name: 'Your email address' }).fill('early@example.org');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    release();
    await expect.poll(() => new URL(page.url()).search).toBe('?topic=Arrays&q=sum&sort=name');
    await page.getByText('Thanks for subscribing!').waitFor();
  });

  test('keeps a choice made when React has hydrated the page but not run its effects', async () => {
    const page = await site.visit('/Pagenotfound');
    await page.addInitScript(() => {
      const { port1: receiver, port2: next } = new MessageChannel();
      receiver.onmessage = () => {
        const language = document.querySelector<HTMLSelectElement>('#practice-language');
        const entry = language && Object.entries(language).find(([key]) => key.startsWith('__reactFiber'));
        // The component tree that the field belongs to, and the one that is on the page.
        type Fiber = { return: Fiber | null; stateNode: { current?: Fiber } };
        let top = entry?.[1] as Fiber | undefined; // as React stores it
        while (top?.return) top = top.return;
        if (!language || !top || top.stateNode.current !== top) return next.postMessage(null);
        document.documentElement.dataset.isEarly = String(Boolean(window.earlyInput));
        language.value = 'javascript';
        for (const name of ['input', 'change']) language.dispatchEvent(new Event(name, { bubbles: true }));
      };
      next.postMessage(null);
    });
    const chooses = async () => {
      await page.goto('/robots.txt');
      await page.evaluate(() => localStorage.removeItem('practice-language'));
      await page.goto('/Problem/two-sum');
      await page.getByRole('textbox', { name: 'Your program in JavaScript' }).waitFor();
      await waitForHydration(page);
      expect(await page.getByRole('combobox', { name: 'Language' }).inputValue()).toBe('javascript');
      return page.evaluate(() => document.documentElement.dataset.isEarly);
    };
    // The effects may run first.
    await expect.poll(chooses).toBe('true');
  });

  test('keeps the beginning of a prompt', async () => {
    const { page, release } = await visitEarly('/AI');
    const field = page.getByPlaceholder('Ask with TechAI');
    await field.fill('explain dead');
    release();
    await waitForHydration(page);
    await field.press('End');
    await page.keyboard.type('lock');
    expect(await field.inputValue()).toBe('explain deadlock');
    await page.keyboard.press('Enter');
    await page.getByText('A deadlock is a cycle of waiting').waitFor();
  });
});
