import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createLinks } from './links.ts';
import { linksRouter } from './trpc.ts';

export function createLinksDomain(ground: Ground) {
  return { trpc: { links: linksRouter(createLinks({ ...ground, settings: ground.links ?? null })) } } satisfies Domain;
}
