import { MAX_PROMPT } from '#shared/rules/conversation.ts';
import type { Route } from '#server/http/rest/route.ts';

export const chatRoutes: Route[] = [
  {
    method: 'POST',
    path: '/chat',
    summary: 'Asks the assistant; the answer is Markdown',
    tag: 'chat',
    action: 'chat.ask',
    body: {
      type: 'object',
      required: ['prompt'],
      properties: { prompt: { type: 'string', minLength: 1, maxLength: MAX_PROMPT } },
    },
    answer: { status: 200, schema: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } } },
    errors: [429, 502],
    learnersOwn: true,
    personal: true,
    async handle({ services, viewer, body, clientAddress, signal }) {
      let text = '';
      for await (const piece of await services.assistant.ask(viewer, promptOf(body), { clientAddress, signal }))
        text += piece;
      return { body: { text } };
    },
  },
];

/** A conversation goes along at the other door alone. */
const promptOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'prompt' in body ? { prompt: body.prompt } : {};
