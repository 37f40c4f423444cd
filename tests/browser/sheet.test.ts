import { describe, expect, test } from 'vitest';
import { NARROW, openByMenu, startSite } from './browser.ts';

const site = await startSite();

const stored = (key: string) => `localStorage.getItem(${JSON.stringify(key)})`;

describe('the SDE sheet', () => {
  test('shows the topics by id, the first selected, and the eight columns', async () => {
    const page = await site.visit('/Sheet');
    const tabs = page.getByRole('tab');
    await tabs.first().waitFor();
    expect(await tabs.count()).toBeGreaterThanOrEqual(12);
    expect(await tabs.first().getAttribute('aria-selected')).toBe('true');
    await page.getByRole('rowheader').first().waitFor();
    const columns = await page.getByRole('columnheader').allTextContents();
    expect(columns).toEqual([
      'STATUS',
      'PROBLEM',
      'DIFFICULTY',
      'ARTICLE',
      'COMPANIES',
      'PRACTICE',
      'RIVISION',
      'NOTE',
    ]);
  });

  test('opens at its second address as well', async () => {
    const page = await site.visit('/new-updated-sheet');
    await page.getByRole('checkbox', { name: 'Done: Two Sum' }).waitFor();
  });

  test('keeps ticks and stars under the documented keys, over a reload', async () => {
    const page = await site.visit('/Sheet');
    await page.getByRole('checkbox', { name: 'Done: Two Sum' }).check();
    await page.getByRole('button', { name: 'Star for revision: Two Sum' }).click();
    expect(await page.evaluate(stored('checkbox-Two Sum'))).toBe('true');
    expect(await page.evaluate(stored('starred-Two Sum'))).toBe('true');
    expect(await page.getByRole('progressbar', { name: 'The whole sheet' }).getAttribute('aria-valuenow')).toBe('1');

    await page.reload();
    await expect.poll(() => page.getByRole('checkbox', { name: 'Done: Two Sum' }).isChecked()).toBe(true);
    expect(await page.locator('tr[data-done=true]').count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Star for revision: Two Sum' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });

  test('writes the maps of the company-wise sheets too, and an untick writes false under every key', async () => {
    const { id } = await site.database.prisma.sdeProblem.findFirstOrThrow({ where: { name: 'Two Sum' } });
    const page = await site.visit('/Sheet');
    const checkbox = page.getByRole('checkbox', { name: 'Done: Two Sum' });
    await checkbox.check();
    expect(JSON.parse(String(await page.evaluate(stored('checkboxes'))))).toEqual({ [id]: true });
    await checkbox.uncheck();
    expect(JSON.parse(String(await page.evaluate(stored('checkboxes'))))).toEqual({ [id]: false });
    expect(await page.evaluate(stored('checkbox-Two Sum'))).toBe('false');
  });

  test('a returning learner finds what either stored model holds', async () => {
    const { id } = await site.database.prisma.sdeProblem.findFirstOrThrow({ where: { name: 'Two Sum' } });
    const page = await site.visit('/Sheet', {
      stored: {
        checkboxes: JSON.stringify({ [id]: true }),
        'checkbox-Rotate Array': 'true',
        starredProblems: 'not json',
      },
    });
    await expect.poll(() => page.getByRole('checkbox', { name: 'Done: Two Sum' }).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: 'Done: Rotate Array' }).isChecked()).toBe(true);
  });

  test('another tab follows at once', async () => {
    const page = await site.visit('/Sheet');
    await page.getByRole('checkbox', { name: 'Done: Two Sum' }).waitFor();
    const other = await page.context().newPage();
    await other.goto('/Sheet');
    await other.getByRole('checkbox', { name: 'Done: Two Sum' }).check();
    await expect.poll(() => page.getByRole('checkbox', { name: 'Done: Two Sum' }).isChecked()).toBe(true);
  });

  test('saves a note under note-{name} and shows it again', async () => {
    const page = await site.visit('/Sheet');
    await page.getByRole('button', { name: 'Add note: Two Sum' }).click();
    const area = page.getByRole('textbox', { name: 'Your note on Two Sum' });
    expect((await area.boundingBox())?.height).toBe(450);
    await area.fill('A map from value to index.\nOne pass.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(stored('note-Two Sum'))).toBe('A map from value to index.\nOne pass.');
    await page.getByRole('button', { name: 'Edit note: Two Sum' }).click();
    expect(await area.inputValue()).toContain('One pass.');
  });

  test('a note that was typed and not saved outlives Escape and a reload', async () => {
    const page = await site.visit('/Sheet');
    await page.getByRole('button', { name: 'Add note: Two Sum' }).click();
    const area = page.getByRole('textbox', { name: 'Your note on Two Sum' });
    await area.fill('half a thought');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'Add note: Two Sum' }).click();
    expect(await area.inputValue()).toBe('half a thought');
    expect(await page.evaluate(stored('note-Two Sum'))).toBeNull();
  });

  test('filters by one difficulty at a time; pressing it again clears it; a topic clears it', async () => {
    const page = await site.visit('/Sheet');
    const rows = page.getByRole('rowheader');
    await rows.first().waitFor();
    const all = await rows.count();
    const easy = page.getByRole('button', { name: /^Easy/ });
    await easy.click();
    await expect.poll(() => rows.count()).toBeLessThan(all);
    expect(new URL(page.url()).searchParams.get('level')).toBe('Easy');
    await page.getByRole('button', { name: /^Hard/ }).click();
    await expect.poll(() => easy.getAttribute('aria-pressed')).toBe('false');
    await page.getByRole('button', { name: /^Hard/ }).click();
    await expect.poll(() => rows.count()).toBe(all);

    await easy.click();
    await page.getByRole('tab', { name: /^Strings/ }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?topic=Strings');
  });

  test('a filter lives in the address: reload, back and a shared link keep it', async () => {
    const page = await site.visit('/Sheet?topic=Graphs&level=Hard');
    await page.getByRole('tab', { name: /^Graphs/, selected: true }).waitFor();
    const badges = page.getByRole('table').getByText(/^(Easy|Medium|Hard)$/);
    await badges.first().waitFor();
    expect(new Set(await badges.allTextContents())).toEqual(new Set(['Hard']));
    await page.getByRole('tab', { name: /^Heap/ }).click();
    await page.goBack();
    await page.getByRole('button', { name: /^Hard/, pressed: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^Hard/, pressed: true }).waitFor();
  });

  test('Random shows one problem, rather one that is not done', async () => {
    const names = (
      await site.database.prisma.sheetProblem.findMany({ where: { topic: 'Arrays' }, orderBy: { id: 'asc' } })
    ).map(({ name }) => name);
    const [open = '', ...done] = names;
    const page = await site.visit('/Sheet', {
      stored: Object.fromEntries(done.map((name) => [`checkbox-${name}`, 'true'])),
    });
    await page.getByRole('rowheader').first().waitFor();
    await page.getByRole('button', { name: 'Random' }).click();
    await expect.poll(() => page.getByRole('rowheader').allTextContents()).toEqual([open]);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(names.length);
  });

  test('the companies popup splits the text, and closes', async () => {
    const page = await site.visit('/Sheet');
    await page.getByRole('button', { name: 'Show companies of Two Sum' }).click();
    const dialog = page.getByRole('dialog', { name: 'Companies' });
    expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(1);
    expect(
      (await dialog.getByRole('listitem').allTextContents()).every(
        (text) => text === text.trim() && !text.includes(','),
      ),
    ).toBe(true);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  test('works by keyboard: tabs by arrows, a tick by space, a dialog that gives the focus back', async () => {
    const page = await site.visit('/Sheet');
    await page.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: /^Strings/, selected: true }).waitFor();
    await page.keyboard.press('Home');
    const checkbox = page.getByRole('checkbox', { name: 'Done: Two Sum' });
    await checkbox.focus();
    await page.keyboard.press('Space');
    expect(await checkbox.isChecked()).toBe(true);
    const note = page.getByRole('button', { name: 'Add note: Two Sum' });
    await note.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => note.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('fits a narrow screen without scrolling sideways', async () => {
    const page = await site.visit('/Sheet', { viewport: NARROW });
    await page.getByRole('checkbox', { name: 'Done: Two Sum' }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(NARROW.width);
    await page.getByRole('checkbox', { name: 'Done: Two Sum' }).check();
    await page.getByRole('link', { name: 'Practise Two Sum' }).waitFor();
  });

  test('says that it failed, and tries again', async () => {
    site.expectConsoleError(/500/);
    const page = await site.visit('/Pagenotfound');
    await page.route('**/trpc/sheets.problemsOfTopic**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await openByMenu(page, 'DSA SHEET', 'New Updated Sheet');
    await page.getByText('The problems could not be loaded.').waitFor();
    await page.unroute('**/trpc/sheets.problemsOfTopic**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('checkbox', { name: 'Done: Two Sum' }).waitFor();
  });
});
