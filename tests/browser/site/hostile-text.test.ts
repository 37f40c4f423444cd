import { isListing } from '#server/catalogue/rules.ts';
import { listProblems } from '#server/testing/list-problems.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fullBody } from '#server/testing/factories.ts';
import type { Field } from '#shared/field.ts';
import { STUDY_PAGE_SIZE } from '#shared/study-topics.ts';
import { CONTEST_CALENDAR_PATTERN, FEEDS } from '#shared/paths.ts';
import { writeEntries } from '#shared/rules/text/entries-input.ts';
import { maxLengthOf } from '#shared/rules/text/field-length.ts';
import { type ResourceName, resourceNames } from '#shared/resources/index.ts';
import { listAddress, resourceOf } from '../back-office/back-office.ts';
import { NARROW, startSite } from '../browser.ts';

const LONG = 180_000;
const MARK = '<script>window.hacked=1</script>';
const UNBALANCED = '</b><li><h1>';
const HOSTILE = [
  `${MARK}<img src="https://evil.invalid/x" onerror="window.hacked=1">`,
  `${UNBALANCED}{{7*7}}</textarea></title>"'&amp;\u202E`,
  'w'.repeat(5000),
].join(' ');
/** As much of it as fits into a line, or an item of a list. */
const HOSTILE_LINE = HOSTILE.slice(0, maxLengthOf('line'));
const SCRIPT_LINK = 'javascript:window.hacked=1';
/** A link that the schema accepts, and that could break out of an attribute. */
const LINK = `https://example.org/"onerror="window.hacked=1"><script>window.hacked=1</script>`;

const BY_SERVICE = 900_001;
const PAST_SCHEMA = 900_002;
const SLUG = 'Hostile-and-Sons';
const PAST_SLUG = `${SLUG}-2`;
const COMPANY = 'Hostile & Sons';

/** Values that a record needs to be shown on a page. */
const PLACES: Record<ResourceName, Record<string, string>> = {
  sheetTopic: {},
  topicProblem: { topic: 'Arrays' },
  companyProblem: { companies: `${COMPANY}, ${HOSTILE_LINE}`, tags: `top100, ${HOSTILE_LINE}` },
  languageCard: {},
  question: { category: 'c' },
  cheatSheetItem: { category: 'js' },
  blog: { category: 'dsa' },
  contest: {},
  preparationGuide: { company: COMPANY, slug: SLUG },
  projectIdea: {},
  problem: { slug: SLUG, kind: 'function' },
  problemList: { slug: SLUG, problems: `two-sum, ${HOSTILE_LINE}` },
};

/** Fields that must be readable by the judge. */
const READ: Partial<Record<ResourceName, Record<string, string>>> = {
  problem: {
    kind: 'stdin',
    checker: 'exact',
    check: '',
    cases: JSON.stringify([{ input: HOSTILE, expected: HOSTILE, example: HOSTILE }]),
    approaches: `## ${HOSTILE}\n\ntime: ${HOSTILE}\n\n${HOSTILE}\n\n\`\`\`python\n${HOSTILE}\n\`\`\``,
    wrong: `## ${HOSTILE}\n\nverdict: Wrong Answer\n\n\`\`\`python\n${HOSTILE}\n\`\`\``,
  },
};

const site = await startSite();
const { prisma } = site.database;
const administrator = await site.createAdministrator();
const author = await site.createUser();
const { content } = site.trpc(administrator.token);

type Api = { create: { mutate(body: object): Promise<{ key: string }> } };
type Table = { create(args: object): Promise<{ key: string }>; count(args: object): Promise<number> };
const tableOf = (name: ResourceName) => prisma[name] as unknown as Table; // every model has it

const isText = ({ kind }: Field) => ['line', 'list', 'text', 'code', 'entries'].includes(kind);
const isLink = ({ kind }: Field) => kind === 'link' || kind === 'video';
const isString = (field: Field) =>
  isText(field) || isLink(field) || ['level', 'date', 'time', 'zone'].includes(field.kind);

function hostileText({ kind, parts = [] }: Field, link: string): string {
  if (kind !== 'entries') return HOSTILE;
  const entry = Object.fromEntries(parts.map((part) => [part, part === 'link' ? link : HOSTILE]));
  return writeEntries([entry, entry], parts);
}

function filled(name: ResourceName, isWanted: (field: Field) => boolean, valueOf: (field: Field) => string) {
  const fields = Object.entries(resourceOf(name).fields).filter(
    ([, field]) => isWanted(field) && field.set !== 'never',
  );
  return { ...Object.fromEntries(fields.map(([field, rule]) => [field, valueOf(rule)])), ...PLACES[name] };
}

