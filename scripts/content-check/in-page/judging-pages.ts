import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright, type Page } from 'playwright-core';
import type {
  CheckedSmallest,
  CheckedSubmission,
  CheckedTrace,
} from '#client/features/practice/judge/judge-for-check.ts';
import { unpackChromium } from '#scripts/build/unpack-chromium.ts';
import { servePage } from './page-server.ts';

const BUILD = join(import.meta.dirname, '../../build.ts');
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'];

/** Processes each item in a page, in as many pages at once as there are lanes. */
export type EachInPage = <T>(
  items: readonly T[],
  lanes: number,
  work: (page: Page, item: T) => Promise<void>,
) => Promise<void>;

/** Opens pages of a real Chromium with the script, which judges with the code of the site's page. */
export async function withJudgingPages(script: string, work: (eachInPage: EachInPage) => Promise<void>): Promise<void> {
  buildSite();
  await unpackChromium();
  const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args: FLAGS });
  const server = await servePage(script);
  try {
    await work(async (items, lanes, each) => {
      const queue = items.values(); // shared by all lanes
      const lane = async () => {
        const page = await openPage(browser, server.url);
        for (const item of queue) await each(page, item);
        await page.context().close();
      };
      await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane));
    });
  } finally {
    await browser.close();
    server.close();
  }
}

/** Builds the workers' scripts and the tools as the site serves them; quick when nothing has changed. */
function buildSite(): void {
  const { status } = spawnSync(process.execPath, [BUILD, '--quick'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the site could not be built');
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url);
  return page;
}

/** The functions that such a page has for a program, with their results. */
type Answers = {
  judgeForCheck: CheckedSubmission;
  smallestForCheck: CheckedSmallest;
  traceForCheck: CheckedTrace;
};

/** Calls a function of client/features/practice/judge/judge-for-check.ts. */
export const callPage = <N extends keyof Answers>(
  page: Page,
  name: N,
  { fields, language, source }: { fields: object; language: string; source: string },
): Promise<Answers[N]> =>
  page.evaluate(
    ([functionName, ...parameters]) => {
      const functions = window as unknown as Record<string, (...given: unknown[]) => Promise<Answers[N]>>; // as judge-for-check.ts assigns them
      return (
        functions[functionName]?.(...parameters) ?? Promise.reject(new TypeError(`the page has no ${functionName}`))
      );
    },
    [name, fields, language, source] as [string, object, string, string],
  );
