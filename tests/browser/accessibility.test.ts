import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { formSlug, listSlug } from '#shared/panels.ts';
import { type PageName, pages } from '#shared/pages.ts';
import { canonicalPage, href } from '#shared/paths.ts';
import { resourceNames } from '#shared/resources/index.ts';
import { NARROW, startSite, WIDE } from './browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LONG = 240_000;
const SERIOUS = new Set<unknown>(['serious', 'critical']);
const RULES = `Object.fromEntries(
  axe._audit.rules
    .filter(({ impact }) => ['minor', 'moderate'].includes(impact))
    .map(({ id }) => [id, { enabled: false }]),
)`;
const WIDTHS = [
  { width: 'wide', viewport: WIDE },
  { width: 'narrow', viewport: NARROW },
];

const FOR_USERS = new Set<PageName>(['contactForm', 'contests', 'dsa', 'dbms', 'profile', 'contributeBlog']);
const FOR_ADMINISTRATORS = new Set<PageName>(['dashboard', 'addAdministrator']);
const SEARCHES: Partial<Record<PageName, string>> = { results: '?q=tree' };
const PANELS = [...resourceNames.flatMap((name) => [formSlug(name), listSlug(name)]), 'users', 'queries'];

const site = await startSite();
const { prisma } = site.database;
const user = await site.createUser();
const administrator = await site.createAdministrator();
const { recordKey } = await prisma.searchDocument.findFirstOrThrow({ where: { resource: 'blog' } });
await prisma.message.create({
  data: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', phone: '9876543210', message: 'Hello' },
});

/** Each page at an address that shows something. */
const addressesOf = (isWanted: (name: PageName) => boolean) =>
  (Object.keys(pages) as PageName[]) // its keys
    .filter((name) => canonicalPage(name) === name && name !== 'dashboardPanel' && isWanted(name))
    .map((name) => href(name, { id: name === 'result' ? recordKey : 1, slug: 'Amazon' }) + (SEARCHES[name] ?? ''));

const VISITS = [
  {
    who: 'a visitor',
    identity: {},
    addresses: [...addressesOf((name) => !FOR_USERS.has(name) && !FOR_ADMINISTRATORS.has(name)), '/nowhere'],
  },
  { who: 'a learner', identity: { signedIn: user }, addresses: addressesOf((name) => FOR_USERS.has(name)) },
  {
    who: 'an administrator',
    identity: { administering: administrator },
    addresses: [
      ...addressesOf((name) => FOR_ADMINISTRATORS.has(name)),
      ...[...PANELS, 'administrators', 'subscribers', 'newsletters', 'changes'].map((panel) =>
        href('dashboardPanel', { panel }),
      ),
    ],
  },
];

/** Waits until a page has its content and works. */
async function settle(page: Page) {
  await page.waitForFunction(
    () => !window.earlyInput && document.querySelector('main h1, main h2') && !document.querySelector('.skeleton'),
  );
}

