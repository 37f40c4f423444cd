import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  fillStorage,
  journal,
  launchOptions,
  openByMenu,
  signIn,
  signOut,
  startSite,
  waitForHydration,
} from '../browser.ts';
import { editorOf, openEditor, writeProgram } from '../editor.ts';
import { cachedParts, MINUTES, program, run, stored, submit, TWO_SUM } from './solving.ts';

const site = await startSite();

describe('a typed program', () => {
  const DRAFT = 'def twoSum(nums, target):\n    return "half a thought';

  test('is kept after a reload, even if all of it was deleted', async () => {
    const page = await site.visit(TWO_SUM);
    for (const text of [DRAFT, '']) {
      await writeProgram(page, 'python', text);
      await page.reload();
      await expect.poll(() => editorOf(page, 'python').inputValue()).toBe(text);
    }
  });

  test('is kept after the browser was killed', async () => {
    const profile = mkdtempSync(join(tmpdir(), 'gearup-profile-'));
    onTestFinished(() => rmSync(profile, { recursive: true, force: true }));
    const open = async () => {
      const context = await chromium.launchPersistentContext(profile, await launchOptions());
      onTestFinished(() => context.close().catch(() => {})); // it has been killed
      const page = await context.newPage();
      await page.goto(site.url + TWO_SUM);
      return { context, page };
    };
    const { context, page } = await open();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('python');
    await openEditor(page, 'python');
    await page.keyboard.press('Control+End');
    const session = await context.browser()?.newBrowserCDPSession();
    const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
    const { id } = processInfo.find(({ type }) => type === 'browser') ?? {};
    await page.keyboard.type('# the last that was typed');
    await expect.poll(() => journal(page)).toContain('# the last that was typed');
    process.kill(id ?? NaN, 'SIGKILL');
    await new Promise((ended) => context.once('close', ended));
    const { page: next } = await open();
    await expect.poll(() => editorOf(next, 'python').inputValue()).toMatch(/# the last that was typed$/);
  });
});

describe('a program that the browser does not keep is still what runs, in the language that was chosen', () => {
  async function staysInTheEditor(page: Page) {
    const right = program('two-sum/solutions/hash-map.js');
    for (const [code, shown] of [
      [right.replace('return [', 'return [7, '), /^Wrong Answer/],
      [right, /^All right so far\s+3 of 3/],
    ] as const) {
      expect(await run(page, 'javascript', code)).toMatch(shown);
      await page.getByText('Your browser did not keep this.').first().waitFor();
    }
    await page.getByRole('combobox', { name: 'Language' }).selectOption('python');
    expect(await editorOf(page, 'python').innerText()).toContain('def twoSum');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('javascript');
    expect(await editorOf(page, 'javascript').innerText()).toContain('positionOf.get');
  }

  test('because it is full', async () => {
    // Nor does it answer about the copy in IndexedDB, and the wait for it never ends.
    const page = await site.visit('/About', { locale: 'en-GB' });
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
      const { setTimeout } = window;
      window.setTimeout = ((run: () => void, milliseconds?: number) =>
        milliseconds === 2000 ? 0 : setTimeout(run, milliseconds)) as typeof window.setTimeout;
    });
    await page.goto(TWO_SUM);
    await waitForHydration(page);
    await fillStorage(page);
    await staysInTheEditor(page);
    expect((await stored(page, 'drafts-and-submissions:guest:draft:two-sum:javascript')) ?? '').not.toContain(
      'positionOf.get',
    );
  });

  test('because it allows this site no storage', async () => {
    const page = await site.visit('/About', { locale: 'en-GB' });
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get });
    });
    await page.goto(TWO_SUM);
    await waitForHydration(page);
    await staysInTheEditor(page);
    await openByMenu(page, 'DSA SHEET', 'My lists');
    await page.getByLabel('Name of a new list').fill('Before Friday');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Before Friday' }).waitFor();
  });
});

