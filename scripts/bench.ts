/**
 * `npm run bench`: measures the performance figures, each with a reference from the same run, on temporary data.
 * `npm run bench -- ticks storm` measures only these parts; `newcomer` is measured only if it is named. Exits with 1
 * when a figure misses its target.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureDashboardLists } from './bench/dashboard-lists.ts';
import { type Figure, table } from './bench/figure.ts';
import { measureFirstLoads } from './bench/pages/first-load.ts';
import { measureGrowth } from './bench/growth/growth.ts';
import { measureImport } from './bench/import.ts';
import { measureCached } from './bench/cached.ts';
import { measureLearnersImport } from './bench/pages/learners-import.ts';
import { measureLighthouse } from './bench/pages/lighthouse.ts';
import { measureList, memoryAfterPages } from './bench/load/list-rate.ts';
import { measureLoginStorm } from './bench/load/login-storm.ts';
import { measureLogins } from './bench/load/login-times.ts';
import { measureNewcomer } from './bench/newcomer.ts';
import { measurePdf } from './bench/pdf.ts';
import { type Running, startSite } from './bench/load/processes.ts';
import { measurePlanFlow } from './bench/pages/plan-flow.ts';
import { measureRenders } from './bench/pages/renders.ts';
import { measureSearch } from './bench/search.ts';
import { measureSecondProblem } from './bench/pages/second-problem.ts';
import { measureInteractions, measureSheet } from './bench/pages/sheet.ts';
import { measureStarts } from './bench/start-times.ts';
import { measureStatements } from './bench/statements.ts';
import { measureMemory, measureStorm } from './bench/load/storm.ts';
import { measureTicks } from './bench/load/ticks.ts';
import { measureWorkers } from './bench/load/workers.ts';
import { buildClient, isBuilt } from './build.ts';

const say = (step: string) => console.error(step);

const scratch = mkdtempSync(join(tmpdir(), 'gearup-bench-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

type Part = { name: string; what: string; measure(site: Running, dataDir: string): Promise<Figure[]> };

/** Measured only if it is named, as it takes minutes, and without a site of this checkout. */
const NEWCOMER = 'newcomer';

/** The parts of a group share a site and run in this order, so later parts see what earlier ones have written. */
const PARTS: Part[][] = [
  [{ name: 'starts', what: 'Starting the site several times', measure: () => measureStarts(scratch) }],
  [
    {
      name: 'cached',
      what: 'Requesting cached responses, five minutes',
      measure: (site) => measureCached(site, scratch),
    },
    { name: 'renders', what: 'Rendering every page', measure: (_, dataDir) => measureRenders(dataDir) },
    {
      name: 'interactions',
      what: 'Pressing and typing on a slow machine',
      measure: ({ url }) => measureInteractions(url),
    },
    { name: 'plan', what: 'Recomputing a plan of 1,000 problems', measure: measurePlanFlow },
    {
      name: 'brought',
      what: 'Previewing imports of 800 solved problems',
      measure: measureLearnersImport,
    },
    { name: 'ticks', what: 'Ticking as twelve learners, two minutes', measure: measureTicks },
  ],
  [
    { name: 'list', what: 'Asking for the list of 500 problems', measure: (site) => measureList(site, scratch) },
    {
      name: 'loads',
      what: 'Opening every public page',
      measure: async (site) => [...(await measureFirstLoads(site.url)), memoryAfterPages(site)],
    },
    {
      name: 'lighthouse',
      what: 'Judging fourteen pages with Lighthouse, seven minutes',
      measure: measureLighthouse,
    },
    { name: 'second-problem', what: 'Running programs of two problems', measure: measureSecondProblem },
    { name: 'logins', what: 'Logging in with wrong passwords', measure: measureLogins },
    { name: 'pdf', what: 'Downloading a PDF of 300 questions', measure: measurePdf },
    { name: 'lists', what: 'Listing 10,000 records in the back office', measure: measureDashboardLists },
    { name: 'import', what: 'Importing 5,000 rows three times', measure: measureImport },
    {
      name: 'sheet',
      what: 'Changing between companies of 2,000 problems',
      measure: ({ url }, dataDir) => measureSheet(url, dataDir),
    },
  ],
  [
    { name: 'storm', what: 'Reading while rows are imported', measure: measureStorm },
    { name: 'memory', what: 'Reading everything for ten minutes, and resting for two', measure: measureMemory },
  ],
  [
    {
      name: 'login-storm',
      what: 'Logging in 200 at a time for ten seconds',
      measure: () => measureLoginStorm(scratch),
    },
  ],
  [{ name: 'statements', what: 'Counting the statements of calls', measure: () => measureStatements(scratch) }],
  [
    {
      name: 'growth',
      what: 'Growing the content a hundred times, four minutes',
      measure: () => measureGrowth(scratch),
    },
  ],
  [{ name: 'workers', what: 'Rendering in two processes', measure: () => measureWorkers(scratch) }],
  [
    {
      name: 'search',
      what: 'Searching 100,000 documents, three minutes',
      measure: () => measureSearch(scratch),
    },
  ],
];

const wanted = process.argv.slice(2);
const names = [...PARTS.flat().map(({ name }) => name), NEWCOMER];
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}. There are: ${names.join(' ')}`);
  process.exit(2);
}
const groups = PARTS.map((group) => group.filter(({ name }) => wanted.length === 0 || wanted.includes(name)));

const figures: Figure[] = [];
if (wanted.includes(NEWCOMER)) {
  say('Installing and starting as a newcomer, minutes');
  figures.push(...(await measureNewcomer(scratch)));
}
if (groups.some(({ length }) => length > 0) && !isBuilt()) {
  say('Building the pages');
  await buildClient();
}
for (const [index, parts] of groups.entries()) {
  if (parts.length === 0) continue;
  const dataDir = join(scratch, `site-${index}`);
  const site = await startSite(dataDir);
  try {
    for (const { what, measure } of parts) {
      say(what);
      figures.push(...(await measure(site, dataDir)));
    }
  } finally {
    await site.stop();
  }
}
console.log(table(figures));
process.exit(figures.every(({ isMet }) => isMet) ? 0 : 1);
