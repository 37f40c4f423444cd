import type { VisitorQueries } from '#server/http/trpc/cached-queries.ts';
import { adminPageAt } from '#shared/admin-pages.ts';
import { pageOf } from '#shared/pages.ts';
import type { Match } from '#shared/paths.ts';

/**
 * Looks up, as a visitor, the record that the URL of a page names.
 * @returns the match, with its parameters spelt as in the record; null if a visitor finds nothing there
 */
export async function findPage(match: Match, queries: VisitorQueries): Promise<Match | null> {
  const { page, parameters } = match;
  const { exists: named, sitemap } = pageOf(page);
  if (named === 'always') return match;
  if (named === 'panel') return adminPageAt(parameters.panel ?? '') === null ? null : match;
  const { query, input } = named(parameters);
  try {
    const { data } = await queries.ask(query, input);
    const record = isList(data) ? data.items[0] : data;
    if (record === undefined) return null;
    const by = typeof sitemap === 'object' && 'by' in sitemap ? sitemap.by : '';
    return by in Object(record)
      ? { page, parameters: { [by]: String((record as Record<string, unknown>)[by]) } }
      : match;
  } catch (error) {
    const { code } = error as { code?: unknown }; // of tRPC
    if (code === 'NOT_FOUND' || code === 'BAD_REQUEST') return null;
    throw error;
  }
}

const isList = (found: unknown): found is { items: unknown[] } =>
  typeof found === 'object' && found !== null && 'items' in found && Array.isArray(found.items);
