import { join } from 'node:path';
import { openChangeFeed } from '#server/database/change-feed.ts';
import { openDatabase } from '#server/database/client.ts';
import { readSecrets, startEmbeddedDatabase } from '#server/database/embedded.ts';
import { countStatements } from '#server/testing/statement-count.ts';
import { type Figure, kilobytes } from '#scripts/bench/figure.ts';
import { type Address, inputIn, type Kind, publicAddresses, queryPath } from './growth-addresses.ts';
import { type Asking, clearCaches, measure, type Measured } from './growth-answers.ts';
import { growingContent, GROWING } from './growth-content.ts';
import { startSite } from '#scripts/bench/load/processes.ts';

const SIZES = [1, 10, 100] as const;
/** Large enough to cache every response; docs/scale.md says what otherwise happens to large ones. */
const KEPT_MB = '2000';

/** The maximum number of statements per query in a response. */
const MAX_STATEMENTS = 3;
/** The maximum for a file: the sitemap consists of four lists and three counts. */
const MAX_STATEMENTS_OF_A_FILE = 7;
/**
 * The maximum sizes of responses that show a part of a larger list. The copies compress better than real texts would.
 */
const MAX_BYTES = { brotli: 80_000, identity: 800_000 };
/** Whether the size of a response is limited: lists contain everything, and files as much as their readers accept. */
const IS_BOUNDED: Record<Kind, boolean> = { page: true, query: true, list: false, file: false };

type Growth = { address: Address; measured: Measured[] };

/**
 * Measures the cost of every public page, query and list at 1, 10 and 100 times the content, including the search
 * index.
 */
export async function measureGrowth(scratch: string): Promise<Figure[]> {
  const dataDir = join(scratch, 'growth');
  const server = await startEmbeddedDatabase(dataDir);
  const count = await countStatements(server.url);
  const { jwtSecret } = readSecrets(dataDir);
  const site = await startSite(dataDir, { DATABASE_URL: count.url, JWT_SECRET: jwtSecret, KEPT_MB });
  const database = openDatabase(server.url);
  const feed = await openChangeFeed(server.url, (message) => console.error(message));
  try {
    const asking: Asking = { url: site.url, statements: count.soFar, drop: () => clearCaches(database, feed) };
    const addresses = await publicAddresses({ database, feed });
    const content = await growingContent(database);
    const growths = new Map<string, Growth>();
    const counts: number[] = [];
    for (const size of SIZES) {
      if (size > 1) await content.growTo(size);
      counts.push(await content.count());
      await asking.drop();
      for (const address of await withLastPages(addresses, site.url)) {
        const growth = growths.get(address.name) ?? { address, measured: [] };
        growths.set(address.name, growth);
        growth.measured.push(await measure(address, asking));
      }
    }
    const records = {
      name: `records at ${SIZES.join(', ')} times the content`,
      value: counts.join(' '),
      reference: Object.keys(GROWING).join(', '),
      target: 'none',
      isMet: true,
    };
    return [records, ...[...growths.values()].map(figureOf)];
  } finally {
    await feed.close();
    await site.stop();
    await database.close();
    await count.close();
    await server.stop();
  }
}

/** Adds the last page of each paginated list, which has the most records before it. */
async function withLastPages(addresses: Address[], url: string): Promise<Address[]> {
  const all: Address[] = [];
  for (const address of addresses) {
    all.push(address);
    if (address.kind !== 'query') continue;
    const { result } = (await (await fetch(url + address.path)).json()) as Answer;
    const { total, pageSize } = result.data ?? {};
    if (total === undefined || pageSize === undefined) continue;
    const [path = ''] = address.path.replace('/trpc/', '').split('?');
    const input = { ...(inputIn(address.path) as object), page: Math.ceil(total / pageSize) };
    all.push({ ...address, name: `${path}, last page`, path: queryPath(path, input) });
  }
  return all;
}

/** The part of a query's response that is read here. */
type Answer = { result: { data: { total?: number; pageSize?: number } | null } };

function figureOf({ address: { kind, name }, measured }: Growth): Figure {
  const joined = (value: (one: Measured) => string | number) => measured.map(value).join(' ');
  const statements = measured.map((one) => one.statements);
  const queries = Math.max(...measured.map((one) => one.queries));
  // Search has no fixed number, as mistyped words are searched for again.
  const isFree = name.startsWith('search.');
  const maxStatements = isFree ? Infinity : kind === 'file' ? MAX_STATEMENTS_OF_A_FILE : MAX_STATEMENTS * queries;
  const wasMade = queries === 0 || Math.min(...statements) > 0;
  // A list that outgrows its first page needs another statement to count its records.
  const isSteady = Math.max(...statements) - Math.min(...statements) <= queries;
  const isSmall = ({ brotli, identity }: Measured) => brotli <= MAX_BYTES.brotli && identity <= MAX_BYTES.identity;
  const bytes = `${kilobytes(MAX_BYTES.brotli)}, ${kilobytes(MAX_BYTES.identity)} identity`;
  return {
    name: `${kind} ${name}`,
    value: `${joined((one) => one.statements)} statements, ${joined(({ firstMs }) => firstMs.toFixed(0))} ms, ${joined(({ brotli }) => kilobytes(brotli))}`,
    reference: `cached ${joined(({ cachedMs }) => cachedMs.toFixed(1))} ms; identity ${joined(({ identity }) => kilobytes(identity))}`,
    target: `${isFree ? 'steady' : `at most ${maxStatements}`} statements, then 0${IS_BOUNDED[kind] ? `; ${bytes}` : ''}`,
    isMet:
      wasMade &&
      isSteady &&
      Math.max(...statements) <= maxStatements &&
      measured.every((one) => one.statementsAgain === 0 && (!IS_BOUNDED[kind] || isSmall(one))),
  };
}
