import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { builtClient, type Client } from '#server/site/client.ts';
import { startSite, waitForHydration } from '../browser.ts';

const scratch = mkdtempSync(join(tmpdir(), 'gearup-versions-'));
const BUILT = join(scratch, 'first');
cpSync(join(import.meta.dirname, '../../../dist/client'), BUILT, { recursive: true });
const first = builtClient(BUILT);
let deployed: Client = first;
let isBroken = false;
afterAll(() => rmSync(scratch, { recursive: true }));

const site = await startSite({
  // A process caches pages of one version only, so caching is off here.
  cacheBytes: 0,
  client: {
    scriptHashes: first.scriptHashes,
    assets(request, response, next) {
      if (isBroken) response.status(500).send('The server is broken');
      else return deployed.assets(request, response, next);
    },
    template: (url) => deployed.template(url),
    render: (request) => deployed.render(request),
    addressOf: (address, ask) => deployed.addressOf(address, ask),
    scriptsOf: (file) => deployed.scriptsOf(file),
  },
});

// The connection from the browsers to the site, which can be cut.
let isCut = false;
const connections = new Set<Socket>();
const line = createServer((near) => {
  if (isCut) return near.destroy();
  const far = connect(Number(new URL(site.url).port), '127.0.0.1');
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    connections.add(from);
    from.pipe(to).on('error', () => from.destroy());
    from.on('close', () => (connections.delete(from), to.destroy()));
  }
});
await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening));
afterAll(() => line.close());
const { port } = line.address() as AddressInfo; // it listens on a port, not on a pipe
const KEEPING = { serviceWorkers: 'allow', baseURL: `http://127.0.0.1:${port}` } as const;

function disconnect() {
  // Failed requests of a page are in the console.
  site.expectConsoleError(/ERR_|Failed to fetch/);
  isCut = true;
  for (const connection of connections) connection.destroy();
}

function reconnect() {
  isCut = false;
}

/** Makes the site serve another version, like a new process. */
async function deploy(version: Client) {
  deployed = version;
  // A new process has no cached pages; here a change drops them.
  const { key } = await site.database.prisma.languageCard.findUniqueOrThrow({ where: { id: 1 } });
  await site.trpc(administrator.token).content.languageCard.update.mutate({ key, values: { title: randomUUID() } });
  await site.feed.settle();
}

const administrator = await site.createAdministrator();
afterEach(async () => {
  reconnect();
  isBroken = false;
  if (deployed !== first) await deploy(first);
});

const topics = await site.database.prisma.sheetTopic.findMany({ orderBy: { id: 'asc' } });
const problems = await site.database.prisma.topicProblem.findMany({ orderBy: { id: 'asc' } });
const blogs = await site.database.prisma.blog.findMany({ where: { published: true }, orderBy: { id: 'asc' } });
const newest = await site.database.prisma.blog.findFirstOrThrow({
  where: { category: 'dsa', published: true },
  orderBy: [{ date: 'desc' }, { id: 'desc' }],
});
const [problem = { name: '' }, secondProblem = { name: '' }] = problems.filter(
  ({ topic }) => topic === topics[0]?.topic,
);

/** Everything in this browser's caches, by URL. */
const keptTexts = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const texts: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts[request.url] = (await (await cache.match(request))?.text()) ?? '';
    }
    return texts;
  });

/** The timeout for installing, which takes a while on a busy machine. */
const WAITS = { timeout: 40_000, interval: 250 };

const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(opened.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  });

/** Waits until the worker has cached everything that it precaches; the sheet is last. */
const isReady = (page: Page) =>
  expect
    .poll(
      async () => (await keptAddresses(page)).filter((address) => address.includes('sheets.problemsOfTopic')).length,
      WAITS,
    )
    .toBe(topics.length);

const isAnswerKept = (page: Page, path: string) =>
  expect.poll(async () => (await keptAddresses(page)).some((address) => address.includes(path)), WAITS).toBe(true);

