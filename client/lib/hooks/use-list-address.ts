import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { currentParameters } from '#client/lib/current-parameters.ts';
import { usePageNumber } from './use-page-number.ts';

/** The page, order and search of a list, stored in the parameters of the address. */
export function useListAddress() {
  const [parameters, setParameters] = useSearchParams();
  const page = usePageNumber();
  const sort = parameters.get('sort') ?? undefined;
  const descending = parameters.get('order') === 'descending';
  const show = parameters.get('show') ?? '';
  const search = parameters.get('search')?.slice(0, 200) ?? '';

  /** Changes parameters and goes back to the first page. */
  const change = (next: Record<string, string | null>, options?: { replace: boolean }) => {
    const changed = currentParameters();
    changed.delete('page');
    for (const [name, value] of Object.entries(next)) {
      if (value === null || value === '') changed.delete(name);
      else changed.set(name, value);
    }
    setParameters(changed, options);
  };
  const sortBy = (column: string) => {
    const now = currentParameters();
    const isAscending = (now.get('sort') ?? 'id') === column && now.get('order') !== 'descending';
    change({ sort: column, order: isAscending ? 'descending' : null });
  };

  return {
    page,
    sort,
    descending,
    search,
    /** The kind of rows to show, if a list has that filter; '' for all. */
    show,
    showOnly: (kind: string) => change({ show: kind }),
    sortBy,
    /** An additional parameter of one list. */
    valueOf: (name: string) => parameters.get(name),
    narrow: (next: Record<string, string | null>) => change(next),
    searchFor: (text: string) => change({ search: text }, { replace: true }),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;

/** The query of a list of the back office. */
export const queryOf = ({ page, sort, descending, search }: ListAddress) => ({ page, sort, descending, search });
export const SHOWN_MEANWHILE = { staleTime: 0, placeholderData: keepPreviousData } as const;
