import { type Action, ruleOf, type Viewer } from '#server/access/access.ts';

/** What nobody but the one who asked may keep, and not even they. */
export const PRIVATE = { 'Cache-Control': 'private, no-store' } as const;

/**
 * What caches may do with the answer to a read. It follows from who may ask: an answer is everybody's where visitors
 * may ask and the one who did is shown nothing else. It is asked for again each time, so that nothing is older than
 * the last write.
 */
export function cachingOf(action: Action, viewer: Viewer): Record<string, string> {
  const { roles, seesMore = [] } = ruleOf(action);
  if (!roles.includes('visitor') || seesMore.includes(viewer.role)) return PRIVATE;
  return { 'Cache-Control': 'public, no-cache', ...(seesMore.length > 0 && { Vary: 'Authorization, Cookie' }) };
}