describe('without a connection', () => {
  test('visited pages open with content and pictures, the sheet completely; others show what is missing', async () => {
    const [blog] = blogs;
    const page = await site.visit(`/detail/${blog?.id}`, KEEPING);
    await isReady(page);
    disconnect();

    await page.goto(`/detail/${blogs[1]?.id}`);
    await page.getByText('There is no connection, and this was not opened in this browser before.').waitFor();
    await page.getByText('What you can read now').click();
    const readable = page.getByRole('status').getByRole('link');
    expect(await readable.allTextContents()).toEqual([blog?.header, 'SDE Sheet'].toSorted());
    await readable.filter({ hasText: blog?.header }).click();
    await page.getByRole('heading', { level: 1, name: blog?.header }).waitFor();

    // None of its topics were visited.
    await page.goto('/Sheet?level=Easy');
    for (const { name, topic } of [topics[0], topics.at(-1)].flatMap((one) => one ?? [])) {
      const easy = problems.find((one) => one.topic === topic && one.level === 'Easy');
      await page.getByRole('tab', { name }).click();
      if (easy) await page.getByRole('checkbox', { name: `Done: ${easy.name}` }).waitFor();
    }

    await page.goto(`/detail/${blogs[1]?.id}`);
    await page.getByText('There is no connection, and this').waitFor();
    reconnect();
    await page.getByRole('heading', { level: 1, name: blogs[1]?.header }).waitFor(WAITS);
    await expect.poll(() => page.getByText('There is no connection').count(), WAITS).toBe(0);

    await page.goto('/Python');
    await isAnswerKept(page, 'question.list');
    await page.getByRole('link', { name: 'BLOGS', exact: true }).first().click();
    await page.getByRole('link', { name: newest.header }).waitFor();
    const question = await site.database.prisma.question.findFirstOrThrow({ where: { category: 'py', id: 1 } });
    disconnect();

    await page.goto('/Python');
    await page.getByRole('heading', { level: 2, name: question.header }).waitFor();
    await page.goto(`/detail/${blog?.id}`);
    await page.getByRole('heading', { level: 1, name: blog?.header }).waitFor();
    const picture = page.getByRole('article').getByRole('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), WAITS)
      .toBeGreaterThan(0);
    await page.getByRole('link', { name: 'BLOGS', exact: true }).first().click();
    await page.getByRole('link', { name: newest.header }).waitFor();
  });
});

describe('the offline cache', () => {
  test('contains nothing personal; a tick stays, and reaches the account afterwards, as does typed text', async () => {
    const person = await site.createUser();
    const { email } = await site.database.prisma.user.findUniqueOrThrow({ where: { key: person.key } });
    const page = await site.visit('/Sheet', { ...KEEPING, signedIn: person });
    await isReady(page);
    await page.getByRole('checkbox', { name: `Done: ${problem.name}` }).check();
    await page.goto('/Profile');
    await page
      .getByText(email ?? '')
      .first()
      .waitFor();
    await page.getByRole('heading', { name: 'Progress' }).first().waitFor();
    await page.goto('/Contibuteblog');
    await page.goto('/DSA');
    await isAnswerKept(page, 'question.list');
    await isAnswerKept(page, 'study.outline');
    const cached = await keptTexts(page);
    const answers = Object.keys(cached).flatMap((address) => /\/trpc\/([^?]*)/.exec(address)?.[1] ?? []);
    // The last one only if a link to its page was hovered.
    const procedures = new Set(answers);
    procedures.delete('study.subjects');
    expect([...procedures].toSorted()).toEqual([
      'content.question.list',
      'sheets.lists',
      'sheets.problemsOfTopic',
      'sheets.topics',
      'study.outline',
    ]);
    for (const [address, text] of Object.entries(cached)) {
      for (const secret of [person.key, person.token, email ?? '']) expect(`${address} ${text}`).not.toContain(secret);
    }

    await page.goto('/Sheet');
    await page.getByRole('checkbox', { name: `Done: ${problem.name}`, checked: true }).waitFor();
    disconnect();
    const box = page.getByRole('checkbox', { name: `Done: ${secondProblem.name}` });
    await box.check();
    const done = page.getByRole('progressbar', { name: 'The whole sheet' });
    await expect.poll(() => done.getAttribute('aria-valuenow')).toBe('2');
    await page.reload();
    await expect.poll(() => box.isChecked(), WAITS).toBe(true);
    await expect.poll(() => done.getAttribute('aria-valuenow')).toBe('2');
    const saved = () => site.database.prisma.ownRecord.count({ where: { userKey: person.key, kind: 'mark' } });
    expect(await saved()).toBe(1);
    reconnect();
    await expect.poll(saved, WAITS).toBe(2);
    expect(await box.isChecked()).toBe(true);

    await page.goto('/Problem/two-sum');
    await waitForHydration(page);
    disconnect();
    await page.getByRole('textbox', { name: /^Your program/ }).fill('on the way');
    await page.goto('/Sheet');
    await box.waitFor();
    const drafts = () => site.database.prisma.problemDraft.findMany({ where: { userKey: person.key } });
    expect(await drafts()).toEqual([]);
    reconnect();
    await expect.poll(drafts, WAITS).toMatchObject([{ slug: 'two-sum', code: 'on the way' }]);
    expect(new URL(page.url()).pathname).toBe('/Sheet');
  });

  test('does not contain a blog that only administrators may see', async () => {
    const { key: _, ...blog } = await site.database.prisma.blog.findUniqueOrThrow({ where: { id: blogs[0]?.id } });
    await site.database.prisma.blog.create({ data: { ...blog, id: 9001, header: 'Not yet', published: false } });
    const blogPage = (id: number, token?: string) =>
      site.rest(`/trpc/blogs.page?input=${encodeURIComponent(JSON.stringify({ id }))}`, { token });
    for (const id of [9001, blog.id]) {
      const answer = await blogPage(id, administrator.token);
      expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
    }
    expect(await blogPage(blog.id)).toMatchObject({ status: 200, headers: { 'cache-control': 'public, no-cache' } });
  });

  // One test, as the worker takes long to install.
  test('does not contain missing pages, and errors, and does not answer with what the previous version cached', async () => {
    site.expectConsoleError(/40[04]|500/);
    const page = await site.visit('/About', KEEPING);
    await isReady(page);
    for (const address of ['/nonsense', '/detail/999999', '/contestdetail/999999']) {
      // A server that takes more than three seconds counts as unreachable.
      await expect.poll(async () => (await page.goto(address))?.status(), { ...WAITS, message: address }).toBe(404);
    }
    expect((await keptAddresses(page)).filter((address) => /nonsense|999999/.test(address))).toEqual([]);

    // A failing server counts as unreachable: the cached page is shown, and is not overwritten.
    isBroken = true;
    await page.goto('/Sheet');
    await page.getByRole('checkbox', { name: `Done: ${problem.name}` }).waitFor();
    const texts = await keptTexts(page);
    expect(Object.values(texts).filter((text) => text.includes('The server is broken'))).toEqual([]);
    isBroken = false;

    await page.goto('/Company-Wise-Sheet?company=Amazon');
    await isAnswerKept(page, 'sheets.problemsOfCompany');
    await page.evaluate(
      async (answers) => {
        await caches.delete('answers');
        const cache = await caches.open('answers');
        for (const [call, data] of answers)
          await cache.put(`/trpc/sheets.${call}`, new Response(JSON.stringify({ result: { data } })));
      },
      [
        ['topics', [{ key: 'k', id: 1, name: 'Arrays', topic: 'Arrays', problems: [{ name: 'A', companyIds: [] }] }]],
        [`problemsOfTopic?input=${encodeURIComponent('{"topic":"Arrays"}')}`, [{ key: 'k', id: 1, name: 'A' }]],
        [`problemsOfCompany?input=${encodeURIComponent('{"company":"Amazon"}')}`, [{ key: 'k', id: 1, name: 'A' }]],
        ['companies', ['Amazon']],
      ] as [string, unknown][],
    );
    disconnect();
    await page.goto('/Sheet');
    await page.getByText('The topics could not be loaded.').waitFor(WAITS);
    await page.goto('/Company-Wise-Sheet?company=Amazon');
    await page.getByText('The problems could not be loaded.').waitFor(WAITS);
  });

  test('stays empty on a full disk, without breaking pages', async () => {
    site.expectConsoleError(/Quota|quota/);
    const page = await site.visit('/robots.txt', KEEPING);
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: KEEPING.baseURL, quotaSize: 200_000 });
    await page.goto('/Sheet');
    const installed = page.evaluate(async () => {
      const registration = await navigator.serviceWorker.register('/service-worker.js').catch(() => null);
      const worker = registration?.installing;
      return new Promise((end) => {
        if (!worker) end('none');
        else worker.onstatechange = () => end(worker.state);
      });
    });
    expect(['none', 'redundant']).toContain(await installed);
    await page.reload();
    await waitForHydration(page);
    await page.getByRole('checkbox', { name: `Done: ${problem.name}` }).check();
  });
});

