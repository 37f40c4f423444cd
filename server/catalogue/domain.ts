import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createCatalogue } from './catalogue.ts';
import { catalogueRouter } from './trpc.ts';

export function createCatalogueDomain(ground: Ground) {
  const { database, content, feed } = ground;
  return {
    trpc: { catalogue: catalogueRouter(createCatalogue({ database, content, settle: feed.settle })) },
  } satisfies Domain;
}
