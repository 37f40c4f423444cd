import { HydrationBoundary, QueryClientProvider, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { RequestContext, type RequestFacts } from '#client/lib/api/request-context.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';
import { Toasts } from './toasts.tsx';

type AppProps = {
  /** The router: the browser's, or a static one when a page is rendered on the server. */
  router(children: ReactNode): ReactNode;
  facts: RequestFacts;
  queryClient: QueryClient;
  trpcClient: ReturnType<typeof trpc.createClient>;
  /** The queries that the server loaded while rendering. */
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
              {/* An open dialog moves them into itself and back: client/components/dialog.tsx. */}
              <div id="toasts">
                <Toasts />
              </div>
            </QueryClientProvider>
          </trpc.Provider>
        </RequestContext>
      </ErrorBoundary>
    </StrictMode>
  );
}
