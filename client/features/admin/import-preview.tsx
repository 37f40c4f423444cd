import type { Answers } from '#client/lib/trpc.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';

type Preview = Answers['imports']['preview'];

/** A row of a file is on a line of it, or a record of its list. */
type Unit = 'Line' | 'Record';

/** What a file would do. */
export function ImportPreview({ name, preview, unit }: { name: ResourceName; preview: Preview; unit: Unit }) {
  const resource: Resource = resources[name];
  const { columns, sample, refused, refusedCount } = preview;
  const labelOf = (field: string) => resource.fields[field]?.label ?? field;
  const counts = [
    ['New', preview.created],
    ['Changed', preview.updated],
    ['Unchanged', preview.unchanged],
    ['Refused', refusedCount],
  ] as const;
  return (
    <>
      <dl className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {counts.map(([label, count]) => (
          <div key={label} className="rounded-md border border-line px-4 py-2">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-5 mb-1.5 font-medium">Columns</h3>
      <p className="wrap-anywhere">
        {columns.matched
          .map(({ column, field }) => (column === labelOf(field) ? column : `${column} → ${labelOf(field)}`))
          .join(', ')}
      </p>
      {columns.unmatched.length > 0 && (
        <p className="mt-1 text-muted wrap-anywhere">Not known, left out: {columns.unmatched.join(', ')}</p>
      )}
      {columns.ignored.length > 0 && (
        <p className="mt-1 text-muted wrap-anywhere">Set by the site, left out: {columns.ignored.join(', ')}</p>
      )}
      <h3 className="mt-5 mb-1.5 font-medium">First rows</h3>
      <ul className="space-y-1 text-sm">
        {sample.map(({ line, values }) => (
          <li key={line} className="line-clamp-2 wrap-anywhere">
            <span className="text-muted">
              {unit} {line}:{' '}
            </span>
            {Object.values(values)
              .filter((value) => value !== '')
              .map(String)
              .join(' · ')}
          </li>
        ))}
      </ul>
      <Refusals refused={refused} count={refusedCount} unit={unit} />
    </>
  );
}

type RefusalsProps = { refused: Preview['refused']; count: number; unit: Unit };

/** The rows that are left out, the first of them with their reasons. */
export function Refusals({ refused, count, unit }: RefusalsProps) {
  if (count === 0) return null;
  return (
    <details open className="mt-5">
      <summary className="font-medium">{count === 1 ? '1 row is refused' : `${count} rows are refused`}</summary>
      <ul tabIndex={0} className="mt-2 max-h-60 overflow-y-auto rounded-md border border-line px-4 py-2 text-sm">
        {refused.map(({ line, reason }) => (
          <li key={line} className="py-1 wrap-anywhere">
            <b className="font-medium">
              {unit} {line}
            </b>{' '}
            {reason}
          </li>
        ))}
        {count > refused.length && <li className="py-1 text-muted">and {count - refused.length} more</li>}
      </ul>
    </details>
  );
}
