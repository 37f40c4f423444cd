import { httpLink, TRPCClientError } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/trpc-router.ts';

export type { AppRouter };

/** What the server is asked, by router and procedure. */
export type Calls = inferRouterInputs<AppRouter>;

/** What it answers. */
export type Answers = inferRouterOutputs<AppRouter>;

export const trpc = createTRPCReact<AppRouter>();

/** One request for each call: a query has an address of its own, by which its answer can be kept (features/offline). */
export const createTrpcClient = () => trpc.createClient({ links: [httpLink({ url: '/trpc' })] });

/** Whether a failure means that what was asked for does not exist. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof TRPCClientError && (error.data as { code?: string } | null)?.code === 'NOT_FOUND'; // our error shape
