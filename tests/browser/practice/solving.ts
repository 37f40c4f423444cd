import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LANGUAGES, type Runnable } from '#judge/languages/languages.ts';
import { setTimeFactor, writeProgram } from '../editor.ts';

const CONTENT = join(import.meta.dirname, '../../../prisma/content/problem');
export const program = (path: string) => readFileSync(join(CONTENT, path), 'utf8');
const written = (slug: string) => (JSON.parse(program(`${slug}/cases.json`)) as unknown[]).length; // check:content ensures a list

export const TWO_SUM = '/Problem/two-sum';
export const BOOKS = '/Problem/books-nobody-borrowed';
export const LISTS = '/Problem/merge-two-sorted-lists';
export const COPIES = '/Problem/copy-list-with-random-pointer';
export const TREES = '/Problem/serialize-and-deserialize-binary-tree';
/** The generators add three more. */
export const CASES = {
  [TWO_SUM]: written('two-sum') + 3,
  [LISTS]: written('merge-two-sorted-lists') + 3,
  [COPIES]: written('copy-list-with-random-pointer') + 3,
  [TREES]: written('serialize-and-deserialize-binary-tree') + 3,
  [BOOKS]: written('books-nobody-borrowed'),
};
export const MINUTES = 60_000;

export type Language = Runnable | 'sql';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const result = (page: Page) => page.getByRole('region', { name: 'Result' });
export const submissions = (page: Page) => page.getByRole('region', { name: 'Your submissions' }).getByRole('listitem');
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** @returns the message after judging, which may take long: compilers and interpreters are slow on a busy machine */
export async function resultText(page: Page): Promise<string> {
  await result(page)
    .getByRole('heading', { level: 2 })
    .waitFor({ timeout: 2 * MINUTES });
  return result(page).innerText();
}

export async function run(page: Page, language: Language, code: string): Promise<string> {
  await writeProgram(page, language, code);
  await button(page, 'Run').click();
  return resultText(page);
}

/** Returns the verdict of `act`, which takes too long, with time limits of `factor` times the usual ones. */
export async function tooSlow(page: Page, factor: number, act: () => Promise<string>): Promise<string> {
  await setTimeFactor(page, factor);
  const verdict = await act();
  await setTimeFactor(page, 10);
  return verdict;
}

/**
 * The time factor for programs that never answer their first case. A case may take 4 s, and the first 2 s more, for the
 * start, which no factor changes: 4 s times this factor and 2 s are 0.4 s.
 */
export const AT_ONCE = -0.4;

export async function submit(page: Page, language: Language, code: string): Promise<string> {
  await writeProgram(page, language, code);
  await button(page, 'Submit').click();
  return resultText(page);
}

export const accepted = (path: keyof typeof CASES) => new RegExp(`^Accepted\\s+${CASES[path]} of ${CASES[path]} cases`);

type Solutions = Partial<Record<Language, string>>;

/** Runs and submits the solutions of a problem. */
export async function solve(page: Page, path: keyof typeof CASES, solutions: Solutions) {
  const examples = path === BOOKS ? 2 : 3;
  const entries = Object.entries(solutions) as [Language, string][]; // as typed
  for (const [language, file] of entries) {
    const code = program(`${path.split('/').at(-1)}/solutions/${file}`);
    expect(await run(page, language, code)).toMatch(
      new RegExp(`^All right so far\\s+${examples} of ${examples} cases`),
    );
    await button(page, 'Submit').click();
    expect(await resultText(page)).toMatch(accepted(path));
  }
  await page.reload();
  await submissions(page).first().waitFor();
  const names = entries.map(([language]) => LANGUAGES[language].name).toReversed();
  expect((await submissions(page).allInnerTexts()).slice(0, names.length)).toEqual(
    names.map((name) => expect.stringContaining(`Accepted\n${name} · `) as string), // matches texts
  );
}

/** The files and answers in this browser's caches: the name of a part of the site, or a path. */
export const cachedParts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const urls = (await Promise.all(opened.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url));
    return urls.map((url) => url.searchParams.get('part') ?? url.pathname);
  });

/** Returns the line that the editor marks, and the message below it. */
export async function fault(page: Page) {
  const message = page.locator('.cm-fault');
  await message.waitFor();
  const lines = await page.locator('.cm-content > *').evaluateAll((all) => {
    const index = all.findIndex((line) => line.classList.contains('cm-fault'));
    return all.slice(0, index).filter((line) => line.classList.contains('cm-line')).length;
  });
  expect(await page.locator('.cm-lint-marker-error').count()).toBe(1);
  return `${lines}: ${await message.innerText()}`;
}

/** Stops a program while it is running. */
export async function stopsAtOnce(page: Page, language: Language, endless: string) {
  await writeProgram(page, language, endless);
  await button(page, 'Run').click();
  await result(page).getByText('Running …').waitFor({ timeout: MINUTES });
  await button(page, 'Stop').click();
  await button(page, 'Run').waitFor();
  // If it had run to its limit, there would be a message.
  expect(await result(page).innerText()).toBe('');
}
