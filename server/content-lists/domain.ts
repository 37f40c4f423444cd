import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createBulk } from './bulk.ts';
import { contentListsRouter } from './trpc.ts';
import { createVocabulary } from './vocabulary.ts';

export function createContentListsDomain(ground: Ground) {
  const { content, database } = ground;
  return {
    trpc: { contentLists: contentListsRouter(createBulk(content), createVocabulary(database)) },
  } satisfies Domain;
}
