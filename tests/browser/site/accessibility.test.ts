import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formSlug, listSlug, MENU } from '#shared/admin-pages.ts';
import { type PageName, pages } from '#shared/pages.ts';
import { canonicalPage, href } from '#shared/paths.ts';
import { resourceNames } from '#shared/resources/index.ts';
import { faultsAtBothWidths, faultsOf, nothingChecked, settle } from '../axe.ts';
import { button, menu, panelTitle } from '../back-office/back-office.ts';
import { NARROW, startSite, WIDE } from '../browser.ts';
import { htmlFaults, repeatedIds, withNewParts } from '../html-faults.ts';

const LONG = 240_000;

const FOR_USERS = new Set<PageName>(['contactForm', 'contests', 'dsa', 'dbms', 'profile', 'contributeBlog']);
const FOR_ADMINISTRATORS = new Set<PageName>(['dashboard', 'addAdministrator']);
const SLUGS: Partial<Record<PageName, string>> = { preparation: 'Amazon', problem: 'two-sum' };
const SEARCHES: Partial<Record<PageName, string>> = { results: '?q=tree' };
const addressOf = (panel: string) => href('adminPage', { panel });
const PANELS = [...resourceNames.flatMap((name) => [formSlug(name), listSlug(name)]), 'users', 'queries'];

/** If a page has only parts that earlier pages had, only its ids can be wrong. */
const hasNewParts = withNewParts();
const checked = nothingChecked();
const markupFaults = async (page: Page): Promise<string[]> => {
  const html = await page.content();
  const repeated = repeatedIds(html).map((id) => `${page.url()}: the id ${id} stands twice`);
  return [...repeated, ...(hasNewParts(html) ? await htmlFaults(html, page.url()) : [])];
};
const faultsOfPage = (page: Page) => faultsAtBothWidths(page, { checked, atNarrow: markupFaults });

const site = await startSite();
const { prisma } = site.database;
const user = await site.createUser();
const administrator = await site.createAdministrator();
await prisma.publicProfile.create({ data: { userKey: user.key, name: 'ada', isOn: true } });
const { recordKey } = await prisma.searchDocument.findFirstOrThrow({ where: { resource: 'blog' } });
await prisma.message.create({
  data: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', phone: '9876543210', message: 'Hello' },
});

/** Each page at a URL where it shows something. */
const addressesOf = (isWanted: (name: PageName) => boolean) =>
  (Object.keys(pages) as PageName[]) // its keys
    .filter((name) => canonicalPage(name) === name && name !== 'adminPage' && isWanted(name))
    .map(
      (name) =>
        href(name, { id: name === 'result' ? recordKey : 1, slug: SLUGS[name] ?? '', name: 'ada' }) +
        (SEARCHES[name] ?? ''),
    );

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
      ...addressesOf((name) => FOR_ADMINISTRATORS.has(name)).toSorted(), // the dashboard last
      ...[
        ...PANELS,
        'administrators',
        'subscribers',
        'newsletters',
        'pictures',
        'changes',
        'links',
        'audit',
        'password',
      ].map(addressOf),
    ],
  },
];

const panelsIn = (entry: (typeof MENU)[number]) => {
  if ('group' in entry) return entry.pages;
  return 'slug' in entry ? [entry] : [];
};

/** Opens a page; a panel of the back office by its link in the menu, without a load. */
async function open(page: Page, address: string) {
  if (!address.startsWith('/Dashboard/')) return page.goto(address);
  const isWanted = ({ slug }: { slug: string }) => addressOf(slug) === address;
  const entry = MENU.find((one) => panelsIn(one).some(isWanted));
  const panel = entry && panelsIn(entry).find(isWanted);
  if (!entry || !panel) throw new Error(`The menu does not link ${address}`);
  const link = menu(page).locator(`a[href="${address}"]`);
  if ('group' in entry && !(await link.isVisible())) await button(menu(page), entry.group).click();
  await link.click();
  await link.and(page.locator('[aria-current=page]')).waitFor();
  await panelTitle(page).getByText(panel.label, { exact: true }).waitFor();
}

test.each(VISITS)(
  'every page of $who is accessible and valid, wide and narrow, in light and dark',
  { timeout: LONG },
  async ({ identity, addresses }) => {
    const faults: string[] = [];
    // For the unknown page, and the confirmation without a token.
    site.expectConsoleError(/status of (404|400)/);
    const page = await site.visit('/Pagenotfound', identity);
    for (const address of addresses) {
      await open(page, address);
      await settle(page);
      faults.push(...(await faultsOfPage(page)));
      expect(new URL(page.url()).pathname).toBe(new URL(address, site.url).pathname);
    }
    expect(faults).toEqual([]);
  },
);

