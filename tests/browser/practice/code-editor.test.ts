import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { installClock, NARROW, startSite, WIDE } from '../browser.ts';
import { replaceText, turnSearchOff } from '../editor.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const EDITOR = /\/assets\/(editor|code-mirror|vim)-/;

const site = await startSite();

const plain = (page: Page) => page.locator('textarea[aria-label^="Your program"]');
const editor = (page: Page) => page.locator('.cm-content');

type Options = Parameters<typeof site.visit>[1];

/** Opens a problem in JavaScript, for which nothing has to be loaded; on a phone its code tab. */
async function visit({ stored, ...options }: Options = {}) {
  const page = await site.visit('/Problem/two-sum', {
    stored: { 'practice-language': 'javascript', ...stored },
    ...options,
  });
  await turnSearchOff(page);
  const tab = page.getByRole('tab', { name: 'Code' });
  if (await tab.isVisible()) await tab.click();
  return page;
}

/** Opens it with CodeMirror loaded, and the caret at the end. */
async function open(options?: Options) {
  const page = await visit(options);
  await plain(page).focus();
  await editor(page).waitFor();
  await page.keyboard.press('Control+End');
  return page;
}

const textOf = (page: Page) =>
  page.evaluate(() => {
    const plain = document.querySelector<HTMLTextAreaElement>('textarea[aria-label^="Your program"]');
    return plain?.value ?? Array.from(document.querySelectorAll('.cm-line'), (line) => line.textContent).join('\n');
  });

const RIGHT = `function twoSum(nums, target) {
  const places = new Map();
  for (const [at, one] of nums.entries()) {
    if (places.has(target - one)) return [places.get(target - one), at];
    places.set(one, at);
  }
}`;
const THROWS = `function twoSum() {
  // soon
  throw new Error('not yet');
}`;
const says = (page: Page, verdict: string) => page.getByRole('heading', { name: verdict, exact: true });

/** Holds back the editor's files until a test releases them. */
async function holdEditor(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<true>();
  await page.route(EDITOR, async (route) => {
    await released;
    await route.continue();
  });
  return () => release(true);
}

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);

