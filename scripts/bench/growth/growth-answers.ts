import { announceChange, type ChangeFeed } from '#server/database/change-feed.ts';
import type { Database } from '#server/database/client.ts';
import { resourceNames } from '#shared/resources/index.ts';
import { rawGet } from '#scripts/bench/load/against-bare.ts';
import { median } from '#scripts/bench/figure.ts';
import { type Address, queryPath } from './growth-addresses.ts';

const FIRST_ROUNDS = 3;
const CACHED_ROUNDS = 9;

/** A site whose statements are counted; `drop` invalidates its caches. */
export type Asking = { url: string; statements(): number; drop(): Promise<void> };

/** The measurements of a URL at one size of the content. */
export type Measured = {
  /** SQL statements of the first response: the minimum of several rounds, as the site may poll for jobs at any time. */
  statements: number;
  /** SQL statements of the following, cached responses: the median. */
  statementsAgain: number;
  /** The number of queries in a page; 1 for anything else. */
  queries: number;
  firstMs: number;
  cachedMs: number;
  /** Sizes of the response as sent, by encoding, in bytes. */
  brotli: number;
  identity: number;
};

export async function measure({ kind, path }: Address, asking: Asking): Promise<Measured> {
  const url = asking.url + path;
  const brotli = () => rawGet(url, { 'Accept-Encoding': 'br' });
  const firsts: Taken[] = [];
  const agains: Taken[] = [];
  for (let round = 0; round < FIRST_ROUNDS; round++) {
    await asking.drop();
    await untilCached(asking);
    firsts.push(await taken(asking, brotli));
  }
  for (let round = 0; round < CACHED_ROUNDS; round++) agains.push(await taken(asking, brotli));
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const text = await answer.text();
  return {
    statements: Math.min(...firsts.map(({ statements }) => statements)),
    statementsAgain: median(agains.map(({ statements }) => statements)),
    queries: kind === 'page' ? queriesIn(text) : 1,
    firstMs: median(firsts.map(({ ms }) => ms)),
    cachedMs: median(agains.map(({ ms }) => ms)),
    brotli: (await brotli()).body.length,
    identity: Buffer.byteLength(text),
  };
}

type Taken = { ms: number; statements: number };

async function taken({ statements }: Asking, ask: () => Promise<unknown>): Promise<Taken> {
  const before = statements();
  const startedAt = performance.now();
  await ask();
  return { ms: performance.now() - startedAt, statements: statements() - before };
}

/** A query with an input that is requested nowhere else. */
const NOT_MEASURED = queryPath('sheets.companiesOf', { companyId: 2 });

/** Waits until responses are cached again, which takes a moment after a change. */
async function untilCached(asking: Asking): Promise<void> {
  const ask = () => rawGet(asking.url + NOT_MEASURED, {});
  do await ask();
  while ((await taken(asking, ask)).statements > 0);
}

/** A query of the settings, which depends on no content. */
const OF_SETTINGS = 'assistant.about';

type Query = { queryKey: [string[]] }; // tRPC's query keys

/** Returns the number of query results in a page that depend on content. */
function queriesIn(html: string): number {
  const [, json] = /<script type="application\/json" id="rendered">(.*?)<\/script>/s.exec(html) ?? [];
  if (json === undefined) throw new Error('A page came without its content');
  const { queries } = (JSON.parse(json) as { queries: { queries: Query[] } }).queries; // TanStack Query's shape
  return queries.filter(({ queryKey: [path] }) => path.join('.') !== OF_SETTINGS).length;
}

/** Invalidates all caches; resolves when every process has done so. */
export async function clearCaches({ pool }: Database, feed: ChangeFeed) {
  for (const name of resourceNames) {
    const { text, values } = announceChange(name);
    await pool.query(text, [...values]);
  }
  await feed.settle();
}
