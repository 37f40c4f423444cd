/**
 * Renders every page of the site repeatedly without a cache, and prints the median CPU time of each as JSON. It is a
 * separate process, so that nothing else is measured. Argument: the data folder of a prepared site.
 */
import { join } from 'node:path';
import { openChangeFeed } from '#server/database/change-feed.ts';
import { openDatabase } from '#server/database/client.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { createResponseCache } from '#server/http/response-cache.ts';
import { visitorQueries } from '#server/http/trpc/cached-queries.ts';
import { builtClient } from '#server/site/client.ts';
import { renderedPageHtml } from '#server/site/page-html.ts';
import { quietDomains } from '#server/testing/quiet-domains.ts';
import { pageNames, pageOf } from '#shared/pages.ts';
import { median } from '#scripts/bench/figure.ts';
import { ROOT } from '#scripts/bench/load/processes.ts';
import type { RenderTime } from './renders.ts';
import { sampleAddress } from '#scripts/bench/sample-address.ts';

const TIMES = 20;
/** The number of first rounds that are not measured, as the code is compiled during them. */
const WARM_UP = 10;

const siteUrl = 'http://localhost';
const server = await startEmbeddedDatabase(process.argv[2] ?? '');
const database = openDatabase(server.url);
const feed = await openChangeFeed(server.url, console.error);
const { router } = quietDomains({ database, feed, jwtSecret: 'of nobody', siteUrl });
const queries = visitorQueries({
  router,
  answers: createResponseCache(feed, 0, () => Promise.resolve(0)),
  siteUrl,
  onUnknownError: console.error,
});
const client = builtClient(join(ROOT, 'dist/client'));
const ask = async (query: string, input: unknown) => (await queries.ask(query, input)).data;

async function renderTime(address: string): Promise<RenderTime> {
  const milliseconds: number[] = [];
  let size = 0;
  for (let count = -WARM_UP; count < TIMES; count++) {
    const before = process.cpuUsage();
    const page = await client.render({ address, now: Date.now(), timeZone: 'UTC', siteUrl, ask });
    const html = renderedPageHtml(await client.template(address), {
      page,
      scripts: client.scriptsOf(page.file),
      siteUrl,
    });
    const { user, system } = process.cpuUsage(before);
    size = html.length;
    if (count >= 0) milliseconds.push((user + system) / 1000);
  }
  return { address, milliseconds: median(milliseconds), size };
}

const addresses = pageNames.filter((page) => pageOf(page).rendered).map(sampleAddress);
const figures: RenderTime[] = [];
for (const address of new Set(addresses)) figures.push(await renderTime(address));
await feed.close();
await database.close();
await server.stop();
process.stdout.write(JSON.stringify(figures), () => process.exit(0));
