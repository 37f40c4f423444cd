import type { Answers } from '#client/lib/api/trpc.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { ImportRows, type Unit } from './import-rows.tsx';

type ImportPreviewProps = { name: ResourceName; preview: Answers['imports']['preview']; unit: Unit };

/** A preview of an import: the matched columns, and every row. */
export function ImportPreview({ name, preview, unit }: ImportPreviewProps) {
  const resource: Resource = resources[name];
  const { key, columns, created, updated, unchanged, refusedCount } = preview;
  const labelOf = (field: string) => resource.fields[field]?.label ?? field;
  return (
    // The scroll margin keeps focused elements from being hidden behind the sticky bar at the bottom.
    <div className="[&_:is(button,p,summary)]:scroll-mb-40">
      <details className="mt-5">
        <summary className="font-medium">{withCount(columns.matched.length, 'column')}</summary>
        <p className="mt-1 wrap-anywhere">
          {columns.matched
            .map(({ column, field }) => (column === labelOf(field) ? column : `${column} → ${labelOf(field)}`))
            .join(', ')}
        </p>
      </details>
      {columns.unmatched.length > 0 && (
        <p className="mt-1 text-muted wrap-anywhere">Unknown, ignored: {columns.unmatched.join(', ')}</p>
      )}
      {columns.ignored.length > 0 && (
        <p className="mt-1 text-muted wrap-anywhere">Set by the site, ignored: {columns.ignored.join(', ')}</p>
      )}
      <ImportRows
        key={key}
        resource={resource}
        importKey={key}
        counts={{ new: created, changed: updated, unchanged, refused: refusedCount }}
        unit={unit}
      />
    </div>
  );
}
