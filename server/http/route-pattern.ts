import type { Request } from 'express';
import { matchPage } from '#shared/paths.ts';
import { pageOf } from '#shared/pages.ts';

/**
 * The pattern of what was asked: one of a list that visitors cannot make longer, so that each may have its own numbers.
 * @param isProcedure whether there is such a call at the tRPC door
 */
export function routePattern(request: Request, isProcedure: (path: string) => boolean): string {
  const path = request.originalUrl.split('?', 1)[0] ?? '';
  if (path.startsWith('/trpc/')) {
    const name = path.slice('/trpc/'.length);
    if (name.includes(',')) return '/trpc/(several)';
    return isProcedure(name) ? path : '/trpc/(unknown)';
  }
  const { path: pattern } = (request.route ?? {}) as { path?: unknown }; // express sets it where a route has matched
  if (typeof pattern === 'string') return pattern;
  if (Array.isArray(pattern) && typeof pattern[0] === 'string') return pattern[0];
  const match = matchPage(path);
  return match ? pageOf(match.page).pattern : '(other)';
}
