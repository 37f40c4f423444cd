import { AppError } from '#server/errors.ts';
import type { Resource } from '#shared/resource.ts';
import { toStorable } from '#shared/rules/storable.ts';
import type { ImportFormat, ImportKind } from '#shared/schemas/imports.ts';
import type { Viewer } from '#server/access/access.ts';
import type { Crud } from '#server/content/crud.ts';
import type { Value } from '#server/content/save.ts';
import type { Database } from '#server/database/client.ts';
import type { Page } from '#server/database/paged-rows.ts';
import { type Columns, matchColumns, valuesOf } from './import-columns.ts';
import { readImportFile } from './import-file.ts';
import { CHUNK, createPlanner, type ImportRow, type PlannedRow, type PreviewedRow } from './import-plan.ts';
import { reportOf, type StoredImport } from './import-report.ts';

type Wanted = { resource: Resource; crud: Crud<Resource>; viewer: Viewer; format: ImportFormat; text: string };

/**
 * What each row of a file would do, in the order of the file.
 * @throws AppError when it cannot be read, or no column is a field
 */
export async function previewOf(wanted: Wanted): Promise<{ columns: Columns; rows: PreviewedRow[] }> {
  const { resource, crud, viewer, format, text } = wanted;
  const file = readImportFile(text, format);
  const columns = matchColumns(resource, file.columns);
  if (columns.matched.length === 0) {
    const names = Object.entries(resource.fields).flatMap(([field, { set }]) => (set === 'never' ? [] : [field]));
    throw new AppError('invalid_input', `No column is a field of a ${resource.noun}: ${names.join(', ')}`);
  }
  const read: ImportRow[] = [];
  const rows: PreviewedRow[] = [];
  for (const row of file.rows) {
    const { line } = row;
    if ('fault' in row) rows.push({ line, kind: 'refused', title: '', values: {}, reason: row.fault, fields: [] });
    else read.push({ line, values: valuesOf(resource, columns.matched, row.cells) });
  }
  const plan = createPlanner(resource, crud, viewer);
  for (let start = 0; start < read.length; start += CHUNK) {
    const piece = read.slice(start, start + CHUNK);
    const planned = await plan(piece);
    rows.push(...planned.map((row, index) => previewed(row, piece[index]?.values ?? {})));
  }
  return { columns, rows: rows.toSorted((a, b) => a.line - b.line) };
}

/** What a new record becomes is found out when it is written: its row is kept as it was read. */
function previewed(row: PlannedRow, values: ImportRow['values']): PreviewedRow {
  // Nothing has checked what stands in it.
  if (row.kind === 'refused') return { ...row, title: toStorable(row.title), values: readable(values) };
  if (row.kind !== 'new') return { ...row, values };
  const { create: _create, ...rest } = row;
  return { ...rest, values };
}

const readable = (values: ImportRow['values']): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]));

/** A row of a preview: of a changed one the fields that change, of the others what the file holds. */
export type RowView = {
  line: number;
  kind: ImportKind;
  title: string;
  before: Record<string, Value>;
  after: Record<string, Value>;
  reason: string;
  /** That the reason is about. */
  fields: string[];
};

export type RowsQuery = { key: string; kind?: ImportKind; page: number };

const PAGE_SIZE = 20;

/** Rows that were written down, in the order of the file. */
export async function rowsOf(
  prisma: Database['prisma'],
  found: StoredImport,
  { key, kind, page }: RowsQuery,
): Promise<Page<RowView>> {
  const { created, updated, unchanged, refused } = reportOf(found);
  const totals = { new: created, changed: updated, unchanged, refused: refused.length };
  // Of many megabytes only the page leaves the database.
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

/** A cell as it is read; what no field takes, a list or an object of a JSON file, as it stands there. */
function shown(value: unknown): Value {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  return toStorable(typeof value === 'string' ? value : JSON.stringify(value));
}
