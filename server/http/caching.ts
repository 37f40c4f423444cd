import { type Action, ruleOf, type Viewer } from '#server/access/access.ts';

/** For responses that are for the viewer alone and may not be cached anywhere. */
export const PRIVATE = { 'Cache-Control': 'private, no-store' } as const;

/**
 * The caching headers for the response to a read. It is public if visitors may call this action and the viewer is
 * shown no more than they are, unless the table of access keeps it out of caches. Caches revalidate it each time,
 * so that nothing is older than the last write.
 */
export function cachingOf(action: Action, viewer: Viewer): Record<string, string> {
  const { roles, seesMore = [], neverCached = false } = ruleOf(action);
  if (neverCached || !roles.includes('visitor') || seesMore.includes(viewer.role)) return PRIVATE;
  return { 'Cache-Control': 'public, no-cache', ...(seesMore.length > 0 && { Vary: 'Authorization, Cookie' }) };
}
