import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { Toaster } from 'react-hot-toast';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '#client/lib/query-client.ts';
import { createTrpcClient, trpc } from '#client/lib/trpc.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';

/** In milliseconds (public-side 9); a loading toast has no time-out. */
const TOASTS = { duration: 4000, success: { duration: 2000 }, error: { duration: 4000 }, className: 'toast' };

export function App() {
  const [queryClient] = useState(createQueryClient);
  const [trpcClient] = useState(createTrpcClient);
  return (
    <StrictMode>
      <ErrorBoundary>
        <trpc.Provider client={trpcClient} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <BrowserRouter>
              <AppRoutes />
            </BrowserRouter>
            <Toaster toastOptions={TOASTS} />
          </QueryClientProvider>
        </trpc.Provider>
      </ErrorBoundary>
    </StrictMode>
  );
}
