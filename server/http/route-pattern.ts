import type { Request } from 'express';
import { matchPage } from '#shared/paths.ts';
import { pageOf } from '#shared/pages.ts';

/**
 * The route pattern of a request: one of a fixed list that visitors cannot extend, so that each can have its metrics.
 * @param isProcedure whether the tRPC API has a procedure with this name
 */
export function routePattern(request: Request, isProcedure: (path: string) => boolean): string {
  const path = request.originalUrl.split('?', 1)[0] ?? '';
  if (path.startsWith('/trpc/')) {
    const name = path.slice('/trpc/'.length);
    if (name.includes(',')) return '/trpc/(several)';
    return isProcedure(name) ? path : '/trpc/(unknown)';
  }
  const { path: pattern } = (request.route ?? {}) as { path?: unknown }; // express sets it if a route has matched
  if (typeof pattern === 'string') return pattern;
  if (Array.isArray(pattern) && typeof pattern[0] === 'string') return pattern[0];
  const match = matchPage(path);
  return match ? pageOf(match.page).pattern : '(other)';
}
