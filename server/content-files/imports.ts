import { z } from 'zod';
import type { Database } from '#server/database/client.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { importFileSchema, importStartSchema } from '#shared/schemas/imports.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import { type Content, crudOf } from '#server/content/content.ts';
import { NEWEST, type Page } from '#server/database/paged-rows.ts';
import { createImportJob } from './import-job.ts';
import { type ImportPreview, writePreview } from './import-preview.ts';
import {
  canUndo,
  type ImportReport,
  type ImportState,
  type ImportView,
  NOTHING_DONE,
  reportOf,
  type StoredImport,
  toView,
  UNDER_WAY,
} from './import-report.ts';
import { type RowsQuery, type RowView, rowsOf } from './import-rows.ts';
import type { Jobs } from '#server/database/jobs.ts';

const KIND = 'import';
const RECENT = 5;
const LIST_PAGE = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

export type Imports = {
  /**
   * Previews what a file would do to each record. Its rows are stored for a day; content is not changed.
   * @param mostShown the maximum numbers of refused rows, ignored and unmatched columns in the result
   * @throws AppError when it cannot be read, or no column is a field
   */
  preview(viewer: Viewer, input: unknown, mostShown?: number): Promise<ImportPreview>;
  /** The rows of a preview, in the order of the file, all or of one kind. */
  rows(viewer: Viewer, query: RowsQuery): Promise<Page<RowView>>;
  /**
   * Schedules the rows of a preview to be loaded, even if this process ends. A row that would then do something other
   * than the preview shows is refused.
   * @throws AppError conflict while another import of the resource is under way; invalid_input when no row can be
   * imported, or one cannot and `allOrNone` is set
   */
  start(viewer: Viewer, input: unknown): Promise<{ key: string }>;
  /**
   * Schedules the undo of everything that an import wrote; what is already undone is left alone.
   * @throws AppError conflict while an import of the resource is under way; invalid_input when there is nothing to undo
   */
  undo(viewer: Viewer, key: string): Promise<void>;
  /** Dismisses the report of an import, or deletes a preview. */
  dismiss(viewer: Viewer, key: string): Promise<void>;
  status(viewer: Viewer, key: string): Promise<ImportView>;
  /** The latest imports of a resource that are under way or from the last day, newest first. */
  recent(viewer: Viewer, resource: ResourceName): Promise<ImportView[]>;
  /** All started imports, newest first. */
  list(viewer: Viewer, query: { page: number }): Promise<Page<ImportView>>;
};

type ImportDeps = { database: Database; content: Content; jobs: Jobs };

