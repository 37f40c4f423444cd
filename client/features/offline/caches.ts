import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst, StaleWhileRevalidate, type Strategy, StrategyHandler } from 'workbox-strategies';
import { isFresh, OFFLINE_SHEET_FRESH_MS, PATIENCE_MS } from '#shared/freshness.ts';
import type { Answers, Calls } from '#client/lib/api/trpc.ts';
import { addressOf, ANSWERS, isCachedQuery } from './answer-cache.ts';
import type { LoadedPage } from './messages.ts';

/** The caches of the service worker for content, and their strategies. */

/** An event that can keep the worker alive with `waitUntil`. */
export type WorkerEvent = Event & { waitUntil(done: Promise<unknown>): void };

/** How long the server may take before the cached answer is used instead. */
export const ANSWER_SECONDS = PATIENCE_MS / 1000;
const MONTH_SECONDS = 30 * 24 * 3600;

export const isServerAway = ({ status }: Response): boolean => status >= 500;

const limits = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true });

/** Public answers of the tRPC API. */
export const answers = new NetworkFirst({
  cacheName: ANSWERS,
  networkTimeoutSeconds: ANSWER_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [
    limits(300),
    {
      async fetchDidSucceed({ response }) {
        if (isServerAway(response)) throw new Error(`The server answered ${response.status}`);
        return response;
      },
      async cacheWillUpdate({ response }) {
        const isForEverybody = !response.headers.get('Cache-Control')?.includes('no-store');
        return response.status === 200 && isForEverybody ? response : null;
      },
    },
  ],
});

/** The list of the tools that learners' programs run with. */
export const tools = new NetworkFirst({ cacheName: 'tools', networkTimeoutSeconds: ANSWER_SECONDS });

export const figures = new StaleWhileRevalidate({ cacheName: 'figures', plugins: [limits(150)] });
export const isFigure = (url: URL): boolean => url.pathname.startsWith('/figures/');

type Rendered = { queries: { queries: { queryKey: readonly unknown[]; state: { data: unknown } }[] } };
type Answer<T> = { result: { data: T } };

/**
 * Caches what a page loaded without the worker, and the whole sheet, so that it is available offline without a visit.
 */
export async function cachePage({ rendered, asked, pictures }: LoadedPage, event: WorkerEvent): Promise<void> {
  const queries = rendered === null ? [] : (JSON.parse(rendered) as Rendered).queries.queries; // our own server's
  const known = new Set<string>();
  for (const { queryKey, state } of queries) {
    const address = addressOfKey(queryKey);
    if (address === null) continue;
    known.add(address);
    await cacheAnswer(address, state.data, event);
  }
  for (const address of asked.map(addressOfKey)) {
    if (address !== null && !known.has(address)) await load(answers, address, event);
  }
  for (const address of pictures) {
    const url = new URL(address, location.href);
    if (url.origin === location.origin && isFigure(url)) await load(figures, address, event);
  }
  await cacheSheet(event);
}

/** The address of a query by its key; null for a query that is not cached. */
function addressOfKey([path, options]: readonly unknown[]): string | null {
  if (!Array.isArray(path)) return null;
  const address = addressOf(path.join('.'), (options as { input?: unknown } | undefined)?.input); // tRPC's keys
  return isCachedQuery(new URL(address, location.href)) ? address : null;
}

const load = (strategy: Strategy, address: string, event: WorkerEvent): Promise<Response> =>
  strategy.handle({ request: new Request(address), event });

/** Caches an answer as if the worker had fetched it, so that the same limits apply. */
async function cacheAnswer(address: string, data: unknown, event: WorkerEvent): Promise<void> {
  const request = new Request(address);
  const headers = { 'Content-Type': 'application/json', Date: new Date().toUTCString() };
  const answer: Answer<unknown> = { result: { data } };
  const handler = new StrategyHandler(answers, { event, request });
  try {
    await handler.cachePut(request, new Response(JSON.stringify(answer), { headers }));
  } finally {
    handler.destroy();
  }
}

async function cacheSheet(event: WorkerEvent): Promise<void> {
  for (const { topic } of await recent('topics', { problems: 'count' }, event)) {
    for (let page = 1, isLast = false; !isLast; page++) {
      const { total, pageSize } = await recent('problemsOfTopic', { topic, page }, event);
      isLast = page * pageSize >= total;
    }
  }
}

/** Asks the server only if the cached answer is not fresh. */
async function recent<Q extends 'topics' | 'problemsOfTopic'>(
  query: Q,
  input: Calls['sheets'][Q],
  event: WorkerEvent,
): Promise<Answers['sheets'][Q]> {
  const address = addressOf(`sheets.${query}`, input);
  const cached = await caches.match(address, { cacheName: ANSWERS, ignoreVary: true });
  const isRecent = isFresh(Date.parse(cached?.headers.get('Date') ?? ''), OFFLINE_SHEET_FRESH_MS);
  const answer = cached && isRecent ? cached : await load(answers, address, event);
  return ((await answer.json()) as Answer<Answers['sheets'][Q]>).result.data; // tRPC's shape
}
