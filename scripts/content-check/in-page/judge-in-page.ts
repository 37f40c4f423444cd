import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright, type Page } from 'playwright-core';
import { LANGUAGES } from '#shared/judge/languages.ts';
import { unpackChromium } from '#scripts/build/unpack-chromium.ts';
import { PassedPrograms } from '../passed-programs.ts';
import type { WrittenProblem } from '../problems/written-problem.ts';
import { bundlePage, servePage } from './page-server.ts';
import { IN_PAGE, type Solution } from './solutions.ts';

const BUILD = join(import.meta.dirname, '../../build.ts');
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'];

export type PageCounts = { solutions: number; run: number; failed: number };

type Settings = { cache: string; report(fault: string): void };

/** Submits solutions in a real Chromium, by the code of the site's own page. @param choose those of one problem */
export async function judgeInPage(
  written: WrittenProblem[],
  choose: (problem: WrittenProblem, pageCode: string) => Solution[],
  { cache, report }: Settings,
): Promise<PageCounts> {
  const passed = new PassedPrograms(cache);
  const script = await bundlePage();
  const solutions = written.flatMap((problem) => choose(problem, script));
  const changed = solutions.filter(({ parts }) => !passed.has(parts)).toSorted(quickestFirst);
  if (changed.length === 0) return { solutions: solutions.length, run: 0, failed: 0 };
  buildSite();
  await unpackChromium();
  const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args: FLAGS });
  const server = await servePage(script);
  let failed = 0;
  try {
    const again: Solution[] = [];
    await inPages(browser, server.url, changed, (solution, fault) =>
      fault === null ? passed.add(solution.parts) : void again.push(solution),
    );
    // Retries failures in a single page, in case the machine was only busy.
    await inPages(
      browser,
      server.url,
      again,
      ({ problem, language, parts }, fault) => {
        if (fault === null) return passed.add(parts);
        failed++;
        report(`${problem.name}: in a page its solution in ${LANGUAGES[language].name} is ${fault}`);
      },
      1,
    );
  } finally {
    await browser.close();
    server.close();
  }
  return { solutions: solutions.length, run: changed.length, failed };
}

/** JavaScript first: most faults of a problem show in any language, and so are reported within minutes. */
const quickestFirst = (one: Solution, other: Solution) =>
  IN_PAGE.indexOf(one.language) - IN_PAGE.indexOf(other.language);

/** Builds the workers' scripts and the tools as the site serves them; quick where nothing has changed. */
function buildSite(): void {
  const { status } = spawnSync(process.execPath, [BUILD, '--quick'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the site could not be built');
}

type OnJudged = (solution: Solution, fault: string | null) => void;

async function inPages(
  browser: Browser,
  url: string,
  solutions: Solution[],
  onJudged: OnJudged,
  lanes = availableParallelism(),
): Promise<void> {
  const queue = solutions.values(); // shared by all lanes
  const lane = async () => {
    const page = await openPage(browser, url);
    for (const solution of queue) onJudged(solution, await faultIn(page, solution));
    await page.context().close();
  };
  await Promise.all(Array.from({ length: Math.min(lanes, solutions.length) }, lane));
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url);
  return page;
}

type Judging = {
  judgeForCheck(
    fields: unknown,
    language: string,
    source: string,
  ): Promise<{ verdict: string | null; message: string }>;
};

/** What a brute-force solution may be told of the largest inputs, besides that they take too long. */
const TOO_MUCH = /too deep for a browser|Memory Limit Exceeded/;

/** Null where it is accepted, or is marked as slow and takes too much time, memory or depth. */
async function faultIn(page: Page, { problem, language, source, isSlow }: Solution): Promise<string | null> {
  const { verdict, message } = await page.evaluate(
    ([fields, name, text]) => (window as unknown as Judging).judgeForCheck(fields, name, text), // client/features/practice/judge/judge-for-check.ts
    [problem.fields, language, source] as const,
  );
  const isTooMuch = verdict === 'Time Limit Exceeded' || TOO_MUCH.test(`${verdict} ${message}`);
  return verdict === 'Accepted' || (isSlow && isTooMuch) ? null : `${verdict ?? 'not judged'}: ${message}`;
}
