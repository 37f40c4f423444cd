import { z } from 'zod';
import type { ContentImport } from '#prisma/generated/client.ts';
import type { Database } from '#server/database/client.ts';
import { AppError, parseInput } from '#server/errors.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { importFileSchema, importStartSchema } from '#shared/schemas/imports.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import { type Content, crudOf } from '#server/content/content.ts';
import type { Value } from '#server/content/save.ts';
import { type Columns, matchColumns, valuesOf } from './import-columns.ts';
import { readImportFile } from './import-file.ts';
import { CHUNK, createPlanner, type ImportRow, type Refusal } from './import-plan.ts';
import { createImportJob, EMPTY_REPORT, type ImportReport } from './import-job.ts';
import type { Jobs } from '#server/database/jobs.ts';

const KIND = 'import';
const SAMPLE_ROWS = 5;
const MOST_SHOWN = 50;
const SAMPLE_LENGTH = 200;
const RECENT = 5;
const RECENT_MS = 60 * 60 * 1000;

export type ImportPreview = {
  columns: Columns;
  total: number;
  created: number;
  updated: number;
  unchanged: number;
  /** The first of them. */
  refused: Refusal[];
  refusedCount: number;
  /** The first rows, by field, long texts cut. */
  sample: { line: number; values: Record<string, Value> }[];
};

export type ImportView = Omit<ImportReport, 'refused'> & {
  key: string;
  resource: ResourceName;
  author: string;
  allOrNone: boolean;
  state: 'waiting' | 'running' | 'done' | 'failed';
  total: number;
  done: number;
  /** The first of them. */
  refused: Refusal[];
  refusedCount: number;
  createdAt: string;
};

export type Imports = {
  /**
   * What a file would do. Writes nothing.
   * @param mostShown of what a file may hold thousands of times
   * @throws AppError when it cannot be read, or no column is a field
   */
  preview(viewer: Viewer, input: unknown, mostShown?: number): Promise<ImportPreview>;
  /**
   * Writes the checked rows down, to be loaded soon, whatever happens to this process.
   * @throws AppError conflict while another import of the resource is under way; invalid_input when no row is good, or
   * one is not and it should be all or none
   */
  start(viewer: Viewer, input: unknown): Promise<{ key: string }>;
  status(viewer: Viewer, key: string): Promise<ImportView>;
  /** Of a resource, those under way and those of the last hour, newest first. */
  recent(viewer: Viewer, resource: ResourceName): Promise<ImportView[]>;
};

export function createImports({
  database,
  content,
  jobs,
}: {
  database: Database;
  content: Content;
  jobs: Jobs;
}): Imports {
  const { prisma } = database;
  jobs.work(KIND, createImportJob(database, content));

  async function check(viewer: Viewer, { resource: name, format, text }: z.output<typeof importFileSchema>) {
    const resource: Resource = resources[name];
    const file = readImportFile(text, format);
    const columns = matchColumns(resource, file.columns);
    if (columns.matched.length === 0) {
      const names = Object.entries(resource.fields).flatMap(([field, { set }]) => (set === 'never' ? [] : [field]));
      throw new AppError('invalid_input', `No column is a field of a ${resource.noun}: ${names.join(', ')}`);
    }
    const rows: ImportRow[] = [];
    const refused: Refusal[] = [];
    for (const row of file.rows) {
      if ('fault' in row) refused.push({ line: row.line, reason: row.fault });
      else rows.push({ line: row.line, values: valuesOf(resource, columns.matched, row.cells) });
    }
    const plan = createPlanner(resource, crudOf(content, name), viewer);
    const counts = { created: 0, updated: 0, unchanged: 0 };
    for (let start = 0; start < rows.length; start += CHUNK) {
      const planned = await plan(rows.slice(start, start + CHUNK));
      counts.created += planned.create.length;
      counts.updated += planned.update.length;
      counts.unchanged += planned.unchanged;
      refused.push(...planned.refused);
    }
    refused.sort((a, b) => a.line - b.line);
    return { columns, rows, refused, counts, total: file.rows.length };
  }

  return {
    async preview(viewer, input, mostShown = MOST_SHOWN) {
      requireAccess(viewer, 'content.write');
      const { columns, rows, refused, counts, total } = await check(viewer, parseInput(importFileSchema, input));
      return {
        columns: {
          matched: columns.matched,
          ignored: columns.ignored.slice(0, mostShown),
          unmatched: columns.unmatched.slice(0, mostShown),
        },
        total,
        ...counts,
        refused: refused.slice(0, mostShown),
        refusedCount: refused.length,
        sample: rows.slice(0, SAMPLE_ROWS).map(cut),
      };
    },

    async start(viewer, input) {
      requireAccess(viewer, 'content.write');
      const { allOrNone, ...file } = parseInput(importStartSchema, input);
      const { resource } = file;
      const { rows, refused } = await check(viewer, file);
      const bad = new Set(refused.map(({ line }) => line));
      const good: object[] = rows.filter(({ line }) => !bad.has(line));
      if (good.length === 0) throw new AppError('invalid_input', 'No row of the file can be imported');
      if (allOrNone && bad.size > 0)
        throw new AppError('invalid_input', `Nothing was imported: ${bad.size} of ${rows.length} rows cannot be`);
      if (await prisma.contentImport.count({ where: { resource, endedAt: null } }))
        throw new AppError(
          'conflict',
          `Another import of ${resources[resource].noun}s is under way; please wait for its end`,
        );
      const { key } = await prisma.contentImport.create({
        data: {
          resource,
          author: authorOf(viewer),
          allOrNone,
          rows: good,
          total: good.length,
          report: { ...EMPTY_REPORT, format: file.format, refused },
        },
        select: { key: true },
      });
      void jobs.add(KIND);
      return { key };
    },

    async status(viewer, key) {
      requireAccess(viewer, 'content.write');
      const found = z.uuid().safeParse(key).success
        ? await prisma.contentImport.findUnique({ where: { key }, omit: { rows: true } })
        : null;
      if (!found) throw new AppError('not_found', 'There is no such import');
      return toView(found);
    },

    async recent(viewer, resource) {
      requireAccess(viewer, 'content.write');
      const newest = { orderBy: { key: 'desc' }, take: RECENT } as const;
      const OR = [{ endedAt: null }, { createdAt: { gt: new Date(Date.now() - RECENT_MS) } }];
      const found = await prisma.contentImport.findMany({ where: { resource, OR }, ...newest, omit: { rows: true } });
      return found.map(toView);
    },
  };
}

const cut = ({ line, values }: ImportRow) => ({
  line,
  values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)])),
});

/** A cell as it is read; what no field takes, a list or an object of a JSON file, as it stands there. */
function shown(value: unknown): Value {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, SAMPLE_LENGTH);
}

const authorOf = (viewer: Viewer) => (viewer.role === 'administrator' ? viewer.username : '');

function toView({ report, createdAt, endedAt: _endedAt, ...row }: Omit<ContentImport, 'rows'>): ImportView {
  const { refused, ...counts } = report as ImportReport; // written here and by the job
  return {
    ...row,
    ...counts,
    refused: refused.slice(0, MOST_SHOWN),
    refusedCount: refused.length,
    createdAt: createdAt.toISOString(),
  } as ImportView; // the resource and the state are written here and by the job
}
