import { httpLink, TRPCClientError } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/domains.ts';
import { guardedFor } from './guarding.ts';
import { isReAuthenticated } from './re-authentication.ts';

export type { AppRouter };

/** The inputs of the server's procedures, by router and procedure. */
export type Calls = inferRouterInputs<AppRouter>;

/** Their outputs. */
export type Answers = inferRouterOutputs<AppRouter>;

export const trpc = createTRPCReact<AppRouter>();

const LOGIN = '/trpc/administrators.login';

const FORBIDDEN = 403;

/**
 * Sends a mutation again if it was refused and the password is then entered, or, for an administrator, if the session
 * had ended and they log in again.
 */
const send: typeof fetch = async (address, init) => {
  const answer = await fetch(address, init);
  if (answer.ok || init?.method !== 'POST') return answer;
  if (answer.status === FORBIDDEN && (await isReAuthenticated(answer))) return send(address, init);
  if (guardedFor() !== 'administrator' || address === LOGIN) return answer;
  const { isRenewed } = await import('./renewal.ts');
  return (await isRenewed(answer)) ? fetch(address, init) : answer;
};

/** No batching: each query has its own address, so that its response can be cached (features/offline). */
export const createTrpcClient = () => trpc.createClient({ links: [httpLink({ url: '/trpc', fetch: send })] });

/** Whether a failure is a NOT_FOUND response of the server. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof TRPCClientError && (error.data as { code?: string } | null)?.code === 'NOT_FOUND'; // our error shape
