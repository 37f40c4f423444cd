import { httpLink, TRPCClientError } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/trpc-router.ts';
import { guardedFor } from './guarding.ts';

export type { AppRouter };

/** What the server is asked, by router and procedure. */
export type Calls = inferRouterInputs<AppRouter>;

/** What it answers. */
export type Answers = inferRouterOutputs<AppRouter>;

export const trpc = createTRPCReact<AppRouter>();

const LOGIN = '/trpc/administrators.login';

/** What an administrator saves after their session has ended is sent once more when they have logged in again. */
const send: typeof fetch = async (address, init) => {
  const answer = await fetch(address, init);
  if (answer.ok || init?.method !== 'POST' || guardedFor() !== 'administrator' || address === LOGIN) return answer;
  const { isRenewed } = await import('./renewal.ts');
  return (await isRenewed(answer)) ? fetch(address, init) : answer;
};

/** One request for each call: a query has an address of its own, by which its answer can be kept (features/offline). */
export const createTrpcClient = () => trpc.createClient({ links: [httpLink({ url: '/trpc', fetch: send })] });

/** Whether a failure means that what was asked for does not exist. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof TRPCClientError && (error.data as { code?: string } | null)?.code === 'NOT_FOUND'; // our error shape
