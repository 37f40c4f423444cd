import type { Database } from '#server/database/client.ts';
import type { Page } from '#server/database/paged-rows.ts';
import type { Value } from '#server/content/save.ts';
import { toStorable } from '#shared/rules/text/storable.ts';
import type { ImportKind } from '#shared/schemas/imports.ts';
import type { ImportRow, PreviewedRow } from './import-plan.ts';
import { reportOf, type StoredImport } from './import-report.ts';

/** A row of a preview: the fields that change for a changed record, otherwise the values in the file. */
export type RowView = {
  line: number;
  kind: ImportKind;
  title: string;
  before: Record<string, Value>;
  after: Record<string, Value>;
  reason: string;
  /** The fields that the reason refers to. */
  fields: string[];
};

export type RowsQuery = { key: string; kind?: ImportKind; page: number };

const PAGE_SIZE = 20;

/** The stored rows of a preview, in the order of the file. */
export async function rowsOf(
  prisma: Database['prisma'],
  found: StoredImport,
  { key, kind, page }: RowsQuery,
): Promise<Page<RowView>> {
  const { created, updated, unchanged, refused } = reportOf(found);
  const totals = { new: created, changed: updated, unchanged, refused: refused.length };
  // Paged in SQL: the rows may be many megabytes, and only the page leaves the database.
  const rows = await prisma.$queryRaw<{ row: PreviewedRow }[]>`
    SELECT row FROM content_imports, jsonb_array_elements(rows) WITH ORDINALITY AS listed (row, place)
    WHERE key = ${key}::uuid AND (${kind ?? null}::text IS NULL OR row ->> 'kind' = ${kind ?? null})
    ORDER BY place LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`;
  const total = kind === undefined ? found.total : totals[kind];
  return { items: rows.map(({ row }) => viewOf(row)), total, page, pageSize: PAGE_SIZE };
}

function viewOf({ line, kind, title, values, before = {}, after, reason = '', fields = [] }: PreviewedRow): RowView {
  return { line, kind, title, before, after: after ?? readable(values), reason, fields };
}

export const readable = (values: ImportRow['values']): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]));

/** Returns a cell as it was read; a list or an object in a JSON file, which no field accepts, is returned as JSON. */
function shown(value: unknown): Value {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  return toStorable(typeof value === 'string' ? value : JSON.stringify(value));
}
