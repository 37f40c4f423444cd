import { QueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';

const FRESH_MS = 30_000;
const MOST_RETRIES = 2;

/** An answer of the server that says no will say no again; anything else may pass. */
const mayPass = (error: unknown) => {
  const status =
    error instanceof TRPCClientError ? (error.data as { httpStatus?: number } | null)?.httpStatus : undefined; // our error shape
  return status === undefined || status >= 500;
};

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: (failures, error) => failures < MOST_RETRIES && mayPass(error) },
    },
  });