/** What is seriously wrong with what a page shows: in light, and its colours in dark as well. */
async function faultsOf(page: Page): Promise<string[]> {
  const light = await violations(page, {});
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  const dark = await violations(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.evaluate(() => document.documentElement.classList.remove('dark'));
  const where = `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px`;
  return [
    ...light.map((fault) => `${where}: ${fault}`),
    ...dark.map((fault) => `${where} in dark: ${fault}`),
    ...(overflow > 0 ? [`${where} scrolls sideways by ${overflow} px`] : []),
  ];
}

async function violations(page: Page, options: { runOnly?: string[] }): Promise<string[]> {
  // Nothing that plays or turns by itself is on the site, for which styles and media would be loaded once more.
  const given = JSON.stringify({ resultTypes: ['violations'], preload: false, ...options });
  // What a rule finds has the rule's impact: those whose findings are left out need not look.
  const run = `axe.run({ ...${given}, rules: ${RULES} }).then(({ violations }) => violations)`;
  // The site's content security policy holds for elements of the page, not for what the browser is told to run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate<Result[]>(run);
  return violations
    .filter(({ impact }) => SERIOUS.has(impact))
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html, any }) => `${id} ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    );
}

test.each(VISITS)(
  'every page of $who is accessible, wide and narrow, in light and dark',
  { timeout: LONG },
  async ({ identity, addresses }) => {
    const faults: string[] = [];
    // The unknown page, and the confirmation without a token.
    site.expectConsoleError(/status of (404|400)/);
    const page = await site.visit('/Pagenotfound', identity);
    await page.addInitScript(AXE);
    for (const address of addresses) {
      await page.goto(address);
      // One load for both: the width decides in styles and in what measures itself, not in what is loaded.
      for (const { viewport } of WIDTHS) {
        await page.setViewportSize(viewport);
        await settle(page);
        faults.push(...(await faultsOf(page)));
      }
      expect(new URL(page.url()).pathname).toBe(new URL(address, site.url).pathname);
    }
    expect(faults).toEqual([]);
  },
);

describe.each(WIDTHS)('on a $width screen', ({ viewport }) => {
  test('what opens on a page is accessible too', { timeout: LONG }, async () => {
    const faults: string[] = [];
    const look = async (page: Page) => faults.push(...(await faultsOf(page)));

    const conversations = JSON.stringify([
      [{ id: 'one', prompt: 'a question', answer: 'x', state: 'answered' }],
      [{ id: 'two', prompt: 'another', answer: 'y', state: 'answered' }],
    ]);
    const stored = { 'techai-conversation:left': conversations };
    const assistant = await site.visit('/AI?about=blog/1', { viewport, stored });
    await assistant.getByRole('button', { name: /^Do not ask about/ }).waitFor();
    await look(assistant);
    await assistant.getByRole('button', { name: 'Conversations' }).click();
    await assistant.getByRole('button', { name: 'Rename a question' }).click();
    await assistant.getByRole('button', { name: 'Delete another' }).click();
    await assistant.getByRole('button', { name: 'Undo' }).waitFor();
    await look(assistant);

    const page = await site.visit('/Sheet', { viewport });
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Add note: Two Sum' }).click();
    await dialog.waitFor();
    await look(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show companies of Two Sum' }).click();
    await dialog.waitFor();
    await look(page);
    await page.keyboard.press('Escape');
    if (viewport === NARROW) await page.getByRole('button', { name: 'Open the menu' }).click();
    else await page.getByRole('button', { name: 'DSA SHEET' }).click();
    await look(page);

    await page.goto('/Company-Wise-Sheet');
    await settle(page);
    await page.getByRole('button', { name: /^Choose a company/ }).click();
    await dialog.waitFor();
    await look(page);

    await page.goto('/');
    await settle(page);
    if (viewport === NARROW) await page.getByRole('button', { name: 'Open the search' }).click();
    await page.getByRole('banner').getByRole('combobox', { name: 'Search' }).fill('tree');
    await page.getByRole('option').first().waitFor();
    await look(page);

    await page.goto('/detail/1');
    for (const heading of ['Better Approach', 'Best Approach'])
      await page.getByRole('main').getByText(heading, { exact: true }).click();
    await page.getByRole('button', { name: 'Show Code of Best Approach' }).click();
    await page.locator('.hljs-keyword').first().waitFor();
    await look(page);

    await page.goto('/Signup');
    await page.getByRole('main').locator('form button[type=submit]').click();
    await page.getByRole('main').getByText('is required').first().waitFor();
    await look(page);

    const office = await site.visit('/Dashboard/new-blog', { viewport, administering: administrator });
    await office.getByRole('main').locator('form button[type=submit]').click();
    await office.getByText('is required').first().waitFor();
    await look(office);
    await office.goto('/Dashboard/blog');
    for (const name of [/^Edit /, /^History of /, /^Delete /]) {
      await office.getByRole('main').getByRole('button', { name }).first().click();
      await office.getByRole('dialog').waitFor();
      await settle(office);
      await look(office);
      await office.keyboard.press('Escape');
      await office.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(faults).toEqual([]);
  });
});
