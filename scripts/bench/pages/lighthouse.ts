import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';
import { openDatabase } from '#server/database/client.ts';
import { readSecrets, startEmbeddedDatabase } from '#server/database/embedded.ts';
import { type PageName, pages } from '#shared/pages.ts';
import { type Figure, median } from '#scripts/bench/figure.ts';
import { FLAGS } from './first-load.ts';
import { freePort, type Running } from '#scripts/bench/load/processes.ts';
import { SAMPLE_PROFILE, sampleAddress } from '#scripts/bench/sample-address.ts';
import { createLearner } from '#scripts/bench/statements.ts';
import { changedMark } from '#shared/records/mark/mark.ts';
import { markId } from '#shared/rules/progress/mark-ids.ts';

const MIN_SCORE = 97;
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A page of each kind. */
const PAGES: PageName[] = [
  ...(['home', 'sheet', 'companySheet', 'python', 'blog', 'contest', 'problem', 'sql'] as const),
  ...(['today', 'plan', 'ownLists', 'notes', 'reviews', 'publicProfile'] as const),
];

// 150 MB that nothing else needs, so it is installed on first use, not with the project.
const VERSION = '13.5.0';
const PLACE = join(import.meta.dirname, '../../../node_modules/.cache', `lighthouse-${VERSION}`);

type Flags = { port: number; onlyCategories: string[]; skipAudits: string[]; logLevel?: 'error' };
/** The parts of its report that are read here. */
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
  const Trace = (await load('core/gather/gatherers/trace.js')).default as { getDefaultTraceCategories(): string[] }; // Lighthouse's own module
  const categories = Trace.getDefaultTraceCategories().filter((name) => name !== 'blink.webdx_feature_usage');
  Trace.getDefaultTraceCategories = () => categories;
  return (await load('core/index.js')).default as Lighthouse; // as documented
}

type Scores = { scores: Record<string, number>; failed: string[] };

/** Measures Lighthouse's scores of a page of each kind, with its default settings: a phone with a slow connection. */
export async function measureLighthouse({ url: siteUrl }: Running, dataDir: string): Promise<Figure[]> {
  await showProfile(dataDir);
  const lighthouse = await loadLighthouse();
  const port = await freePort();
  const args = [...FLAGS, `--remote-debugging-port=${port}`];
  const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args });
  try {
    const figures: Figure[] = [];
    for (const page of PAGES) {
      // Personal pages ask search engines not to index them.
      const skipAudits = pages[page].robots === 'private' ? ['is-crawlable'] : [];
      figures.push(await figureOf(lighthouse, siteUrl + sampleAddress(page), { port, skipAudits }));
    }
    return figures;
  } finally {
    await browser.close();
  }
}

/** Creates the public profile of the sample URL, for somebody who has ticked a few problems. */
async function showProfile(dataDir: string): Promise<void> {
  const server = await startEmbeddedDatabase(dataDir);
  const database = openDatabase(server.url);
  try {
    const { key: userKey } = await createLearner(database, readSecrets(dataDir).jwtSecret);
    const today = new Date().toISOString().slice(0, 10);
    const problems = await database.prisma.topicProblem.findMany({ take: 40, orderBy: { id: 'asc' } });
    const ticked = new Map(problems.map(({ problem, name }) => [problem, name]));
    const now = Date.now();
    await database.prisma.ownRecord.createMany({
      data: [...ticked].map(([problem, name]) => ({
        userKey,
        kind: 'mark',
        id: markId('done', problem),
        record: changedMark(null, { isSet: true, name, companyIds: [], now, by: randomUUID(), day: today }),
        revision: 1,
      })),
    });
    const settings = { isOn: true, mayBeIndexed: true };
    await database.prisma.publicProfile.create({ data: { userKey, name: SAMPLE_PROFILE, ...settings } });
  } finally {
    await database.close();
    await server.stop();
  }
}

type Judged = Pick<Flags, 'port' | 'skipAudits'>;

async function figureOf(lighthouse: Lighthouse, url: string, judged: Judged): Promise<Figure> {
  const runs: Scores[] = [];
  // Speed varies from run to run, the other categories do not.
  for (let run = 0; run < RUNS; run++)
    runs.push(await audit(lighthouse, url, { ...judged, onlyCategories: run === 0 ? CATEGORIES : ['performance'] }));
  const speeds = runs.map(({ scores }) => scores.performance ?? 0);
  const scores: Record<string, number> = { ...runs[0]?.scores, performance: median(speeds) };
  const failed = runs[0]?.failed ?? [];
  const shown = Object.entries(scores).map(([name, score]) => `${name} ${score}`);
  return {
    name: `Lighthouse of ${new URL(url).pathname}, on a phone`,
    value: [shown.join(', '), ...failed].join('; not met: '),
    reference: `performance of ${RUNS} runs: ${speeds.join(' ')}`,
    target: `at least ${MIN_SCORE} each`,
    isMet: CATEGORIES.every((name) => (scores[name] ?? 0) >= MIN_SCORE),
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
