import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { pageOf } from '#shared/pages.ts';
import { matchPage, withParameters } from '#shared/paths.ts';
import type { Ask, PageMeta, Renderer } from '#shared/rendering.ts';
import { App } from './app/app.tsx';
import { loadPage, NOT_FOUND, sourceOf } from './app/page-files.ts';
import { createQueryClient } from './lib/api/query-client.ts';
import { createInProcessClient } from './lib/api/trpc-in-process.ts';

/** A page as a visitor sees it, with the data that its taking over in the browser needs. */
export const render: Renderer['render'] = async ({ address, now, timeZone, siteUrl, ask }) => {
  const { queryClient, trpcClient, file } = await loaded(address, ask);
  let meta: PageMeta | null = null;
  let tellsTime = false;
  const facts = {
    get now() {
      tellsTime = true;
      return now;
    },
    year: new Date(now).getUTCFullYear(),
    timeZone,
    siteUrl,
    onMeta: (given: PageMeta) => (meta = given),
  };
  const app = (
    <App
      router={(children) => <StaticRouter location={address}>{children}</StaticRouter>}
      facts={facts}
      queryClient={queryClient}
      trpcClient={trpcClient}
    />
  );
  // In one piece, as streaming needs inline scripts, which our pages do not allow.
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  const html = await new Response(prelude).text();
  const queries = dehydrate(queryClient);
  return {
    html,
    meta,
    file: sourceOf(file),
    data: JSON.stringify({ address, now, year: facts.year, timeZone, siteUrl, queries }),
    tellsTime,
    missing: missingIn(queryClient),
  };
};

export const addressOf: Renderer['addressOf'] = async (address, ask) => (await loaded(address, ask)).ownAddress;

/** A page's code, and all that it needs at an address. */
async function loaded(address: string, ask: Ask) {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const trpcClient = createInProcessClient(ask);
  const [path = '/', search] = address.split('?', 2);
  const match = matchPage(path);
  const { file, query } = match ? pageOf(match.page) : { file: NOT_FOUND, query: { server: [] } };
  const { needs } = await loadPage(file);
  const asked = { path, segments: match?.parameters ?? {}, parameters: new URLSearchParams(search) };
  const own = (await needs?.(createTRPCQueryUtils({ queryClient, client: trpcClient }), asked)) ?? {};
  const values = Object.entries(own).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return { queryClient, trpcClient, file, ownAddress: withParameters(path, query.server, new URLSearchParams(values)) };
}

/** The queries of the rendered page that were not loaded. */
const missingIn = (queryClient: QueryClient): string[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'pending' && isAsked(query))
    .map(({ queryHash }) => queryHash);

/** Whether it is a tRPC query that is not disabled. */
const isAsked = ({ queryKey, options }: Query) =>
  Array.isArray(queryKey[0]) && (options as { enabled?: unknown }).enabled !== false;
