import { trpc } from '#client/lib/api/trpc.ts';
import { queryOf, SHOWN_MEANWHILE, useListAddress } from '#client/lib/hooks/use-list-address.ts';
import type { Resource } from '#shared/resource.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import { filterIn } from '#shared/rules/text/list-filter.ts';
import type { AnyRecord } from '#client/features/admin/form/form-values.ts';
import { apiOf } from '#client/features/admin/resource-api.ts';
import { useChosen } from './use-chosen.ts';

/** The list of a resource for the address, with the addresses of the records on the site and the selection. */
export function useContentList(resource: Resource) {
  const address = useListAddress();
  const { search, valueOf } = address;
  const filter = filterIn(resource, valueOf);
  const api = apiOf(resource.name as ResourceName); // names come from the registry
  const list = api.list.useQuery({ ...queryOf(address), filter }, SHOWN_MEANWHILE);
  const items: AnyRecord[] = list.data?.items ?? [];
  const total = list.data?.total ?? 0;
  const chosen = useChosen({ items, total, scope: { search, filter } });
  const keys = items.map(({ key }) => key);
  const isSearched = resource.searched !== undefined && !!list.data;
  const { data: addresses } = trpc.search.addresses.useQuery({ keys }, { enabled: isSearched });
  /** The search and the filters of the address, without page and order. */
  const narrowing: Record<string, string> = {
    search,
    ...Object.fromEntries(resource.filters.map((name) => [name, valueOf(name) ?? ''])),
  };
  return { address, list, addresses, narrowing, chosen, total };
}
