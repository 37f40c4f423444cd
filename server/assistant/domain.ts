import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createAssistant } from './assistant.ts';
import { assistantRoutes } from './rest.ts';
import { assistantRouter } from './trpc.ts';

export function createAssistantDomain(ground: Ground) {
  const assistant = createAssistant({ ...ground, model: ground.model ?? null });
  return { trpc: { assistant: assistantRouter(assistant) }, rest: assistantRoutes(assistant) } satisfies Domain;
}
