import type { VisitorQueries } from '#server/http/trpc/kept-queries.ts';
import { panelAt } from '#shared/panels.ts';
import { pageOf } from '#shared/pages.ts';
import type { Match } from '#shared/paths.ts';

/** Whether a visitor finds what the address of a page names. */
export async function exists({ page, parameters }: Match, queries: VisitorQueries): Promise<boolean> {
  const { exists: named } = pageOf(page);
  if (named === 'always') return true;
  if (named === 'panel') return panelAt(parameters.panel ?? '') !== null;
  const { query, input } = named(parameters);
  try {
    return !isEmptyPage((await queries.ask(query, input)).data);
  } catch (error) {
    const { code } = error as { code?: unknown }; // of tRPC
    if (code === 'NOT_FOUND' || code === 'BAD_REQUEST') return false;
    throw error;
  }
}

const isEmptyPage = (found: unknown) =>
  typeof found === 'object' &&
  found !== null &&
  'items' in found &&
  Array.isArray(found.items) &&
  found.items.length === 0;
