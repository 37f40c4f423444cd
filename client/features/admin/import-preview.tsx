import { ImportCounts, type ImportUnit, Refusals } from '#client/components/import-outcome.tsx';
import type { Answers } from '#client/lib/trpc.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';

type Preview = Answers['imports']['preview'];

/** What a file would do. */
export function ImportPreview({ name, preview, unit }: { name: ResourceName; preview: Preview; unit: ImportUnit }) {
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
      <ImportCounts counts={counts} />
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
