// A separate copy of tRPC (vite.config.ts), so that the copy that every page loads does not include the streaming code.
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client?stream';
import type { AppRouter } from '#client/lib/api/trpc.ts';
import { MAX_COSTLY_CALLS } from '#shared/batches.ts';
import type { Turn } from '#shared/rules/conversation.ts';

type Question = { prompt: string; history: Turn[]; about: string | undefined; timeZone: string };

const streaming = createTRPCClient<AppRouter>({
  links: [httpBatchStreamLink({ url: '/trpc', maxItems: MAX_COSTLY_CALLS })],
});

/** Streams the answer in chunks. */
export const askServer = (question: Question, signal: AbortSignal) =>
  streaming.assistant.ask.mutate(question, { signal });
