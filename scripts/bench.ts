/**
 * `npm run bench`: the performance figures, each beside a reference of the same run, on data of its own. Ends with 1
 * when a figure falls short of its target.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureDashboardLists } from './bench/dashboard-lists.ts';
import { type Figure, table } from './bench/figure.ts';
import { measureFirstLoads } from './bench/first-load.ts';
import { measureImport } from './bench/import.ts';
import { measureLighthouse } from './bench/lighthouse.ts';
import { measureList, memoryAfterPages } from './bench/list-rate.ts';
import { measureLogins } from './bench/login-times.ts';
import { measurePdf } from './bench/pdf.ts';
import { startSite } from './bench/processes.ts';
import { measureSearch } from './bench/search.ts';
import { measureSheet } from './bench/sheet.ts';
import { measureStarts } from './bench/start-times.ts';
import { buildClient, isBuilt } from './build.ts';

const say = (step: string) => console.error(step);

const scratch = mkdtempSync(join(tmpdir(), 'gearup-bench-'));
const figures: Figure[] = [];
try {
  if (!isBuilt()) {
    say('Building the pages');
    await buildClient();
  }
  say('Starting the site several times');
  figures.push(...(await measureStarts(scratch)));
  const site = await startSite(join(scratch, 'site'));
  try {
    say('Asking for the list of 500 problems, about a minute');
    figures.push(...(await measureList(site, scratch)));
    say('Opening every public page');
    figures.push(...(await measureFirstLoads(site.url)));
    figures.push(memoryAfterPages(site));
    say('Judging six pages with Lighthouse, three minutes');
    figures.push(...(await measureLighthouse(site.url)));
    say('Logging in with wrong passwords');
    figures.push(...(await measureLogins(site, join(scratch, 'site'))));
    say('Downloading a PDF of 300 questions');
    figures.push(...(await measurePdf(site)));
    say('Listing 10,000 records in the back office');
    figures.push(...(await measureDashboardLists(site, join(scratch, 'site'))));
    say('Importing 5,000 rows three times');
    figures.push(...(await measureImport(site, join(scratch, 'site'))));
    say('Changing between companies of 2,000 problems');
    figures.push(...(await measureSheet(site.url, join(scratch, 'site'))));
  } finally {
    await site.stop();
  }
  say('Searching 100,000 documents, three minutes');
  figures.push(...(await measureSearch(scratch)));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log(table(figures));
process.exit(figures.every(({ isMet }) => isMet) ? 0 : 1);
