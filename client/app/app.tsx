import { HydrationBoundary, QueryClientProvider, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { Toaster } from 'react-hot-toast';
import { RequestContext, type RequestFacts } from '#client/lib/request-context.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';

/** No durations: the library's own are meant (success 2 s, failure 4 s); one for all would end a loading toast too. */
const TOASTS = { className: 'toast' };
const BELOW_THE_BAR = { top: 'var(--toasts-top)' };

type AppProps = {
  /** The router of the place: the browser's, or one that stands still while a page is rendered on the server. */
  router(children: ReactNode): ReactNode;
  facts: RequestFacts;
  queryClient: QueryClient;
  trpcClient: ReturnType<typeof trpc.createClient>;
  /** What the server's rendering had loaded. */
  state?: DehydratedState;
};

export function App({ router, facts, queryClient, trpcClient, state }: AppProps) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <RequestContext value={facts}>
          <trpc.Provider client={trpcClient} queryClient={queryClient}>
            <QueryClientProvider client={queryClient}>
              <HydrationBoundary state={state}>{router(<AppRoutes />)}</HydrationBoundary>
              {/* A dialog takes them along, and brings them back: client/components/dialog.tsx. */}
              <div id="toasts">
                <Toaster toastOptions={TOASTS} containerClassName="toasts" containerStyle={BELOW_THE_BAR} />
              </div>
            </QueryClientProvider>
          </trpc.Provider>
        </RequestContext>
      </ErrorBoundary>
    </StrictMode>
  );
}
