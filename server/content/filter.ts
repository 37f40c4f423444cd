import { anyHolds, type Where } from '#server/database/paged-rows.ts';
import type { Resource } from '#shared/resource.ts';
import type { PageQuery } from '#shared/schemas/page-query.ts';
import { narrowedBy } from './narrowing.ts';

/** Returns the condition for the filters and the search of a page query on the list of a resource. */
export function filterOf(resource: Resource, query: Pick<PageQuery, 'filter' | 'search'>): Where {
  const narrowed = Object.entries(query.filter).flatMap(([name, value]) =>
    resource.filters.includes(name) ? narrowedBy(resource, name, value) : [],
  );
  const words = query.search.trim();
  const texts = resource.columns.filter((name) => isText(resource, name));
  return { AND: [...narrowed, ...(words === '' ? [] : [anyHolds(texts, words)])] };
}

const isText = (resource: Resource, name: string) =>
  !['id', 'count', 'price', 'instant', 'flag'].includes(resource.fields[name]?.kind ?? 'flag');
