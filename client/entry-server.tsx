import { dehydrate } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { PageMeta, RenderPage } from '#shared/rendering.ts';
import { App } from './app/app.tsx';
import { fileOf } from './app/page-files.ts';
import { createQueryClient } from './lib/query-client.ts';
import { createInProcessClient } from './lib/trpc-in-process.ts';

/** A page may ask for more once it knows something: so often it is rendered at most to find out. */
const MOST_PASSES = 4;

/** A page as a visitor sees it, with the data that its taking over in the browser needs. */
export const render: RenderPage = async ({ url, now, timeZone, siteUrl, query }) => {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const trpcClient = createInProcessClient(query);
  let meta: PageMeta | null = null;
  // Looking ahead, each query that a page asks for and that is not there yet is fetched.
  const app = (
    <App
      router={(children) => <StaticRouter location={url}>{children}</StaticRouter>}
      facts={{ now, timeZone, siteUrl, onMeta: (given) => (meta = given) }}
      queryClient={queryClient}
      trpcClient={trpcClient}
      isLookingAhead
    />
  );
  let html = '';
  for (let count = 0; count < MOST_PASSES; count++) {
    const known = queryClient.getQueryCache().getAll().length;
    html = await htmlOf(app);
    if (queryClient.getQueryCache().getAll().length === known) break;
    await settled(queryClient);
  }
  const file = `pages/${fileOf(url.split('?', 1)[0] ?? '/')}.tsx`;
  return { html, meta, file, data: JSON.stringify({ now, timeZone, siteUrl, queries: dehydrate(queryClient) }) };
};

async function htmlOf(app: ReactNode): Promise<string> {
  // In one piece: what is sent in pieces is put together by inline scripts, which our pages do not allow.
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

async function settled(queryClient: ReturnType<typeof createQueryClient>) {
  const fetching = queryClient
    .getQueryCache()
    .getAll()
    .map(({ promise }) => Promise.resolve(promise).catch(() => {}));
  await Promise.all(fetching);
}
