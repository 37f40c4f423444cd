import { useSearchParams } from 'react-router-dom';
import { usePageNumber } from './use-page-number.ts';

/** The place in a list that is paged, sorted and searched: it lives in the address. */
export function useListAddress() {
  const [parameters, setParameters] = useSearchParams();
  const page = usePageNumber();
  const sort = parameters.get('sort') ?? undefined;
  const descending = parameters.get('order') === 'descending';
  const search = parameters.get('search')?.slice(0, 200) ?? '';

  /** What changes which rows there are starts again on the first page. */
  const change = (next: Record<string, string | null>, options?: { replace: boolean }) =>
    setParameters((current) => {
      const changed = new URLSearchParams(current);
      changed.delete('page');
      for (const [name, value] of Object.entries(next)) {
        if (value === null || value === '') changed.delete(name);
        else changed.set(name, value);
      }
      return changed;
    }, options);

  return {
    page,
    sort,
    descending,
    search,
    sortBy: (column: string) => change({ sort: column, order: sort === column && !descending ? 'descending' : null }),
    searchFor: (text: string) => change({ search: text }, { replace: true }),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