describe('the editor', () => {
  test('is loaded when it is focused, and not before', async () => {
    const page = await visit();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByRole('heading', { level: 1 }).hover();
    await page.getByRole('link', { name: 'GearUp' }).first().focus();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => EDITOR.test(url))).toEqual([]);
    await plain(page).hover();
    await editor(page).waitFor();
    expect(requests.filter((url) => /\/(editor|code-mirror)-/.test(url))).toHaveLength(2);
    expect(requests.filter((url) => url.includes('/vim-'))).toEqual([]);
  });

  test('replaces the plain area without moving anything', async () => {
    const page = await visit();
    const before = await plain(page).evaluate((area) => {
      const { paddingLeft, paddingTop, fontFamily, fontSize, lineHeight } = getComputedStyle(area);
      const { left, top } = area.getBoundingClientRect();
      const numbers = area.nextElementSibling?.getBoundingClientRect();
      const font = [fontFamily, fontSize, lineHeight];
      return { left: left + parseFloat(paddingLeft), top: top + parseFloat(paddingTop), gutter: numbers?.right, font };
    });
    await plain(page).focus();
    await editor(page).waitFor();
    const after = await page.evaluate(() => {
      const line = document.querySelector('.cm-line') ?? document.body;
      const range = document.createRange();
      range.selectNodeContents(line);
      const { fontFamily, fontSize, lineHeight } = getComputedStyle(line);
      return {
        left: range.getBoundingClientRect().left,
        top: line.getBoundingClientRect().top,
        gutter: document.querySelector('.cm-gutters')?.getBoundingClientRect().right,
        font: [fontFamily, fontSize, lineHeight],
      };
    });
    expect(after.font).toEqual(before.font);
    for (const side of ['left', 'top', 'gutter'] as const)
      expect(after[side], side).toBeCloseTo(before[side] ?? NaN, 0);
  });

  test('loses no key that is typed while it loads, and can undo them', async () => {
    const page = await visit();
    const release = await holdEditor(page);
    const start = await plain(page).inputValue();
    await plain(page).focus();
    await page.keyboard.press('Control+End');
    const typed = 'abcdefghijklmnopqrstuvwxyz'.repeat(4);
    let count = 0;
    for (const letter of typed) {
      if (count++ === 10) release();
      await page.keyboard.type(letter);
    }
    await editor(page).waitFor();
    await expect.poll(() => textOf(page)).toBe(start + typed);
    expect(await hasFocus(page, '.cm-content')).toBe(true);
    for (let tries = 0; tries < 8; tries++) await page.keyboard.press('Control+z');
    await expect.poll(() => textOf(page)).toBe(start);
  });

  test('keeps the selection and the scroll position', async () => {
    const page = await visit();
    const release = await holdEditor(page);
    await plain(page).focus();
    await replaceText(page, Array.from({ length: 200 }, (_, index) => `word${index};`).join('\n'));
    const [scrollTop, selected] = await plain(page).evaluate((area: HTMLTextAreaElement) => {
      const at = area.value.indexOf('word60');
      area.setSelectionRange(at, at + 6, 'backward');
      area.scrollTop = 1100;
      return [area.scrollTop, area.value.slice(at, at + 6)];
    });
    release();
    await editor(page).waitFor();
    await expect.poll(() => page.evaluate(() => document.querySelector('.cm-scroller')?.scrollTop)).toBe(scrollTop);
    expect(await page.evaluate(() => String(getSelection()))).toBe(selected);
    await page.keyboard.press('Shift+ArrowLeft');
    expect(await page.evaluate(() => String(getSelection()))).toBe(`\n${selected}`);
  });

  test('runs and submits the current text, in the plain area too', async () => {
    const page = await visit();
    const release = await holdEditor(page);
    await plain(page).focus();
    await replaceText(page, RIGHT);
    await page.keyboard.press('Control+Enter');
    await says(page, 'All right so far').waitFor();
    await page.keyboard.press('Control+Shift+Enter');
    await says(page, 'Accepted').waitFor();
    release();
    await editor(page).waitFor();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('x');
    await page.keyboard.press('Control+Enter');
    await says(page, 'Runtime Error').waitFor();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Control+Shift+Enter');
    await says(page, 'Accepted').waitFor();
    expect(await textOf(page)).toBe(RIGHT);
  });

  test('indents, closes brackets, completes words with Tab, and leaves Enter a new line', async () => {
    const page = await open();
    await replaceText(page, '');
    await page.keyboard.type('function main() {');
    await page.keyboard.press('Enter');
    await page.keyboard.type('ret');
    await page.getByRole('option', { name: 'return' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type(' counter;');
    await page.keyboard.press('Enter');
    await page.keyboard.type('count');
    await page.getByRole('option', { name: 'counter' }).waitFor();
    await page.keyboard.press('Enter');
    expect(await textOf(page)).toBe('function main() {\n  return counter;\n  count\n  \n}');
  });

  test('lets Tab leave the editor after Escape', async () => {
    const page = await open();
    await page.keyboard.press('Tab');
    expect(await hasFocus(page, '.cm-content')).toBe(true);
    await page.keyboard.type('ret');
    await page.getByRole('option', { name: 'return' }).waitFor();
    await page.keyboard.press('Escape');
    await installClock(page);
    await page.keyboard.press('Escape');
    await page.clock.fastForward(30_000);
    await page.keyboard.press('Tab');
    expect(await hasFocus(page, '.cm-editor *')).toBe(false);
    await page.keyboard.press('Shift+Tab');
    expect(await hasFocus(page, '.cm-content')).toBe(true);
  });

  test('shows faults at their line, for screen readers too, and moves them with it', async () => {
    const page = await open();
    await replaceText(page, THROWS);
    await page.keyboard.press('Control+Enter');
    const fault = page.locator('.cm-fault');
    await fault.waitFor();
    const above = () => fault.evaluate((element) => element.previousElementSibling?.textContent);
    expect(await above()).toContain('throw new Error');
    expect(await page.locator('[role=status] li').allTextContents()).toEqual([
      expect.stringMatching(/^Line 3: .*not yet/),
    ]);
    expect(await editor(page).getAttribute('aria-describedby')).toContain(
      await page.locator('[role=status]:has(li)').getAttribute('id'),
    );
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('// new');
    await page.keyboard.press('Enter');
    expect(await above()).toContain('throw new Error');
    await replaceText(page, RIGHT);
    await page.keyboard.press('Control+Enter');
    await says(page, 'All right so far').waitFor();
    await expect.poll(() => fault.count()).toBe(0);
  });

  test('keeps the caret when another tab writes, and has a history for each language', async () => {
    const page = await open();
    await replaceText(page, 'one\ntwo');
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('ab');
    const other = await page.context().newPage();
    await other.goto('/Problem/two-sum');
    await plain(other).focus();
    await editor(other).waitFor();
    await expect.poll(() => textOf(other)).toBe('abone\ntwo');
    await other.keyboard.press('Control+End');
    await other.keyboard.type('three');
    await expect.poll(() => textOf(page)).toBe('abone\ntwothree');
    await page.bringToFront();
    await page.keyboard.type('c');
    await expect.poll(() => textOf(page)).toBe('abcone\ntwothree');
    await page.getByLabel('Language', { exact: true }).selectOption('python');
    await expect.poll(() => editor(page).getAttribute('aria-label')).toBe('Your program in Python');
    await editor(page).focus();
    await replaceText(page, 'x = 1');
    await page.keyboard.press('Control+z');
    await expect.poll(() => textOf(page)).not.toContain('x = 1');
    expect(await textOf(page)).not.toContain('abcone');
    await page.getByLabel('Language', { exact: true }).selectOption('javascript');
    await expect.poll(() => textOf(page)).toBe('abcone\ntwothree');
    await editor(page).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => textOf(page)).toBe('abone\ntwothree');
  });

  test('has Vim keys as an option', async () => {
    const page = await open({ stored: { 'practice-vim': 'true' } });
    await page.locator('.cm-vimMode').waitFor();
    await page.keyboard.type('iabc');
    await page.keyboard.press('Escape');
    await page.keyboard.type('yyp0x');
    await expect.poll(() => textOf(page)).toMatch(/abc\n.*bc$/);
    await page.keyboard.type(':w');
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page, '.cm-content')).toBe(true);
    await page.keyboard.type('ggdGi');
    await page.keyboard.insertText(RIGHT);
    await page.keyboard.press('Control+Enter');
    await says(page, 'All right so far').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await hasFocus(page, '.cm-editor *')).toBe(false);
  });
});

