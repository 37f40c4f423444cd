import { inAnyCase } from '#server/database/in-any-case.ts';
import { anyHolds, type Where } from '#server/database/paged-rows.ts';
import type { Resource } from '#shared/resource.ts';
import type { PageQuery } from '#shared/schemas/page-query.ts';

/** What a page query narrows the list of a resource to. */
export function filterOf(resource: Resource, query: Pick<PageQuery, 'filter' | 'search'>): Where {
  const isFlag = (name: string) => resource.fields[name]?.kind === 'flag';
  const narrowed = Object.entries(query.filter).filter(
    ([name, value]) => resource.filters.includes(name) && isFlag(name) === (typeof value === 'boolean'),
  );
  const sought = ([name, value]: [string, string | boolean]) => [
    name,
    // A word of an address: its letters' case makes no difference.
    resource.fields[name]?.kind === 'slug' ? inAnyCase(String(value)) : value,
  ];
  const words = query.search.trim();
  const texts = resource.columns.filter((name) => isText(resource, name));
  return { AND: [Object.fromEntries(narrowed.map(sought)), ...(words === '' ? [] : [anyHolds(texts, words)])] };
}

const isText = (resource: Resource, name: string) =>
  !['id', 'count', 'price', 'instant', 'flag'].includes(resource.fields[name]?.kind ?? 'flag');