test('without a connection the editor is there and Python runs, once it has', { timeout: 3 * MINUTES }, async () => {
  site.expectConsoleError(/ERR_|Failed to fetch/);
  // In the very first visit, some files are loaded before there is a worker that could cache them.
  const page = await site.visit('/Problem/balanced-pallet', { serviceWorkers: 'allow' });
  // A program that reads only part of its input, without affecting the next case.
  const shown = await run(page, 'python', 'import sys\nprint("read", sys.stdin.read(3))');
  for (const { input } of (JSON.parse(program('balanced-pallet/cases.json')) as { input: string }[]).slice(0, 2))
    // check:content ensures this
    expect(shown).toContain(`Your answer\nread ${input.slice(0, 3)}`);
  const cached = () => cachedParts(page);
  const needed = ['code-mirror', 'judging', 'judge.js', 'javascript.js', 'python.js', '/trpc/practice.judging'];
  await expect.poll(cached, { timeout: MINUTES }).toEqual(expect.arrayContaining(needed));
  expect((await cached()).filter((part) => ['code-mirror-vim', 'clang.js', 'sql.js'].includes(part))).toEqual([]);
  await page.context().setOffline(true);
  await page.reload();
  const right = program('balanced-pallet/solutions/prefix-sums-and-first-occurrences.py');
  expect(await submit(page, 'python', right)).toMatch(/^Accepted/);
});

test("a visitor's program moves to the account at a sign-in on another page, and is gone after sign-out", async () => {
  const PROGRAM = 'print("on the way")';
  const person = await site.createUser();
  const page = await site.visit(TWO_SUM);
  await writeProgram(page, 'python', PROGRAM);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const sync = () => requests.filter((address) => /\/sync-[\w-]+\.js/.test(address));
  await page.goto('/About', { waitUntil: 'networkidle' });
  const drafts = async () => (await site.trpc(person.token).practice.mine.query({ slug: 'two-sum' })).drafts;
  const keys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('drafts-and-submissions:')));
  expect(await keys()).toEqual(['drafts-and-submissions:guest:draft:two-sum:python']);
  expect(requests.length).toBeGreaterThan(3);
  expect(sync()).toEqual([]);
  await signIn(page, person);
  await expect.poll(drafts).toMatchObject([{ language: 'python', code: PROGRAM }]);
  await expect.poll(keys).toEqual([`drafts-and-submissions:${person.key}:draft:two-sum:python`]);
  await expect.poll(async () => stored(page, (await keys())[0] ?? '')).toContain('"isSent":true');
  expect(sync()).not.toEqual([]);
  await signOut(page);
  await expect.poll(keys).toEqual([]);
});

test('nothing of the editor or the languages is fetched before they are used', async () => {
  const requestUrls: string[] = [];
  const page = await site.visit('/About');
  page.on('request', (request) => requestUrls.push(request.url()));
  await page.goto(TWO_SUM, { waitUntil: 'networkidle' });
  const chunks = () => requestUrls.filter((address) => /code-mirror/.test(address));
  expect(requestUrls.length).toBeGreaterThan(3);
  expect(requestUrls.filter((address) => address.includes('/sandbox/'))).toEqual([]);
  expect(chunks()).toEqual([]);

  await openEditor(page, 'python');
  expect(chunks()).not.toEqual([]);
  expect(await editorOf(page, 'python').innerText()).toContain('def twoSum(');
  expect(requestUrls.filter((address) => address.includes('/sandbox/'))).toEqual([]);

  // While writing, the learner sees what the first run would load, and none of it is loaded yet.
  await page.keyboard.type('# ');
  await page.getByText(/^The first run loads Python: \d+ MB, once\./).waitFor();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('cpp');
  await page.getByText(/^The first run loads C\+\+: \d+ MB, once\./).waitFor();
  expect(
    requestUrls.filter((address) => address.includes('/sandbox/')).map((address) => new URL(address).pathname),
  ).toEqual(['/sandbox/tools.json']);
});