// Clears other tags, as the page shows only the first fifty.
await prisma.companyProblem.updateMany({ data: { tags: '' } });

const keys = new Map<ResourceName, string>();
for (const name of resourceNames) {
  const accepted = filled(
    name,
    (field) => isText(field) || isLink(field),
    (field) => {
      if (isLink(field)) return LINK;
      return field.kind === 'line' || field.kind === 'list' ? HOSTILE_LINE : hostileText(field, LINK);
    },
  );
  const api = content[name] as unknown as Api; // one shape for every resource
  const { key } = await api.create.mutate(fullBody(resourceOf(name), { ...accepted, ...READ[name], id: BY_SERVICE }));
  keys.set(name, key);
  const anything = filled(name, isString, (field) => (isLink(field) ? SCRIPT_LINK : hostileText(field, SCRIPT_LINK)));
  const row = { ...anything, id: PAST_SCHEMA };
  if (isListing(name)) await listProblems(prisma, name, [row]);
  else await tableOf(name).create({ data: row });
}
await prisma.preparationGuide.update({ where: { id: PAST_SCHEMA }, data: { slug: PAST_SLUG } });
await prisma.problem.updateMany({ where: { id: PAST_SCHEMA }, data: { slug: PAST_SLUG } });
await prisma.problemList.update({ where: { id: PAST_SCHEMA }, data: { slug: PAST_SLUG } });
await prisma.blog.update({ where: { id: PAST_SCHEMA }, data: { authorKey: author.key, declinedNote: HOSTILE } });
await tableOf('blog').create({
  data: { ...filled('blog', isString, () => HOSTILE), id: 900_003, published: false, authorKey: author.key },
});
await prisma.message.create({
  data: { firstName: HOSTILE, lastName: HOSTILE, email: HOSTILE, phone: HOSTILE, message: HOSTILE },
});
await site.feed.settle();

const lastPage = async (name: ResourceName, category: string) =>
  Math.ceil((await tableOf(name).count({ where: { category } })) / STUDY_PAGE_SIZE);

const ADDRESSES = [
  '/',
  '/Sheet',
  `/Company-Wise-Sheet?company=${encodeURIComponent(COMPANY)}`,
  '/Top-50',
  `/Sheet?list=${SLUG}`,
  `/Sheet?list=${PAST_SLUG}`,
  '/Languages',
  `/C?page=${await lastPage('question', 'c')}`,
  `/JSCheatsheet?page=${await lastPage('cheatSheetItem', 'js')}`,
  '/Companies_Preaparation_Sheet',
  `/Preparation/${SLUG}`,
  `/Preparation/${PAST_SLUG}`,
  `/Problem/${SLUG}`,
  `/Problem/${PAST_SLUG}`,
  '/Project',
  '/Technical-Blog',
  ...[BY_SERVICE, PAST_SCHEMA].flatMap((id) => [`/detail/${id}`, `/contestdetail/${id}`]),
  `/results/${keys.get('blog')}`,
  '/results?q=hacked',
];

