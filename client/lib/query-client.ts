import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { failureOf } from './failure.ts';
import { guardedFor } from './guarding.ts';
import { loseSession } from './session.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** A refusal asks nobody to log in, as of what only helps beside the work at hand. */
      keepsSession?: boolean;
    };
    mutationMeta: {
      /** A refusal says nothing about the session, as of a call that starts one. */
      keepsSession?: boolean;
    };
  }
}

const FRESH_MS = 30_000;
const MOST_RETRIES = 2;

/** An answer of the server that says no will say no again, and so does a missing connection; anything else may pass. */
const mayPass = (error: unknown) => onlineManager.isOnline() && (failureOf(error)?.httpStatus ?? 500) >= 500;

/** The one place where a refused call ends what the browser keeps of a learner's session; for administrators: renewal.ts */
function noticeLostSession(error: unknown) {
  if (failureOf(error)?.reason === 'unauthenticated') loseSession('user');
}

/** Who cannot reach the server may still be told by the browser that there is a network. */
function noticeConnection(error: unknown) {
  if (error instanceof TRPCClientError && !error.data) onlineManager.setOnline(false);
}

export function createQueryClient() {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        // The component that needed it shows the failure; here it is only logged.
        if ((failureOf(error)?.httpStatus ?? 500) >= 500) console.warn('Could not be loaded:', query.queryKey, error);
        noticeConnection(error);
        const account = guardedFor();
        // The mere view of a public page forgets nobody.
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
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < MOST_RETRIES && mayPass(error),
        // Without a connection the service worker may have the answer.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Without a connection a form fails at once and says so, instead of waiting for one.
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

/** Somebody else looks at the page: what is shown is asked for again, and what was kept for the other one goes. */
export async function refreshShown(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' });
  await queryClient.invalidateQueries();
}
