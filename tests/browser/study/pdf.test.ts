import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readPdf } from '#server/testing/read-pdf.ts';
import { NARROW, startSite } from '../browser.ts';

const site = await startSite();

/** More than a page shows, and no more: drawing and reading a PDF takes long. */
const { question } = site.database.prisma;
for (const category of ['dsa', 'cpp', 'os', 'cn', 'py']) {
  const rest = await question.findMany({
    where: { category },
    orderBy: { id: 'asc' },
    skip: 12,
    select: { key: true },
  });
  await question.deleteMany({ where: { key: { in: rest.map(({ key }) => key) } } });
}

const button = (page: Page) => page.getByRole('link', { name: 'Download PDF' });

/** Downloads what the browser saves when the button is pressed. */
async function download(page: Page) {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page).click()]);
  return { name: file.suggestedFilename(), pdf: await readPdf(await buffer(createReadStream(await file.path()))) };
}

describe('Download PDF', () => {
  test.each([
    ['/DSA', 'dsa', 'GearUp-DSA-interview-questions.pdf'],
    ['/Cpp', 'cpp', 'GearUp-C++-OOPs-interview-questions.pdf'],
    ['/CS-Fundamental', 'os', 'GearUp-Operating-System-interview-questions.pdf'],
    ['/cs-fundametal?category=cn', 'cn', 'GearUp-Computer-Network-interview-questions.pdf'],
  ])('on %s saves all its questions, not only those of the current page', async (path, category, fileName) => {
    const notes = await question.findMany({ where: { category }, orderBy: { id: 'asc' } });
    expect(notes).toHaveLength(12);
    const page = await site.visit(path, { signedIn: true });
    const { name, pdf } = await download(page);
    expect(name).toBe(fileName);
    expect(pdf.bookmarks.map(({ title }) => title)).toEqual(
      notes.map(({ header }, index) => `${index + 1}. ${header}`),
    );
    expect(page.url()).toContain(path); // the page stays open
  });

  test('on a cheat sheet saves its items', async () => {
    const count = await site.database.prisma.cheatSheetItem.count({ where: { category: 'cppstl' } });
    const { name, pdf } = await download(await site.visit('/Cppstl'));
    expect(name).toBe('GearUp-C++-STL-cheat-sheet.pdf');
    expect(pdf.bookmarks).toHaveLength(count);
  });

  test('is red, and in reach of a thumb', async () => {
    const page = await site.visit('/Python', { viewport: NARROW });
    expect(await button(page).evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgb(208, 31, 43)');
    expect((await button(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test('works without scripts', async () => {
    const page = await site.visit('/Python', { javaScriptEnabled: false });
    expect((await download(page)).name).toBe('GearUp-Python-interview-questions.pdf');
  });

  test('is not offered when there is nothing to download', async () => {
    await question.deleteMany({ where: { category: 'c' } });
    const page = await site.visit('/C');
    await page.getByText('No notes found.').waitFor();
    expect(await button(page).count()).toBe(0);
  });
});
