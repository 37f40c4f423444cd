import { AppError } from '#server/errors.ts';
import type { Resource } from '#shared/resource.ts';
import { toStorable } from '#shared/rules/text/storable.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import type { FileFormat, ImportKind } from '#shared/schemas/imports.ts';
import type { Viewer } from '#server/access/access.ts';
import type { Crud } from '#server/content/crud.ts';
import type { Database } from '#server/database/client.ts';
import { type Columns, isColumnOf, matchColumns, valuesOf } from './import-columns.ts';
import { readImportFile } from './import-file.ts';
import { CHUNK, createPlanner, type ImportRow, type PlannedRow, type PreviewedRow } from './import-plan.ts';
import type { ImportReport, ImportState, Refusal } from './import-report.ts';
import { readable } from './import-rows.ts';

type Wanted = { resource: Resource; crud: Crud<Resource>; viewer: Viewer; format: FileFormat; text: string };

/**
 * Returns what each row of a file would do, in the order of the file.
 * @throws AppError when it cannot be read, or no column is a field
 */
async function previewOf(wanted: Wanted): Promise<{ columns: Columns; rows: PreviewedRow[] }> {
  const { resource, crud, viewer, format, text } = wanted;
  const file = readImportFile(text, format, isColumnOf(resource));
  const { unmatched, ...matching } = matchColumns(resource, file.columns);
  const columns = { ...matching, unmatched: [...file.titles, ...unmatched] };
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

/** The row of a new record is stored as it was read: the record is derived from it when it is created. */
function previewed(row: PlannedRow, values: ImportRow['values']): PreviewedRow {
  // Its values have not been validated.
  if (row.kind === 'refused') return { ...row, title: toStorable(row.title), values: readable(values) };
  if (row.kind !== 'new') return { ...row, values };
  const { create: _create, ...rest } = row;
  return { ...rest, values };
}

export type ImportPreview = {
  /** The key to start the import by. */
  key: string;
  columns: Columns;
  total: number;
  created: number;
  updated: number;
  unchanged: number;
  /** The first refused rows. */
  refused: Refusal[];
  refusedCount: number;
};

type Written = Wanted & { name: ResourceName; author: string; mostShown: number };

/** How long a preview is stored before it is started. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** Stores a preview, to be viewed and started, and deletes previews older than a day. */
export async function writePreview(prisma: Database['prisma'], wanted: Written): Promise<ImportPreview> {
  const { name, author, format, mostShown } = wanted;
  const { columns, rows } = await previewOf(wanted);
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  const countOf = (kind: ImportKind) => byKind.get(kind)?.length ?? 0;
  const counts = { created: countOf('new'), updated: countOf('changed'), unchanged: countOf('unchanged') };
  const refused = (byKind.get('refused') ?? []).map(({ line, reason = '' }) => ({ line, reason }));
  const state: ImportState = 'previewed';
  await prisma.contentImport.deleteMany({ where: { state, createdAt: { lt: new Date(Date.now() - DAY_MS) } } });
  const report: ImportReport = { format, ...counts, refused };
  const storedRows: object[] = rows;
  const { key } = await prisma.contentImport.create({
    data: { resource: name, author, rows: storedRows, total: rows.length, report, state },
    select: { key: true },
  });
  return {
    key,
    columns: {
      matched: columns.matched,
      ignored: columns.ignored.slice(0, mostShown),
      unmatched: columns.unmatched.slice(0, mostShown),
    },
    total: rows.length,
    ...counts,
    refused: refused.slice(0, mostShown),
    refusedCount: refused.length,
  };
}