describe('a new version', { timeout: 120_000 }, () => {
  let next: Client | undefined;
  /** The same site with renamed scripts, as after a change in all of them. */
  const nextVersion = (): Client => (next ??= renamed());

  function renamed(): Client {
    const folder = mkdtempSync(join(scratch, 'version-'));
    cpSync(BUILT, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const names = new Set(readdirSync(join(folder, 'public/assets')).filter((name) => /\.(js|html)$/.test(name)));
    for (const file of files.filter((one) => /\.(js|html|json)$/.test(one))) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        text.replaceAll(/[\w.-]+\.(?:js|html)\b/g, (name) => (names.has(name) ? `next-${name}` : name)),
      );
    }
    for (const name of names)
      renameSync(join(folder, 'public/assets', name), join(folder, 'public/assets', `next-${name}`));
    return builtClient(folder);
  }

  const look = (page: Page) =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
  const script = (page: Page) => page.locator('script[type=module]').first().getAttribute('src');
  const ready = (page: Page) => page.getByText('A new version of GearUp is ready.');

  test('is offered and never forced: typed text stays until Reload is pressed', async () => {
    const page = await site.visit('/Signup', KEEPING);
    await isReady(page);
    await page.getByLabel('First name').fill('Ada');
    const old = await script(page);
    await deploy(nextVersion());
    await look(page);
    await ready(page).waitFor(WAITS);
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');

    // Another tab is loaded from the current server, and is offered nothing.
    await site.rest('/Technical-Blog', { headers: { Accept: 'text/html' } });
    const other = await page.context().newPage();
    // A server that takes more than three seconds counts as unreachable.
    const scriptOfOther = async () => (await other.goto('/Technical-Blog')) && script(other);
    await expect.poll(scriptOfOther, WAITS).not.toBe(old);
    await isAnswerKept(other, 'blogs.cards');
    expect(await ready(other).count()).toBe(0);

    await page.getByRole('button', { name: 'Later' }).click();
    await ready(page).waitFor({ state: 'detached' });
    await look(page);
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    expect(await script(page)).toBe(old);
  });

  test('is loaded by Reload; the code editor is cached only for those who used it before', async () => {
    const page = await site.visit('/Problem/two-sum', KEEPING);
    const used = (): Promise<string[]> =>
      page.evaluate(async () => (await (await caches.open('used-files')).keys()).map(({ url }) => url));
    await isReady(page);
    expect(await used()).toEqual([]);
    expect((await keptAddresses(page)).filter((address) => /code-mirror|sandbox\/.*\.js\b/.test(address))).toEqual([]);
    const edit = async () => {
      await page.getByRole('textbox', { name: /^Your program/ }).focus();
      await page.locator('.cm-content').waitFor();
    };
    await edit();
    await expect.poll(async () => (await used()).length).toBe(2);
    await deploy(nextVersion());
    await look(page);
    await ready(page).waitFor(WAITS);
    // The first rendering may take more than three seconds, which would count as unreachable.
    await site.rest('/Problem/two-sum', { headers: { Accept: 'text/html' } });
    const old = await script(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => script(page).catch(() => old), WAITS).not.toBe(old);
    const isNew = (address: string) => address.includes('/assets/next-');
    await expect.poll(async () => (await used().catch(() => [''])).every(isNew), WAITS).toBe(true);
    expect(await used()).toHaveLength(2);
    const cachedAssets = (await keptAddresses(page)).filter((address) => address.includes('/assets/'));
    expect(cachedAssets.some((address) => address.endsWith(String(old)))).toBe(false);
    disconnect();
    await page.goto('/Problem/two-sum');
    await edit();
    await page.goto('/Sheet');
    await page.getByRole('checkbox', { name: `Done: ${problem.name}` }).waitFor();
  });

  test('reloads once at the next navigation when the code of a page is gone', async () => {
    site.expectConsoleError(/404|Failed to fetch dynamically imported module/);
    const page = await site.visit('/About');
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await deploy(nextVersion());
    await page.getByRole('link', { name: 'BLOGS', exact: true }).first().click();
    await page.getByRole('link', { name: newest.header }).waitFor();
    expect(loads).toEqual(['/Technical-Blog']);
  });

  test('that is broken does not make a page reload for ever', async () => {
    site.expectConsoleError(/404|Failed to fetch dynamically imported module|Minified React error/);
    const page = await site.visit('/About');
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await page.context().route(/\/assets\/login-.*\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'Login' }).first().click();
    await page.getByText('This page could not be loaded.').waitFor();
    expect(loads).toEqual(['/Login']);
  });
});

describe('the site as an app', () => {
  test('has a manifest with icons that exist', async () => {
    const manifest = await site.rest('/manifest.webmanifest');
    expect(manifest.headers['content-type']).toContain('application/manifest+json');
    const { name, start_url, icons } = manifest.json<{ name: string; start_url: string; icons: { src: string }[] }>();
    expect([name, start_url]).toEqual(['GearUp: prepare for programming interviews', '/']);
    expect(icons.length).toBeGreaterThan(0);
    for (const { src } of [...icons, { src: '/icon-180.png' }]) {
      expect((await site.rest(src)).headers['content-type'], src).toMatch(/^image\/(svg|png)/);
    }
    const page = await site.rest('/', { headers: { Accept: 'text/html' } });
    expect(page.text).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  });

  test('has a worker that is revalidated each time', async () => {
    const worker = await site.rest('/service-worker.js');
    expect(worker.headers['cache-control']).toBe('no-cache');
    expect(worker.headers['content-type']).toContain('javascript');
  });
});
