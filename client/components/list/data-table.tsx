import type { ReactNode } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import type { ListAddress } from '#client/lib/hooks/use-list-address.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { Button } from '#client/components/button.tsx';
import { ArrowDown, ArrowUp } from '#client/components/icons/icons-work.ts';
import { Pagination } from './pagination.tsx';
import { SearchField } from '#client/components/form/search-field.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';

export type Column<T> = {
  name: string;
  label: string;
  /** Whether the list can be sorted by it. */
  sortable?: boolean;
  /** Whether it has more text than the others. */
  isWide?: boolean;
  /** Whether cells are shown completely, for controls; other cells are cut after two lines. */
  isWhole?: boolean;
  render(row: T): ReactNode;
};

export type RowChoice<T> = { has(row: T): boolean; toggle(row: T): void; nameOf(row: T): string };

type DataTableProps<T> = {
  /** The noun for a row in a sentence: 'problem'. */
  noun: string;
  columns: readonly Column<T>[];
  query: {
    data: { items: T[]; total: number; page: number; pageSize: number } | undefined;
    isError: boolean;
    isPlaceholderData?: boolean;
    refetch(): unknown;
  };
  address: ListAddress;
  empty: string;
  actions?(row: T): ReactNode;
  /** The selection of rows. */
  choice?: RowChoice<T>;
  /** Shown between the search field and the rows. */
  above?: ReactNode;
  /** A Tailwind width; three small buttons fit by default. */
  actionsWidth?: string;
  /** Shown beside the search field. */
  children?: ReactNode;
};

const CELL = 'px-3 py-2 md:px-2 md:table-cell md:align-middle';

/** A list with paging, sorting and search on the server; on narrow screens, each row becomes a card. */
export function DataTable<T extends { key: string }>(props: DataTableProps<T>) {
  const { noun, query, address, above, children } = props;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <SearchField label={`Search ${noun}s`} value={address.search} onChange={address.searchFor} />
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
      {above}
      {query.data ? (
        <Rows {...props} {...query.data} />
      ) : query.isError ? (
        <ErrorState title="This list could not be loaded." onRetry={() => void query.refetch()} />
      ) : (
        <Skeletons count={8} className="mb-2 h-12" label={`Loading ${noun}s`} />
      )}
    </>
  );
}

type RowsProps<T> = DataTableProps<T> & { items: T[]; total: number; pageSize: number };

function Rows<T extends { key: string }>({ columns, address, actions, choice, items, total, ...props }: RowsProps<T>) {
  const { noun, query, empty, pageSize, actionsWidth = 'w-44' } = props;
  if (items.length === 0 && total > 0)
    return (
      <EmptyState title={`Page ${address.page} no longer exists.`}>
        <Button onClick={() => address.narrow({})}>First page</Button>
      </EmptyState>
    );
  if (items.length === 0)
    return <EmptyState title={address.search === '' ? empty : `Nothing here matches “${address.search}”.`} />;
  return (
    <>
      <p role="status" className="mb-2 text-sm text-muted">
        {withCount(total, noun)}
      </p>
      <div
        className={classNames(
          'overflow-hidden rounded-md border border-line bg-surface',
          query.isPlaceholderData && 'opacity-60',
        )}
      >
        <table className="block w-full border-collapse text-[0.95rem] md:table md:table-fixed" aria-label={`${noun}s`}>
          <thead className="hidden border-b border-line bg-sunken text-left text-sm text-muted md:table-header-group">
            <tr>
              {choice && (
                <th scope="col" className="w-12">
                  <span className="sr-only">Chosen</span>
                </th>
              )}
              {columns.map((column) => (
                <HeaderCell key={column.name} column={column} of={columns.length} address={address} />
              ))}
              {actions && (
                <th scope="col" className={classNames('px-2 py-2 text-right font-medium', actionsWidth)}>
                  Actions
                </th>
              )}
            </tr>
          </thead>
          <tbody className="block divide-y divide-line md:table-row-group">
            {items.map((row) => (
              <tr key={row.key} className="block py-2 md:table-row md:py-0">
                {choice && (
                  <td className={classNames(CELL, 'block py-0')}>
                    <label className="inline-flex size-8 items-center">
                      <input
                        type="checkbox"
                        className="size-5 accent-accent"
                        aria-label={`Choose ${choice.nameOf(row)}`}
                        checked={choice.has(row)}
                        onChange={() => choice.toggle(row)}
                      />
                    </label>
                  </td>
                )}
                {columns.map(({ name, label, isWhole, render }) => (
                  <td key={name} className={classNames(CELL, 'flex gap-3 py-0.5 md:py-2')}>
                    <span className="w-28 shrink-0 text-sm text-muted md:hidden">{label}</span>
                    <span className={classNames('min-w-0 wrap-anywhere', !isWhole && 'line-clamp-2')}>
                      {render(row)}
                    </span>
                  </td>
                ))}
                {actions && (
                  <td className={classNames(CELL, 'block')}>
                    <span className="flex items-center justify-end gap-1 whitespace-nowrap">{actions(row)}</span>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pagination page={address.page} pageSize={pageSize} total={total} />
    </>
  );
}

type HeaderCellProps<T> = { column: Column<T>; of: number; address: ListAddress };

/** The width of the wide column by the number of columns; each of the others needs room for a word. */
const widthOfTitle = (columns: number) => (columns > 5 ? 'w-1/5' : columns > 3 ? 'w-1/4' : 'w-1/2');

function HeaderCell<T>({ column, of, address }: HeaderCellProps<T>) {
  const { name, label, sortable, isWide } = column;
  const isSorted = (address.sort ?? 'id') === name;
  const Arrow = address.descending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isSorted && sortable ? (address.descending ? 'descending' : 'ascending') : undefined}
      className={classNames('px-2 py-1 font-medium', name === 'id' && 'w-20', isWide && widthOfTitle(of))}
    >
      {sortable ? (
        <button
          type="button"
          onClick={() => address.sortBy(name)}
          className="-mx-1.5 inline-flex min-h-9 items-center gap-1 rounded-md px-1.5 hover:text-ink"
        >
          {label}
          {isSorted && <Arrow size={14} aria-hidden />}
        </button>
      ) : (
        label
      )}
    </th>
  );
}
