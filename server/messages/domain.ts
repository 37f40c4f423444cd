import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createMessages } from './messages.ts';
import { messageRoutes } from './rest.ts';
import { messagesRouter } from './trpc.ts';

export function createMessagesDomain(ground: Ground) {
  const messages = createMessages(ground);
  return { messages, trpc: { messages: messagesRouter(messages) }, rest: messageRoutes(messages) } satisfies Domain &
    Record<string, unknown>;
}
