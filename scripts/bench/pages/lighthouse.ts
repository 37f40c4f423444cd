import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';
import type { PageName } from '#shared/pages.ts';
import { type Figure, median } from '#scripts/bench/figure.ts';
import { FLAGS } from './first-load.ts';
import { freePort } from '#scripts/bench/load/processes.ts';
import { sampleAddress } from '#scripts/bench/sample-address.ts';

const LEAST = 97;
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** One page of each kind. */
const PAGES: PageName[] = ['home', 'sheet', 'companySheet', 'python', 'blog', 'contest', 'problem', 'sql'];

// 150 MB that nothing else needs: installed with its first use, and not with the project.
const VERSION = '13.5.0';
const PLACE = join(import.meta.dirname, '../../../node_modules/.cache', `lighthouse-${VERSION}`);

type Flags = { port: number; onlyCategories: string[]; logLevel?: 'error' };
/** The part of its report that is read here. */
type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
};
type Lighthouse = (url: string, flags: Flags) => Promise<{ lhr: Report } | undefined>;

/** @throws Error when it is not installed and cannot be installed */
async function loadLighthouse(): Promise<Lighthouse> {
  const folder = join(PLACE, 'node_modules/lighthouse');
  if (!existsSync(folder))
    execFileSync('npm', ['install', '--prefix', PLACE, '--no-audit', '--no-fund', `lighthouse@${VERSION}`], {
      stdio: 'ignore',
    });
  const load = (file: string): Promise<{ default: unknown }> => import(join(folder, file));
  // Tracing this category makes the pages of this Chromium crash, and no score needs it.
  const Trace = (await load('core/gather/gatherers/trace.js')).default as { getDefaultTraceCategories(): string[] }; // its own
  const categories = Trace.getDefaultTraceCategories().filter((name) => name !== 'blink.webdx_feature_usage');
  Trace.getDefaultTraceCategories = () => categories;
  return (await load('core/index.js')).default as Lighthouse; // as it is documented
}

type Scores = { scores: Record<string, number>; failed: string[] };

/** Lighthouse's scores of a page of each kind, with its default settings: a phone with a slow connection. */
export async function measureLighthouse(siteUrl: string): Promise<Figure[]> {
  const lighthouse = await loadLighthouse();
  const port = await freePort();
  const args = [...FLAGS, `--remote-debugging-port=${port}`];
  const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args });
  try {
    const figures: Figure[] = [];
    for (const address of PAGES.map(sampleAddress)) figures.push(await figureOf(lighthouse, siteUrl + address, port));
    return figures;
  } finally {
    await browser.close();
  }
}

async function figureOf(lighthouse: Lighthouse, url: string, port: number): Promise<Figure> {
  const runs: Scores[] = [];
  // Speed varies from run to run, the other categories do not.
  for (let run = 0; run < RUNS; run++)
    runs.push(await audit(lighthouse, url, { port, onlyCategories: run === 0 ? CATEGORIES : ['performance'] }));
  const speeds = runs.map(({ scores }) => scores.performance ?? 0);
  const scores: Record<string, number> = { ...runs[0]?.scores, performance: median(speeds) };
  const failed = runs[0]?.failed ?? [];
  const shown = Object.entries(scores).map(([name, score]) => `${name} ${score}`);
  return {
    name: `Lighthouse of ${new URL(url).pathname}, on a phone`,
    value: [shown.join(', '), ...failed].join('; not met: '),
    reference: `performance of ${RUNS} runs: ${speeds.join(' ')}`,
    target: `at least ${LEAST} each`,
    isMet: CATEGORIES.every((name) => (scores[name] ?? 0) >= LEAST),
  };
}

/** @throws Error when the page could not be judged */
async function audit(lighthouse: Lighthouse, url: string, flags: Flags): Promise<Scores> {
  const result = await lighthouse(url, { ...flags, logLevel: 'error' });
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { categories, audits } = result.lhr;
  const beside = Object.values(categories).filter(({ id }) => id !== 'performance');
  return {
    scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    failed: beside
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
