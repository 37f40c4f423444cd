import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NARROW, startSite, WIDE } from '../browser.ts';

const site = await startSite();
const { prisma } = site.database;
const question = await prisma.question.findUniqueOrThrow({ where: { category_id: { category: 'py', id: 1 } } });

const code = (page: Page) => page.getByLabel('Code', { exact: true });
const output = (page: Page) => page.getByLabel('Output', { exact: true });

/** Opens the program of the first question of a page, and waits for its colours. */
async function openProgram(page: Page) {
  await page.getByRole('article').first().getByRole('button', { name: 'Show Code' }).press('Enter');
  await page.locator('.hljs-keyword').first().waitFor();
}

describe('a program', () => {
  test('has its output beside it, on a narrow screen below it', async () => {
    const page = await site.visit('/Python');
    await openProgram(page);
    expect(question.output).not.toBe('');
    expect(await output(page).textContent()).toBe(question.output);
    const places = async () => {
      const [program, printed] = [await code(page).boundingBox(), await output(page).boundingBox()];
      if (!program || !printed) throw new Error('both are shown');
      return { isBeside: printed.x >= program.x + program.width, isBelow: printed.y >= program.y + program.height };
    };
    expect(await places()).toEqual({ isBeside: true, isBelow: false });
    await page.setViewportSize(NARROW);
    expect(await places()).toEqual({ isBeside: false, isBelow: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test.each([
    [
      'a cheat sheet',
      '/JSCheatsheet',
      () => prisma.cheatSheetItem.findFirstOrThrow({ where: { category: 'js', id: 1 } }),
    ],
    ['a blog', '/detail/1', () => prisma.blog.findUniqueOrThrow({ where: { id: 1 } })],
    ['a contest', '/contestdetail/1', () => prisma.contest.findUniqueOrThrow({ where: { id: 1 } })],
  ])('of %s also shows its output', async (_, address, find) => {
    const page = await site.visit(address, { signedIn: true });
    await page.getByRole('button', { name: 'Show Code' }).first().click();
    const record = await find();
    expect(record.output).not.toBe('');
    expect(await output(page).textContent()).toBe(record.output);
  });

  test('has line numbers that are neither copied nor read by screen readers', async () => {
    const page = await site.visit('/Python', { permissions: ['clipboard-read', 'clipboard-write'] });
    await openProgram(page);
    const lines = question.code.split('\n').length;
    expect(await code(page).locator('.line-start').count()).toBe(lines);
    const numbers = await code(page)
      .locator('.line-start')
      .evaluateAll((starts) =>
        starts.map((start) => {
          const { content, counterIncrement } = getComputedStyle(start, '::before');
          return `${content}, ${counterIncrement}`;
        }),
      );
    // Their alternative text is empty.
    expect(new Set(numbers)).toEqual(new Set(['counter(line) / "", line 1']));

    const selected = await code(page).evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return getSelection()?.toString();
    });
    expect(selected).toBe(question.code);
    await code(page).press('Control+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(question.code);
  });

  test('wraps its lines on request, on other pages and after a reload too', async () => {
    const long = `answer = ${Array.from({ length: 60 }, (_, index) => index).join(' + ')}`;
    await prisma.question.update({ where: { key: question.key }, data: { code: `if True:\n    ${long}`, output: '' } });
    const page = await site.visit('/Python', { viewport: NARROW });
    await openProgram(page);
    const overflow = () => code(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    const wrap = page.getByRole('button', { name: 'Wrap' });
    expect(await wrap.getAttribute('aria-pressed')).toBe('false');
    await wrap.press('Space');
    await expect.poll(() => wrap.getAttribute('aria-pressed')).toBe('true');
    expect(await overflow()).toBe(0);
    await page.goto('/detail/1');
    await page.getByRole('button', { name: 'Show Code' }).first().click();
    await expect.poll(() => wrap.getAttribute('aria-pressed')).toBe('true');
    await wrap.click();
    await expect.poll(() => wrap.getAttribute('aria-pressed')).toBe('false');
    const { key, code: source, output: printed } = question;
    await prisma.question.update({ where: { key }, data: { code: source, output: printed } });
  });

  test('shows nothing beside it if its output is not recorded', async () => {
    const { key, output: printed } = question;
    await prisma.question.update({ where: { key }, data: { output: '' } });
    const page = await site.visit('/Python');
    await openProgram(page);
    expect(await output(page).count()).toBe(0);
    await prisma.question.update({ where: { key }, data: { output: printed } });
  });
});

test('a program can be copied by hand where the browser does not allow Copy', async () => {
  const page = await site.visit('/Python');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await openProgram(page);
  const copy = page.getByRole('article').first().getByRole('button', { name: 'Copy', exact: true });
  await copy.click();
  await page.getByText('Your browser did not allow copying').waitFor();
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe(question.code);
  expect(await copy.innerText()).toBe('Copy');
  await page.keyboard.press('Escape');
  await page.getByText('Your browser did not allow copying').waitFor({ state: 'detached' });
  expect(await copy.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('a language and Wrap can be chosen even if the browser stores nothing', async () => {
  const page = await site.visit('/Problem/two-sum');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.locator('summary').filter({ hasText: 'Brute force' }).press('Enter');
  const languages = page.getByRole('group', { name: 'Language of Brute force' });
  await languages.getByRole('button', { name: 'Python', exact: true }).press('Enter');
  await expect.poll(() => code(page).first().textContent()).toContain('def twoSum');
  const wrap = page.getByRole('button', { name: 'Wrap' }).first();
  await wrap.press('Enter');
  await expect.poll(() => wrap.getAttribute('aria-pressed')).toBe('true');
  await wrap.press('Enter');
  await expect.poll(() => wrap.getAttribute('aria-pressed')).toBe('false');
});

describe.each([WIDE, NARROW])('an approach in several languages, $width pixels wide', (viewport) => {
  test('is shown in a language that is chosen once for all problems', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const page = await site.visit('/Problem/two-sum', { viewport, permissions });
    const approach = async () => {
      await page.locator('summary').filter({ hasText: 'Brute force' }).press('Enter');
      await page.getByRole('group', { name: 'Language of Brute force' }).waitFor();
    };
    const language = (name: string) =>
      page.getByRole('group', { name: 'Language of Brute force' }).getByRole('button', { name, exact: true });
    await approach();
    expect(await language('C++').getAttribute('aria-pressed')).toBe('true');
    await language('Python').press('Enter');
    await expect.poll(() => code(page).first().textContent()).toContain('def twoSum');
    await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('def twoSum');

    await page.goto('/Problem/3sum');
    await approach();
    await expect.poll(() => language('Python').getAttribute('aria-pressed')).toBe('true');
    await language('Java').click();
    await page.getByText('browsers cannot compile Java').first().waitFor();
    await page.reload();
    await approach();
    await expect.poll(() => language('Java').getAttribute('aria-pressed')).toBe('true');
  });
});
