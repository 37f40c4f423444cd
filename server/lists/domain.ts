import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createLists } from './lists.ts';
import { listRoutes } from './rest.ts';
import { listsRouter } from './trpc.ts';

export function createListsDomain(ground: Ground, write: Parameters<typeof createLists>[1]) {
  const lists = createLists(ground.database, write);
  return { trpc: { lists: listsRouter(lists) }, rest: listRoutes(lists) } satisfies Domain;
}
