import { type DehydratedState, onlineManager } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readAddress } from '#shared/paths.ts';
import { App } from './app/app.tsx';
import { fileOf, loadPage } from './app/page-files.ts';
import { createQueryClient } from './lib/api/query-client.ts';
import { setRequestedUrl } from './lib/api/requested-url.ts';
import type { RequestFacts } from './lib/api/request-context.ts';
import { createTrpcClient } from './lib/api/trpc.ts';
import './styles/site.css';

/** The data in a page that was rendered on the server. */
type Rendered = RequestFacts & {
  /** The address of the rendered page. */
  address: string;
  queries: DehydratedState;
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// It only gets changes, not the initial state.
onlineManager.setOnline(navigator.onLine);

const data = document.getElementById('rendered')?.textContent;
const rendered = data ? (JSON.parse(data) as Rendered) : null; // our own server's
// The data has not changed since it was rendered, otherwise the server would not have sent it.
for (const { state } of rendered?.queries.queries ?? []) state.dataUpdatedAt = Date.now();

const { pathname, search, hash } = window.location;
if (rendered && readAddress(pathname, new URLSearchParams(search)) !== rendered.address) {
  setRequestedUrl(pathname + search + hash);
  window.history.replaceState(window.history.state, '', rendered.address + hash);
}

const app = (
  <App
    router={(children) => <BrowserRouter>{children}</BrowserRouter>}
    facts={{
      now: rendered?.now ?? Date.now(),
      year: rendered?.year ?? new Date().getUTCFullYear(),
      timeZone: rendered?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
      siteUrl: rendered?.siteUrl ?? window.location.origin,
    }}
    queryClient={createQueryClient()}
    trpcClient={createTrpcClient()}
    state={rendered?.queries}
  />
);
if (rendered) {
  // The code of the page first, so that it is hydrated at once, and early input reaches all of it.
  await loadPage(fileOf(pathname)).catch(() => {});
  hydrateRoot(root, app);
} else {
  createRoot(root).render(app);
}
