// A separate copy (vite.config.ts), so that the copy that every page loads does not include the code for streams.
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client?stream';
import type { AppRouter } from '#client/lib/api/trpc.ts';
import { MAX_COSTLY_CALLS } from '#shared/batches.ts';
import type { Turn } from '#shared/rules/conversation.ts';

type Asked = { prompt: string; history: Turn[]; about: string | undefined; timeZone: string };

const streaming = createTRPCClient<AppRouter>({
  links: [httpBatchStreamLink({ url: '/trpc', maxItems: MAX_COSTLY_CALLS })],
});

/** The answer in pieces, as the server sends them. */
export const askServer = (asked: Asked, signal: AbortSignal) => streaming.assistant.ask.mutate(asked, { signal });