test('dialogs and menus on a page are accessible and valid too, wide and narrow', { timeout: LONG }, async () => {
  const faults: string[] = [];
  const look = async (page: Page) => faults.push(...(await faultsOfPage(page)), ...(await markupFaults(page)));
  /** Checks what only one width opens. */
  const lookAtOne = async (page: Page) =>
    faults.push(...(await faultsOf(page, checked)), ...(await markupFaults(page)));

  const conversations = JSON.stringify([
    [{ id: 'one', prompt: 'a question', answer: 'x', state: 'answered' }],
    [{ id: 'two', prompt: 'another', answer: 'y', state: 'answered' }],
  ]);
  const stored = { 'techai-conversation:left': conversations };
  const assistant = await site.visit('/AI?about=blog/1', { stored });
  await assistant.getByRole('button', { name: /^Do not ask about/ }).waitFor();
  await look(assistant);
  await assistant.getByRole('button', { name: 'Conversations' }).click();
  await assistant.getByRole('button', { name: 'Rename a question' }).click();
  await assistant.getByRole('button', { name: 'Delete another' }).click();
  await assistant.getByRole('button', { name: 'Undo' }).waitFor();
  await look(assistant);

  const page = await site.visit('/Sheet');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add note: Two Sum' }).click();
  await dialog.waitFor();
  await look(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show companies of Two Sum' }).click();
  await dialog.waitFor();
  await look(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'DSA SHEET' }).click();
  await lookAtOne(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize(NARROW);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await lookAtOne(page);

  await page.goto('/Company-Wise-Sheet');
  await settle(page);
  await page.getByRole('button', { name: /^Choose a company/ }).click();
  await dialog.waitFor();
  await look(page);

  await page.goto('/');
  await settle(page);
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    if (viewport === NARROW) await page.getByRole('button', { name: 'Open the search' }).click();
    await page.getByRole('banner').getByRole('combobox', { name: 'Search' }).fill('tree');
    await page.getByRole('option').first().waitFor();
    await lookAtOne(page);
  }

  await page.goto('/');
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  await page.getByRole('button', { name: 'Back to the top' }).waitFor();
  await page.route(/subscribers\.subscribe/, (route) => route.fulfill({ json: { result: { data: {} } } }));
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await page.getByRole('textbox', { name: 'Your email address' }).fill('ada@example.org');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    // It would disappear during a longer check.
    await page.getByText('Thanks for subscribing!').last().waitFor();
    await lookAtOne(page);
  }

  await page.goto('/Technical-Blog');
  await page.route(/contests\.cards/, () => {}); // never answered
  await page.getByRole('banner').getByRole('link', { name: 'GearUp' }).click();
  await page.getByText('Loading contests...').waitFor();
  await look(page);
  await page.unrouteAll();

  await page.goto('/detail/1');
  for (const heading of ['Better Approach', 'Best Approach'])
    await page.getByRole('main').getByText(heading, { exact: true }).click();
  await page.getByRole('button', { name: 'Show Code of Best Approach' }).click();
  await page.locator('.hljs-keyword').first().waitFor();
  await look(page);

  await page.goto('/Python');
  await settle(page);
  await page.getByRole('button', { name: 'Show Code' }).first().click();
  await page.locator('.hljs-keyword').first().waitFor();
  await page
    .getByRole('button', { name: /^Know it/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Revise/ })
    .nth(1)
    .click();
  await look(page);
  await page.setViewportSize(NARROW);
  await page.getByRole('button', { name: /^Questions/ }).click();
  await lookAtOne(page);
  await page.setViewportSize(WIDE);

  await page.goto('/Signup');
  await page.getByRole('main').locator('form button[type=submit]').click();
  await page.getByRole('main').getByText('is required').first().waitFor();
  await look(page);

  const office = await site.visit('/Dashboard/new-blog', { administering: administrator });
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

  await office.goto('/Dashboard/question');
  await office.getByRole('main').getByRole('button', { name: 'Import', exact: true }).click();
  const rows = await prisma.question.findMany({ take: 2, select: { id: true, category: true, explanation: true } });
  const changed = rows.map((row) => ({ ...row, explanation: `${row.explanation} ${'More. '.repeat(80)}` }));
  const buffer = Buffer.from(JSON.stringify([...changed, { id: 'x' }]));
  await office.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'text/plain', buffer });
  await office.getByRole('list', { name: 'Rows' }).waitFor();
  await settle(office);
  await look(office);
  await office.getByRole('button', { name: /^Refused/ }).click();
  await office.getByText('id must be a number', { exact: true }).waitFor();
  await look(office);
  await office.getByLabel('The good rows').check();
  await office.getByRole('button', { name: 'Start import' }).click();
  await office.getByText(/^Imported: 0 new, 2 changed/).waitFor();
  await look(office);
  await office.getByRole('button', { name: 'Undo import' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await office.getByText(/^Undone by/).waitFor();
  await office.goto('/Dashboard/changes');
  await office.getByRole('list', { name: 'Imports' }).waitFor();
  await settle(office);
  await look(office);
  expect(faults).toEqual([]);
});

test('an element is checked only if its look is new, at each width and in each theme', async () => {
  const page = await site.visit('/About');
  await settle(page);
  const seen = nothingChecked();
  const add = (html: string) =>
    page.evaluate((added) => document.querySelector('main')?.insertAdjacentHTML('beforeend', added), html);
  const rulesOf = async () => {
    const faults = await faultsAtBothWidths(page, { checked: seen });
    return faults.map((fault) => fault.replace(/^\S+ at (\d+) px in (\w+): (\S+).*$/s, '$1 $2 $3')).toSorted();
  };
  expect(await rulesOf()).toEqual([]);
  const unnamed = '<p><button type="button" class="size-11"></button></p>';
  await add(unnamed);
  expect(await rulesOf()).toEqual(['1280 light button-name', '390 dark button-name']);
  await add(unnamed);
  expect(await rulesOf()).toEqual([]);
  await add('<p class="lg:hidden"><button type="button" class="size-11"></button></p>');
  expect(await rulesOf()).toEqual(['390 dark button-name']);
  await add('<p><button style="width: 8px">x</button><button style="width: 9px">x</button></p>');
  expect(await rulesOf()).toEqual(
    ['1280 light', '1280 light', '390 dark', '390 dark'].map((at) => `${at} target-size`),
  );
  await add('<p style="color: #ddd">too light</p><p style="color: #111">too dark</p>');
  expect(await rulesOf()).toEqual(['1280 light color-contrast', '390 dark color-contrast']);
  await add(
    '<p class="lg:hidden" style="color: #ddd">narrow</p><p class="hidden lg:block" style="color: #111">wide</p>',
  );
  expect(await rulesOf()).toEqual(['1280 dark color-contrast', '390 light color-contrast']);
});
