import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Prisma } from '#prisma/generated/client.ts';
import type { Database } from '#server/database/client.ts';
import { AppError } from '#server/errors.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resourceNames, resources } from '#shared/resources/index.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import { type Content, crudOf } from './content.ts';
import type { Page } from '#server/database/paged-rows.ts';
import type { AnyRecord, Cause, Change } from './save.ts';
import { batchUndoing, requireUndoable, type Values } from './undo.ts';

export type ChangeView = {
  key: string;
  resource: ResourceName;
  recordKey: string;
  recordId: number;
  title: string;
  author: string;
  /** `declined`: an administrator refused to publish a learner's contribution; `after` holds the note. */
  action: 'created' | 'updated' | 'removed' | 'declined';
  /** For an update the changed fields; for a removal `before` is the whole record. Otherwise null. */
  before: Values | null;
  after: Values | null;
  /** Whether it undid an earlier change. */
  isUndo: boolean;
  /** The import that made the change, or whose undo made it. */
  importKey: string | null;
  /** The changes that one action made to several records; null for any other. */
  batch: { key: string; size: number } | null;
  at: string;
};

export type HistoryQuery = { resource?: ResourceName; recordKey?: string; page: number };

export type History = {
  /** Newest first. */
  list(viewer: Viewer, query: HistoryQuery): Promise<Page<ChangeView>>;
  /**
   * Undoes one change; the undo is itself a change. A decline cannot be undone: its author has been notified.
   * @throws AppError edited_since when a field that it wrote has been changed again; conflict when the id is taken by
   * now, and for a decline
   */
  undo(viewer: Viewer, key: string): Promise<void>;
  /**
   * Undoes all changes of a batch, or none.
   * @throws AppError edited_since naming the records that were changed again, conflict naming those whose id is taken
   */
  undoBatch(viewer: Viewer, batchKey: string): Promise<{ count: number; batchKey: string }>;
};

const PAGE_SIZE = 20;

/** Records who changed what, in the transaction of the change. Skips updates that changed no value. */
export async function keepChanges(
  transaction: Prisma.TransactionClient,
  changes: Change[],
  cause: Cause = {},
): Promise<void> {
  const author = await authorOf(transaction, changes[0]?.viewer);
  const data = changes.flatMap(({ resource, before, after }) => {
    const record = after ?? before;
    if (!record) return [];
    const named = { resource: resource.name, recordKey: record.key, recordId: record.id, author, ...cause };
    const title = String(record[resource.title]);
    if (!before) return { ...named, title, action: 'created' };
    if (!after) return { ...named, title, action: 'removed', before };
    const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
    if (changed.length === 0) return [];
    const pick = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
    return { ...named, title, action: 'updated', before: pick(before), after: pick(after) };
  });
  await transaction.contentChange.createMany({ data });
}

/** Records that a contribution was declined, in the transaction of the decision. */
export async function keepDecline(
  transaction: Prisma.TransactionClient,
  { resource, viewer, record, note }: { resource: Resource; viewer: Viewer; record: AnyRecord; note: string },
): Promise<void> {
  await transaction.contentChange.create({
    data: {
      resource: resource.name,
      recordKey: record.key,
      recordId: record.id,
      action: 'declined',
      title: String(record[resource.title]),
      author: await authorOf(transaction, viewer),
      after: { note },
    },
  });
}

async function authorOf(transaction: Prisma.TransactionClient, viewer: Viewer | undefined): Promise<string> {
  if (viewer?.role === 'administrator') return viewer.username;
  if (viewer?.role !== 'user') return '';
  const user = await transaction.user.findUnique({ where: { key: viewer.key }, select: { firstName: true } });
  return user?.firstName ?? '';
}

export function createHistory({ prisma }: Database, content: Content): History {
  async function find(where: { key: string } | { batchKey: string }) {
    const isKnown = z.uuid().safeParse(Object.values(where)[0]).success;
    const changes = isKnown ? await prisma.contentChange.findMany({ where, orderBy: { key: 'asc' } }) : [];
    const name = resourceNames.find((known) => known === changes[0]?.resource);
    if (!name) throw new AppError('not_found', 'There is no such change');
    if (changes.some(({ action }) => action === 'declined'))
      throw new AppError('conflict', 'Its author has been told; it can still be published');
    return { name, changes };
  }

  return {
    async list(viewer, { resource, recordKey, page }) {
      requireAccess(viewer, 'content.write');
      const where = { resource, recordKey };
      const [rows, total] = await Promise.all([
        prisma.contentChange.findMany({
          where,
          orderBy: [{ at: 'desc' }, { key: 'desc' }],
          take: PAGE_SIZE,
          skip: (page - 1) * PAGE_SIZE,
        }),
        prisma.contentChange.count({ where }),
      ]);
      const keys = rows.flatMap(({ batchKey }) => batchKey ?? []);
      const sizes = await prisma.contentChange.groupBy({
        by: 'batchKey',
        where: { batchKey: { in: keys } },
        _count: true,
      });
      const items = rows.map(({ batchKey, ...row }) => {
        const size = sizes.find((group) => group.batchKey === batchKey)?._count ?? 1;
        const batch = batchKey !== null && size > 1 ? { key: batchKey, size } : null;
        return { ...row, batch, at: row.at.toISOString() } as ChangeView; // written by keepChanges
      });
      return { items, total, page, pageSize: PAGE_SIZE };
    },

    async undo(viewer, key) {
      requireAccess(viewer, 'content.write');
      const { name, changes } = await find({ key });
      await crudOf(content, name).save(viewer, { ...batchUndoing(resources[name], changes), cause: { isUndo: true } });
    },

    async undoBatch(viewer, undone) {
      requireAccess(viewer, 'content.write');
      const { name, changes } = await find({ batchKey: undone });
      const [resource, crud, batchKey] = [resources[name], crudOf(content, name), randomUUID()];
      const remaining = await requireUndoable(viewer, { resource, crud, changes });
      await crud.save(viewer, { ...batchUndoing(resource, remaining), cause: { isUndo: true, batchKey } });
      return { count: remaining.length, batchKey };
    },
  };
}
