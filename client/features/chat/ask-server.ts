import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import type { AppRouter } from '#client/lib/trpc.ts';
import type { Turn } from '#shared/rules/conversation.ts';

const streaming = createTRPCClient<AppRouter>({ links: [httpBatchStreamLink({ url: '/trpc' })] });

/** The answer in pieces, as the server sends them. */
export const askServer = (asked: { prompt: string; history: Turn[] }, signal: AbortSignal) =>
  streaming.chat.ask.mutate(asked, { signal });
