import type { ChangeFeed } from '#server/database/change-feed.ts';
import type { Database } from '#server/database/client.ts';
import { proceduresOf } from '#server/http/trpc/router-procedures.ts';
import { quietDomains } from '#server/testing/quiet-domains.ts';
import { type PageName, pageNames, pageOf } from '#shared/pages.ts';
import { FEEDS } from '#shared/paths.ts';
import { type ResourceName, resourceNames, resources } from '#shared/resources/index.ts';
import { sampleAddress } from '#scripts/bench/sample-address.ts';

export type Kind = 'page' | 'query' | 'list' | 'file';

export type Address = { kind: Kind; name: string; path: string };

const COMPANY = 'Amazon';

/** The query strings with which pages show most, for pages that have a choice. */
const CHOSEN: Partial<Record<PageName, string>> = { companySheet: `?company=${COMPANY}` };

/** The inputs of queries as the pages send them; for those of resources see `recordInputs`. */
const INPUTS: Record<string, unknown> = {
  'blogs.cards': { category: 'dsa', page: 1 },
  'blogs.page': { id: 1 },
  'contests.cards': undefined,
  'contests.contest': { idOrKey: '1' },
  'practice.page': { slug: 'two-sum' },
  'practice.judging': { slug: 'two-sum' },
  'practice.exercises': undefined,
  'search.suggestions': { q: 'binary search' },
  // Finds notes, whose URLs contain their page in the list.
  'search.results': { q: 'virtual function' },
  'sheets.topics': { problems: 'count' },
  'sheets.problemsOfTopic': { topic: 'Arrays', page: 1 },
  'sheets.companies': { problems: 'count' },
  'sheets.problemsOfCompany': { company: COMPANY, page: 1 },
  'sheets.companiesOf': { companyId: 1 },
  'sheets.top50': undefined,
};

/** The inputs with which the pages request lists. */
const LISTS: Partial<Record<ResourceName, object>> = {
  question: { filter: { category: 'java' }, sort: 'id', pageSize: 10 },
  cheatSheetItem: { filter: { category: 'js' }, sort: 'id', pageSize: 10 },
};

/** Every public page that the server renders, every cached query, every list of the REST API, and the files. */
export async function publicAddresses(deps: { database: Database; feed: ChangeFeed }): Promise<Address[]> {
  const pages = pageNames.filter((page) => pageOf(page).rendered);
  return [
    ...pages.map((page) => {
      const path = sampleAddress(page) + (CHOSEN[page] ?? '');
      return { kind: 'page' as const, name: path, path };
    }),
    ...(await cachedQueries(deps)),
    ...resourceNames.map((name) => ({ kind: 'list' as const, name: resources[name].path, path: resources[name].path })),
    ...['/sitemap.xml', ...Object.values(FEEDS)].map((path) => ({ kind: 'file' as const, name: path, path })),
  ];
}

async function cachedQueries({ database, feed }: { database: Database; feed: ChangeFeed }): Promise<Address[]> {
  const inputs = { ...INPUTS, ...(await recordInputs(database)) };
  // Only for the metadata of its procedures; none of them are called.
  const { router } = quietDomains({ database, feed });
  // Queries that do not depend on content do not grow with it.
  const cached = proceduresOf(router).filter(({ meta }) => meta?.reads?.length);
  return cached.map(({ path }) => {
    if (!Object.hasOwn(inputs, path)) throw new Error(`INPUTS has no input for ${path}`);
    return { kind: 'query', name: path, path: queryPath(path, inputs[path]) };
  });
}

export const queryPath = (path: string, input: unknown): string =>
  `/trpc/${path}${input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`}`;

/** Returns the input that a query's path was built from. */
export const inputIn = (path: string): unknown => {
  const text = new URLSearchParams(path.split('?')[1]).get('input');
  return text === null ? undefined : JSON.parse(text);
};

/** The inputs of queries on resources, from the first record of each. */
async function recordInputs({ prisma }: Database): Promise<Record<string, unknown>> {
  const inputs: Record<string, unknown> = {};
  for (const name of resourceNames) {
    const table = prisma[name] as unknown as { findFirstOrThrow(args: object): Promise<{ key: string }> }; // every model has it
    const { key } = await table.findFirstOrThrow({ orderBy: { id: 'asc' }, select: { key: true } });
    inputs[`content.${name}.list`] = LISTS[name] ?? {};
    inputs[`content.${name}.cards`] = undefined;
    inputs[`content.${name}.get`] = { key };
    if (name === 'blog') inputs['search.result'] = { key };
  }
  return inputs;
}
