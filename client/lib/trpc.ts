import { httpBatchLink, TRPCClientError } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { AppRouter } from '#server/trpc/router.ts';

export type { AppRouter };

export const trpc = createTRPCReact<AppRouter>();

export const createTrpcClient = () => trpc.createClient({ links: [httpBatchLink({ url: '/trpc' })] });

/** Whether a failure means that what was asked for does not exist. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof TRPCClientError && (error.data as { code?: string } | null)?.code === 'NOT_FOUND'; // our error shape
