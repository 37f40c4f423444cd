import { z } from 'zod';
import { route, type Route } from '#server/http/rest/route.ts';
import { askSchema } from '#shared/schemas/assistant.ts';
import type { Assistant } from './assistant.ts';

/** The prompt only: conversations are accepted at the tRPC API only. */
const bodySchema = askSchema.pick({ prompt: true });

export const assistantRoutes = (assistant: Assistant): Route[] => [
  route({
    method: 'POST',
    path: '/chat',
    summary: 'Asks the assistant; the answer is Markdown',
    tag: 'chat',
    action: 'assistant.ask',
    body: bodySchema,
    answer: { status: 200, schema: z.object({ text: z.string() }) },
    errors: [429, 502],
    learnersOwn: true,
    isExpensive: true,
    async handle({ viewer, body, clientAddress, signal }) {
      let text = '';
      for await (const piece of await assistant.ask(viewer, promptOf(body), { clientAddress, signal })) text += piece;
      return { body: { text } };
    },
  }),
];

const promptOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'prompt' in body ? { prompt: body.prompt } : {};