export function createImports({ database, content, jobs }: ImportDeps): Imports {
  const { prisma } = database;
  const omit = { rows: true } as const;
  jobs.work(KIND, createImportJob(database, content));

  async function requireImport(key: string): Promise<StoredImport> {
    const isKey = z.uuid().safeParse(key).success;
    const stored = isKey ? await prisma.contentImport.findUnique({ where: { key }, omit }) : null;
    if (!stored) throw new AppError('not_found', 'There is no such import');
    return stored;
  }

  /** Passes an import to the job, unless somebody else was first. */
  async function begin({ key, resource, state }: StoredImport, data: object) {
    if (await prisma.contentImport.count({ where: { resource, state: { in: UNDER_WAY } } })) {
      const noun = resources[resource as ResourceName].noun; // written by the preview
      throw new AppError('conflict', `Another import of ${noun}s is running; please wait until it ends`);
    }
    const { count } = await prisma.contentImport.updateMany({ where: { key, state }, data });
    if (count === 0) throw new AppError('conflict', 'Somebody else has changed this first; please check again');
    void jobs.add(KIND);
  }

  return {
    async preview(viewer, input, mostShown = 50) {
      requireAccess(viewer, 'content.write');
      const { resource: name, format, text } = parseInput(importFileSchema, input);
      const wanted = { resource: resources[name], crud: crudOf(content, name), viewer, format, text };
      return writePreview(prisma, { ...wanted, name, author: authorOf(viewer), mostShown });
    },

    async rows(viewer, query) {
      requireAccess(viewer, 'content.write');
      return rowsOf(prisma, await requireImport(query.key), query);
    },

    async start(viewer, input) {
      requireAccess(viewer, 'content.write');
      const { key, allOrNone, addOnly } = parseInput(importStartSchema, input);
      const stored = await requireImport(key);
      if (stored.state !== 'previewed') throw new AppError('conflict', 'This import has already been started');
      const { format, refused, created, updated, unchanged } = reportOf(stored);
      const skipped = addOnly ? updated : 0;
      const total = created + updated + unchanged - skipped;
      if (created + updated + unchanged === 0)
        throw new AppError('invalid_input', 'No row of the file can be imported');
      if (total === 0) throw new AppError('invalid_input', 'The file holds nothing new');
      if (allOrNone && refused.length > 0) {
        const rows = `${refused.length} of ${withCount(stored.total, 'row')}`;
        throw new AppError('invalid_input', `Nothing was imported: ${rows} cannot be`);
      }
      const report: ImportReport = { ...NOTHING_DONE, format, refused, skipped, isTracked: true };
      const chosen = { author: authorOf(viewer), allOrNone, addOnly };
      await begin(stored, { ...chosen, total, report, state: 'waiting', createdAt: new Date() });
      return { key };
    },

    async undo(viewer, key) {
      requireAccess(viewer, 'content.write');
      const stored = await requireImport(key);
      const report = reportOf(stored);
      // A repeated request: it is being undone, or has been.
      if (stored.state === 'undoing' || (stored.state === 'undone' && !canUndo(stored))) return;
      if (UNDER_WAY.includes(stored.state as ImportState))
        throw new AppError('conflict', 'This import is running; please wait until it ends');
      if (!canUndo(stored)) throw new AppError('invalid_input', 'This import has written nothing that can be undone');
      const total = await prisma.contentChange.count({ where: { importKey: key, isUndo: false } });
      const undo = { author: authorOf(viewer), undone: 0, left: [] };
      const restarted = { endedAt: null, dismissedAt: null, done: 0 };
      await begin(stored, { ...restarted, total, report: { ...report, undo }, state: 'undoing' });
    },

    async dismiss(viewer, key) {
      requireAccess(viewer, 'content.write');
      const { state } = await requireImport(key);
      if (state === 'previewed') await prisma.contentImport.deleteMany({ where: { key, state } });
      else
        await prisma.contentImport.updateMany({
          where: { key, endedAt: { not: null } },
          data: { dismissedAt: new Date() },
        });
    },

    async status(viewer, key) {
      requireAccess(viewer, 'content.write');
      return toView(await requireImport(key));
    },

    async recent(viewer, resource) {
      requireAccess(viewer, 'content.write');
      const OR = [{ state: { in: UNDER_WAY } }, { createdAt: { gt: new Date(Date.now() - DAY_MS) } }];
      const where = { ...STARTED, resource, OR };
      const rows = await prisma.contentImport.findMany({ where, orderBy: NEWEST, take: RECENT, omit });
      return rows.map(toView);
    },

    async list(viewer, { page }) {
      requireAccess(viewer, 'content.write');
      const skip = (page - 1) * LIST_PAGE;
      const [rows, total] = await Promise.all([
        prisma.contentImport.findMany({ where: STARTED, orderBy: NEWEST, skip, take: LIST_PAGE, omit }),
        prisma.contentImport.count({ where: STARTED }),
      ]);
      return { items: rows.map(toView), total, page, pageSize: LIST_PAGE };
    },
  };
}

const STARTED = { state: { not: 'previewed' } };

const authorOf = (viewer: Viewer) => (viewer.role === 'administrator' ? viewer.username : '');
