import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import { classNames } from '#client/lib/class-names.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import type { Resource } from '#shared/resource.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import type { ImportKind } from '#shared/schemas/imports.ts';
import { FieldDifferences } from '#client/features/admin/edit/field-differences.tsx';

type Row = Answers['imports']['rows']['items'][number];

/** The noun for a row of the file: a line or, in JSON, a record. */
export type Unit = 'Line' | 'Record';

type ImportRowsProps = {
  resource: Resource;
  importKey: string;
  counts: Record<ImportKind, number>;
  unit: Unit;
};

const LABELS: Record<ImportKind, string> = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Refused',
};
const KINDS = Object.keys(LABELS) as ImportKind[]; // its keys

/** The kind of rows shown first: the one that needs most attention. */
const firstKind = (counts: ImportRowsProps['counts']) =>
  (['changed', 'refused', 'new', 'unchanged'] as const).find((kind) => counts[kind] > 0);

/** Every row of a preview, in pages, all or of one kind. */
export function ImportRows({ resource, importKey, counts, unit }: ImportRowsProps) {
  const [{ kind, page }, setShown] = useState({ kind: firstKind(counts), page: 1 });
  const rows = trpc.imports.rows.useQuery(
    { key: importKey, kind, page },
    { staleTime: Infinity, placeholderData: (previous) => previous },
  );
  const total = KINDS.reduce((sum, one) => sum + counts[one], 0);
  const tiles = [
    { label: 'All rows', count: total, of: undefined },
    ...KINDS.map((of) => ({ label: LABELS[of], count: counts[of], of })),
  ];
  return (
    <>
      <div role="group" aria-label="Rows shown" className="mt-5 grid grid-cols-2 gap-2 sm:grid-cols-5">
        {tiles.map(({ label, count, of }) => (
          <button
            key={label}
            type="button"
            aria-pressed={kind === of}
            onClick={() => setShown({ kind: of, page: 1 })}
            className={classNames(
              'rounded-md border px-4 py-2 text-left transition-colors duration-150 max-sm:first:col-span-2 hover:bg-sunken',
              kind === of ? 'border-accent bg-sunken' : 'border-line',
            )}
          >
            <span className="block text-sm text-muted">{label}</span>{' '}
            <span className="block text-xl font-semibold tabular-nums">{count}</span>
          </button>
        ))}
      </div>
      <div className={classNames('mt-4', rows.isPlaceholderData && 'opacity-60')}>
        {rows.data ? (
          <Page {...rows.data} resource={resource} unit={unit} turnTo={(next) => setShown({ kind, page: next })} />
        ) : rows.isError ? (
          <ErrorState title="The rows could not be loaded." onRetry={() => void rows.refetch()} />
        ) : (
          <Skeletons count={3} className="mb-2 h-16" label="Loading the rows" />
        )}
      </div>
    </>
  );
}

type PageProps = Answers['imports']['rows'] & { resource: Resource; unit: Unit; turnTo(page: number): void };

function Page({ items, total, page, pageSize, resource, unit, turnTo }: PageProps) {
  if (total === 0) return <EmptyState title="The file has no such row." />;
  const first = (page - 1) * pageSize + 1;
  return (
    <>
      <p role="status" className="mb-2 text-sm text-muted">
        {total > pageSize
          ? `${first} to ${first + items.length - 1} of ${withCount(total, 'row')}`
          : withCount(total, 'row')}
      </p>
      <ol aria-label="Rows" className="divide-y divide-line rounded-md border border-line">
        {items.map((row) => (
          <li key={row.line} className="px-4 py-3">
            <p className="wrap-anywhere">
              <span className="text-sm text-muted">{`${unit} ${row.line} `}</span>
              <span className="font-medium">{row.title}</span>
              {row.reason !== '' && <span className="block">{row.reason}</span>}
            </p>
            <RowFields row={row} resource={resource} />
          </li>
        ))}
      </ol>
      {total > pageSize && (
        <div className="mt-3 flex justify-center gap-3">
          <Button disabled={page === 1} onClick={() => turnTo(page - 1)}>
            Previous rows
          </Button>
          <Button disabled={page * pageSize >= total} onClick={() => turnTo(page + 1)}>
            Next rows
          </Button>
        </div>
      )}
    </>
  );
}

/** How many characters of a text are shown before it is expanded. */
const GLANCE = 200;

function RowFields({ row, resource }: { row: Row; resource: Resource }) {
  const [isWhole, setWhole] = useState(false);
  const { kind, before, after, fields } = row;
  if (kind === 'unchanged') return null;
  if (kind === 'changed') {
    return (
      <div className="mt-2">
        <FieldDifferences
          resource={resource}
          names={Object.keys(after)}
          left={{ title: 'Now', values: before }}
          right={{ title: 'After the import', values: after }}
        />
      </div>
    );
  }
  const texts = Object.entries(after)
    .map(([name, value]) => ({ name, text: String(value ?? '') }))
    .filter(({ name, text }) => text !== '' || fields.includes(name));
  const isLong = texts.some(({ text }) => text.length > GLANCE);
  return (
    <>
      <dl className="mt-1 text-sm">
        {texts.map(({ name, text }) => (
          <div key={name} className="whitespace-pre-wrap wrap-anywhere">
            <dt className="inline text-muted">{resource.fields[name]?.label ?? name}: </dt>
            <dd className={classNames('inline', fields.includes(name) && 'rounded-[3px] bg-medium-wash')}>
              {text === '' ? '(empty)' : isWhole || text.length <= GLANCE ? text : `${text.slice(0, GLANCE)}…`}
            </dd>
          </div>
        ))}
      </dl>
      {isLong && (
        <Button look="quiet" className="-ml-3" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  );
}
