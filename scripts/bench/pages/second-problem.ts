import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright, type Page } from 'playwright-core';
import { type Figure, median, times } from '#scripts/bench/figure.ts';
import type { Running } from '#scripts/bench/load/processes.ts';
import { LANGUAGES } from '#judge/languages/languages.ts';
import { FLAGS } from './first-load.ts';

const MINUTE = 60_000;
const RUNS = 3;
/** How much longer the first run of a second problem may take than the next run on the same page. */
const MAX_BY_LINK = 1.3;
const MAX_AFTER_RELOAD = 3;
/** The seconds of the first run of a browser that has nothing stored, on a machine that is quiet otherwise. */
const MAX_OF_SESSION = 7;

type Measured = 'python' | 'cpp';
const COMMENTS = { python: '# ', cpp: '// ' } as const;

/**
 * Measures how long a program takes from pressing Run to its result: the first of a browser, the next one on the same
 * page, the first of a second problem reached by a link, and the first after a reload.
 */
export async function measureSecondProblem({ url }: Running): Promise<Figure[]> {
  const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args: FLAGS });
  try {
    return [...(await figuresOf(browser, url, 'python')), ...(await figuresOf(browser, url, 'cpp'))];
  } finally {
    await browser.close();
  }
}

/** Opens a problem in a browser that has nothing stored. */
async function openProblem(browser: Browser, url: string, language: Measured): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${url}/Problem/two-sum`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption(language);
  return page;
}

async function figuresOf(browser: Browser, url: string, language: Measured): Promise<Figure[]> {
  // The server may still be preparing the tool.
  const waiting = await openProblem(browser, url, language);
  await secondsOfRun(waiting, language);
  await waiting.context().close();
  const page = await openProblem(browser, url, language);
  const ofSession = await secondsOfRun(page, language);
  await page.reload();
  const first = await secondsOfRun(page, language);
  const next = await nextRuns(page, language);
  await page.getByRole('button', { name: 'DSA SHEET' }).click();
  await page.getByRole('link', { name: 'Top 50' }).first().click();
  await page.locator('main a[href^="/Problem/"]').first().click();
  await page.waitForURL(/\/Problem\//);
  const byLink = await secondsOfRun(page, language);
  const nextThere = await nextRuns(page, language);
  await page.context().close();
  const { name } = LANGUAGES[language];
  const figure = (what: string, seconds: number, reference: number, max: number): Figure => ({
    name: `${name}: ${what}`,
    value: `${seconds.toFixed(1)} s  (${times(seconds / reference)})`,
    reference: `the next run on the same page: ${reference.toFixed(1)} s`,
    target: `${times(max)} at most`,
    isMet: seconds <= max * reference,
  });
  return [
    {
      name: `${name}: the first run of a browser`,
      value: `${ofSession.toFixed(1)} s`,
      reference: `the next run on the same page: ${next.toFixed(1)} s`,
      target: `${MAX_OF_SESSION} s at most`,
      isMet: ofSession <= MAX_OF_SESSION,
    },
    figure('the first run of a second problem, by a link', byLink, nextThere, MAX_BY_LINK),
    figure('the first run after a reload', first, next, MAX_AFTER_RELOAD),
  ];
}

async function nextRuns(page: Page, language: Measured): Promise<number> {
  const seconds: number[] = [];
  for (let run = 0; run < RUNS; run++) seconds.push(await secondsOfRun(page, language));
  return median(seconds);
}

/** Runs the program in the editor, changed by a comment so that it is compiled again. */
async function secondsOfRun(page: Page, language: Measured): Promise<number> {
  await page.getByRole('textbox', { name: `Your program in ${LANGUAGES[language].name}`, exact: true }).focus();
  await page.locator('.cm-content').waitFor();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(`\n${COMMENTS[language]}${Date.now()}`);
  const startedAt = performance.now();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const heading = page.getByRole('region', { name: 'Result' }).getByRole('heading', { level: 2 });
  await page
    .getByRole('button', { name: 'Stop', exact: true })
    .waitFor({ timeout: MINUTE })
    .catch(() => {}); // it may have ended already
  await heading.waitFor({ timeout: 10 * MINUTE });
  return (performance.now() - startedAt) / 1000;
}
