import { useId, useState } from 'react';
import { SlidersHorizontal } from '#client/components/icons/icons-learning.ts';
import { SearchField } from '#client/components/form/search-field.tsx';
import { classNames } from '#client/lib/class-names.ts';
import { type Sort, SORTS } from '#shared/rules/sheets/sheet-address.ts';
import { DifficultyFilter } from './difficulty-filter.tsx';
import { ProgressFilter } from './progress-filter.tsx';
import { SheetSelect } from './sheet-select.tsx';
import type { SheetView } from './use-sheet-rows.ts';

const ORDERS: { value: Sort | ''; label: string }[] = [
  { value: '', label: 'Sheet order' },
  { value: 'name', label: 'By name' },
  { value: 'difficulty', label: 'By difficulty' },
];
const BY_REPORTS: (typeof ORDERS)[number] = { value: 'reports', label: 'Most reported' };

/** All filters and orders of a sheet; on narrow screens all except the difficulty are collapsed. */
export function SheetFilters({ view }: { view: SheetView }) {
  const [isOpen, setIsOpen] = useState(false);
  const foldId = useId();
  const { filter, companies, lists, ownChoices, change } = view;
  const { show, solvable, company, q, sort } = filter;
  const active = [show, solvable, company, filter.list !== null, q, sort].filter(Boolean).length;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-2 md:justify-between md:gap-3">
      <DifficultyFilter view={view} />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={foldId}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex min-h-10 items-center gap-2 rounded-full border border-line-strong px-3 text-sm font-medium text-muted hover:bg-sunken hover:text-ink md:hidden"
      >
        <SlidersHorizontal size={16} aria-hidden /> Filters
        {active > 0 && (
          <span className="rounded-full bg-accent-wash px-2 text-accent-ink tabular-nums">
            {active}
            <span className="sr-only"> active</span>
          </span>
        )}
      </button>
      <div id={foldId} className={classNames(isOpen ? 'flex' : 'hidden', 'mt-1 w-full flex-col gap-3 md:contents')}>
        <div className="flex min-w-0 flex-col gap-3 md:flex-row">
          <button
            type="button"
            aria-pressed={filter.solvable}
            onClick={() => change({ solvable: !filter.solvable })}
            className={classNames(
              'inline-flex min-h-10 items-center gap-1.5 self-start rounded-full border px-3 text-sm font-medium whitespace-nowrap transition-colors duration-150',
              filter.solvable
                ? 'border-accent-ink bg-accent-wash text-accent-ink'
                : 'border-line-strong text-muted hover:bg-sunken hover:text-ink',
            )}
          >
            Can be solved here <span className="font-normal tabular-nums">{view.counts.solvable}</span>
          </button>
          <div className="md:w-60">
            <SearchField label="Filter by name" value={filter.q} onChange={(q) => change({ q }, { replace: true })} />
          </div>
        </div>
        <ProgressFilter view={view} />
        <div className="flex min-w-0 flex-wrap gap-3">
          {(lists.length > 0 || ownChoices) && (
            <div className="flex min-w-0 basis-full sm:basis-auto">
              <SheetSelect
                label="List"
                value={view.listSlug}
                options={[
                  { value: '', label: 'All lists' },
                  ...lists.map(({ slug, name, count }) => ({ value: slug, label: `${name} (${count})` })),
                ]}
                onChange={(slug) => change({ list: slug })}
              >
                {ownChoices}
              </SheetSelect>
            </div>
          )}
          {companies && (
            <SheetSelect
              label="Company"
              value={filter.company ?? ''}
              options={[
                { value: '', label: 'All companies' },
                ...companies.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
              ]}
              onChange={(company) => change({ company })}
            />
          )}
          <SheetSelect
            label="Order"
            value={filter.sort ?? ''}
            options={companies ? ORDERS : [...ORDERS, BY_REPORTS]}
            onChange={(value) => change({ sort: SORTS.find((sort) => sort === value) ?? null })}
          />
        </div>
      </div>
    </div>
  );
}
