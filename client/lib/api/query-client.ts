import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { ANSWER_FRESH_MS } from '#shared/freshness.ts';
import { failureOf } from './failure.ts';
import { guardedFor } from './guarding.ts';
import { endSession } from './session.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** A refusal does not ask for a login, for optional help beside the main task. */
      keepsSession?: boolean;
    };
    mutationMeta: {
      /** A refusal does not concern the session, for a call that starts one. */
      keepsSession?: boolean;
    };
  }
}

const MAX_RETRIES = 2;

/** Whether a retry may succeed: not after a 4xx response, and not without a connection. */
const mayPass = (error: unknown) => onlineManager.isOnline() && (failureOf(error)?.httpStatus ?? 500) >= 500;

/** The one place where a refused call ends the session stored for a learner; for administrators: renewal.ts */
function noticeLostSession(error: unknown) {
  if (failureOf(error)?.reason === 'unauthenticated') endSession('user');
}

/** The browser may report a network although the server cannot be reached. */
function noticeConnection(error: unknown) {
  if (error instanceof TRPCClientError && !error.data) onlineManager.setOnline(false);
}

export function createQueryClient() {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        // The component that sent the query shows the failure; here it is only logged.
        if ((failureOf(error)?.httpStatus ?? 500) >= 500) console.warn('Could not be loaded:', query.queryKey, error);
        noticeConnection(error);
        const account = guardedFor();
        // A refused query of a public page does not end the stored session.
        if (account === 'user') noticeLostSession(error);
        if (account === 'administrator' && !query.meta?.keepsSession)
          void import('./renewal.ts').then(({ handleRefusedQuery }) => handleRefusedQuery(error, client));
      },
    }),
    mutationCache: new MutationCache({
      onError(error, _variables, _result, mutation) {
        noticeConnection(error);
        if (!mutation.meta?.keepsSession && guardedFor() !== 'administrator') noticeLostSession(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: ANSWER_FRESH_MS,
        retry: (failures, error) => failures < MAX_RETRIES && mayPass(error),
        // Without a connection the service worker may have the answer.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Without a connection, a form shows an error at once instead of waiting.
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

/** Refetches what is shown and drops the rest of the cache, after the viewer has changed. */
export async function refreshShown(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' });
  await queryClient.invalidateQueries();
}