test('falls back to the plain area when it cannot be loaded', async () => {
  site.expectConsoleError(/ERR_FAILED/);
  const page = await visit();
  let requestCount = 0;
  await page.route(EDITOR, (route) => {
    requestCount++;
    return route.abort();
  });
  await plain(page).focus();
  await page.getByText('The full editor could not be loaded').waitFor();
  expect(requestCount).toBeGreaterThan(1);
  await replaceText(page, 'one');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  expect(await textOf(page)).toBe('  one\n  two');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Shift+Tab');
  expect(await textOf(page)).toBe('one\ntwo');
  await page.keyboard.press('Control+z');
  expect(await textOf(page)).toBe('  one\n  two');
  await replaceText(page, THROWS);
  await page.keyboard.press('Control+Enter');
  await page.getByText(/^Line 3: .*not yet/).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await hasFocus(page, 'textarea')).toBe(false);
});

test('has a row of keys on a phone to type, move and undo, which keeps the focus', async () => {
  const page = await open({ viewport: NARROW, hasTouch: true, isMobile: true });
  await replaceText(page, '');
  const keys = page.getByRole('group', { name: 'Keys for code' });
  const press = (name: string) => keys.getByRole('button', { name, exact: true }).tap();
  await press('Opening brace');
  await page.keyboard.type('a');
  await press('Right');
  await press('Equals');
  expect(await textOf(page)).toBe('{a}=');
  await press('Undo');
  await press('Tab');
  expect(await textOf(page)).toBe('  {a}');
  expect(await hasFocus(page, '.cm-content')).toBe(true);
  const [isScrolled, pageScrolls] = await keys.evaluate((row) => [
    row.scrollWidth > row.clientWidth && row.scrollLeft > 0,
    document.documentElement.scrollWidth > window.innerWidth,
  ]);
  expect([isScrolled, pageScrolls]).toEqual([true, false]);
});

test('is accessible as plain area and as editor, with its panels, in light and dark', async () => {
  const faults: string[] = [];
  const look = async (page: Page, where: string) => {
    for (const isDark of [false, true]) {
      await page.evaluate((isDark) => document.documentElement.classList.toggle('dark', isDark), isDark);
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
      const found = await page.evaluate<Result[]>(
        `axe.run('.group\\\\/editor', { preload: false }).then(({ violations }) => violations)`,
      );
      for (const { id, nodes } of found) faults.push(`${where}${isDark ? ' in dark' : ''}: ${id} ${nodes[0]?.html}`);
    }
  };
  for (const viewport of [WIDE, NARROW]) {
    const page = await visit({ viewport });
    const release = await holdEditor(page);
    await plain(page).focus();
    await replaceText(page, THROWS);
    await page.keyboard.press('Control+Enter');
    await page.getByText(/^Line 3: .*not yet/).waitFor();
    await look(page, 'plain');
    release();
    await page.locator('.cm-fault').waitFor();
    await look(page, 'editor');
    await page.keyboard.press('Control+End');
    await page.keyboard.type('ret');
    await page.getByRole('option', { name: 'return' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await look(page, 'completion');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+f');
    await page.keyboard.type('re');
    await page.keyboard.press('Enter');
    await look(page, 'search');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+Shift+m');
    await look(page, 'diagnostics');
    await page.keyboard.press('Escape');
    await page.getByLabel('Settings of the editor').click();
    await page.getByLabel('Vim keys').check();
    await page.locator('.cm-vimMode').waitFor();
    await editor(page).focus();
    await page.keyboard.type(':');
    await look(page, 'vim');
  }
  expect(faults).toEqual([]);
});