/** Opens pages on a narrow screen, and records requests to the hostile host. */
async function open(identity = {}) {
  const page = await site.visit('/Pagenotfound', { viewport: NARROW, ...identity });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  // A picture may be on any site that an administrator names.
  await page.route('https://example.org/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  return { page, requests };
}

async function expectHarmless(page: Page, requests: string[]) {
  const where = page.url().slice(0, 100);
  await page.waitForFunction(
    () => !window.earlyInput && document.querySelector('main h1, main h2') && !document.querySelector('.skeleton'),
  );
  const pageState = await page.evaluate(() => ({
    isHacked: 'hacked' in window,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    scripts: [...document.querySelectorAll('[href], [src]')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      // React replaces a script URL with one that throws.
      .filter((address) => /^\s*javascript:/i.test(address) && !address.includes('React has blocked')),
    shown: document.querySelector('main')?.textContent ?? '',
    fields: [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value).join(' '),
  }));
  expect(pageState.isHacked, where).toBe(false);
  expect(pageState.overflow, where).toBeLessThanOrEqual(0);
  expect(pageState.scripts, where).toEqual([]);
  expect(`${pageState.shown} ${pageState.fields}`, where).toContain(MARK);
  expect(
    requests.filter((url) => url.includes('evil.invalid')),
    where,
  ).toEqual([]);
}

describe('hostile text', () => {
  test('is text on every public page', { timeout: LONG }, async () => {
    const { page, requests } = await open();
    for (const address of ADDRESSES) {
      await page.goto(address);
      await expectHarmless(page, requests);
    }
  });

  test('is text in what a reader opens', { timeout: LONG }, async () => {
    const { page, requests } = await open();
    await page.goto(`/Company-Wise-Sheet?company=${encodeURIComponent(COMPANY)}`);
    for (const name of [/^Show companies of/, /^Add note/]) {
      await page.getByRole('button', { name }).first().click();
      await page.getByRole('dialog').waitFor();
      await expectHarmless(page, requests);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.goto(`/detail/${BY_SERVICE}`);
    await page.getByRole('button', { name: 'Show Code of' }).first().click();
    await page.getByLabel('Code', { exact: true }).getByText(MARK).waitFor();
    await expectHarmless(page, requests);
  });

  test('hides unbalanced tags in texts that may contain tags, and shows them elsewhere', async () => {
    const { page } = await open();
    await page.goto(`/detail/${BY_SERVICE}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(HOSTILE_LINE);
    const explanation = page.locator('details .readable').getByText('{{7*7}}').first();
    expect(await explanation.textContent()).toContain(MARK);
    expect(await explanation.textContent()).not.toContain(UNBALANCED);
  });

  test("is text on its author's profile", async () => {
    const { page, requests } = await open({ signedIn: author });
    await page.goto('/Profile');
    await page.getByRole('main').getByText('Waiting for review').waitFor();
    await expectHarmless(page, requests);
  });

  test('is text in the list, the form and the history of every resource', { timeout: LONG }, async () => {
    const { page, requests } = await open({ administering: administrator });
    for (const name of resourceNames) {
      await page.goto(`${listAddress(name)}?sort=id&order=descending`);
      const history = page.getByRole('button', { name: /^History of/ });
      await history.first().waitFor();
      await expectHarmless(page, requests);
      // The newest record was written without the services, which record the history.
      const ours = name === 'blog' ? 2 : 1;
      await history.nth(ours).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
      await expectHarmless(page, requests);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page
        .getByRole('button', { name: /^Edit / })
        .nth(ours)
        .click();
      await page.getByRole('dialog').locator('form').waitFor();
      await expectHarmless(page, requests);
    }
  });

  test('is text where an administrator reviews, reads messages and follows changes', { timeout: LONG }, async () => {
    const { page, requests } = await open({ administering: administrator });
    await page.goto('/Dashboard/blog');
    await page.getByRole('button', { name: /^Preview/ }).click();
    await page.getByRole('dialog').getByRole('heading', { level: 1, name: MARK }).waitFor();
    await expectHarmless(page, requests);
    await page.goto('/Dashboard/queries');
    await page.getByRole('button', { name: /^Open the message/ }).click();
    await page.getByRole('dialog').waitFor();
    await expectHarmless(page, requests);
    await page.goto('/Dashboard/changes');
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await expectHarmless(page, requests);
  });
});

describe('what programs read', () => {
  test('is still well-formed', async () => {
    const { page } = await open();
    for (const address of [FEEDS.blogs, FEEDS.contests, '/sitemap.xml']) {
      const { text, status } = await site.rest(address);
      expect(status).toBe(200);
      const fault = await page.evaluate(
        (xml) => new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent,
        text,
      );
      expect(fault, address).toBeUndefined();
    }
    for (const address of ADDRESSES) {
      const { text } = await site.rest(address, { headers: { Accept: 'text/html' } });
      const data = text.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs);
      for (const [, json = ''] of data) expect(() => JSON.parse(json) as unknown, address).not.toThrow();
      expect(text, address).not.toContain(MARK);
    }
    const calendar = await site.rest(CONTEST_CALENDAR_PATTERN.replace(':id', String(BY_SERVICE)));
    expect(calendar.text.trim().split('\r\n').at(-1)).toBe('END:VCALENDAR');
  });

  test.each(resourceNames)('a link of %s that is a script is refused', async (name) => {
    const api = content[name] as unknown as Api; // one shape for every resource
    const links = filled(name, isLink, () => SCRIPT_LINK);
    const body = fullBody(resourceOf(name), links);
    if (Object.values(body).includes(SCRIPT_LINK))
      await expect(api.create.mutate(body)).rejects.toThrow('must be a link');
    else expect(Object.values(resourceOf(name).fields).filter(isLink)).toEqual([]);
  });
});
