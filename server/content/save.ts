import type { Prisma } from '#prisma/generated/client.ts';
import type { Viewer } from '#server/access/access.ts';
import { announce } from '#server/database/change-feed.ts';
import type { Database } from '#server/database/client.ts';
import { type Model, toRecord, type Where } from '#server/database/paged-rows.ts';
import { isUniqueViolation } from '#server/database-errors.ts';
import { AppError, requireNone } from '#server/errors.ts';
import type { RelatedRows } from './related-rows.ts';
import type { Issue } from '#shared/errors.ts';
import { MAX_ID } from '#shared/rules/max-id.ts';
import { type InputOf, messageName, type RecordOf, type Resource } from '#shared/resource.ts';

/** The value of any field. */
export type Value = string | number | boolean | null;

/** A record of any resource. */
export type AnyRecord = { key: string; id: number } & Record<string, Value>;

/** A written record before and after the write: `before` is null for a created one, `after` for a deleted one. */
export type Change = { resource: Resource; viewer: Viewer; before: AnyRecord | null; after: AnyRecord | null };

/** The cause of a write: an import, an action on several records, the undo of either or of a single change. */
export type Cause = { importKey?: string; batchKey?: string; isUndo?: boolean };

/** Updates what must stay consistent with the records, in the same transaction: their history, the search index. */
export type OnWrite = (transaction: Prisma.TransactionClient, changes: Change[], cause?: Cause) => Promise<void>;

/** A record to be written. `base` holds the values that the editor saw: if one has changed, nothing is written. */
type Seen = { key: string; base?: Record<string, Value> };

/** The rules of one resource that differ from those of the others. */
export type Hooks<R extends Resource> = {
  /** Columns that callers do not set. `current` is the stored record, null on create. */
  derive?(input: InputOf<R>, context: { viewer: Viewer; current: RecordOf<R> | null }): Record<string, unknown>;
  /** The issues of a record as it would be after the write; if there are any, nothing is written. */
  issues?(record: InputOf<R>): Issue[];
  /** What is written with each of its rows, in the same transaction. */
  related?: RelatedRows;
};

/** Writes that happen together or not at all. */
export type Batch<R extends Resource> = {
  create?: InputOf<R>[];
  update?: (Seen & { values: InputOf<R> })[];
  remove?: Seen[];
  cause?: Cause;
};

/** `also` runs in the same transaction. Creating a record with the `key` of a deleted one restores that one. */
export type Save<R extends Resource> = (
  viewer: Viewer,
  batch: Batch<R>,
  also?: (transaction: Prisma.TransactionClient) => Promise<void>,
) => Promise<RecordOf<R>[]>;

/**
 * Writes a batch in a transaction of the caller, which is to `settle` once it is committed. A taken id is an error of
 * the database.
 */
export type Write<R extends Resource> = (
  transaction: Prisma.TransactionClient,
  viewer: Viewer,
  batch: Batch<R>,
) => Promise<RecordOf<R>[]>;

/** Long enough for thousands of rows. */
export const SAVE_TIMEOUT = { timeout: 60_000 };

/** Columns of contributions beside their fields: read before a removal, so that its undo restores them. */
const OF_CONTRIBUTIONS = { authorKey: true, declinedNote: true } as const;

export type SaveDeps = { database: Database; settle: () => Promise<void>; onWrite: OnWrite };

/** The Prisma model of a resource, from a client or a transaction. */
export const modelOf = (client: unknown, { name }: Resource) => (client as Record<string, Model>)[name] as Model; // named like the resource

/** The fields of a resource as columns to select. */
export const columnsOf = ({ fields }: Resource): Record<string, true> =>
  Object.fromEntries(['key', ...Object.keys(fields)].map((name) => [name, true]));

export const missing = ({ noun }: Resource) => new AppError('not_found', `There is no such ${noun}`);

function fixedIssues(resource: Resource, before: object, values: Record<string, unknown>): Issue[] {
  const stored = before as Record<string, unknown>; // its fields
  const sameCase = (value: unknown) => String(value).toLowerCase();
  return (resource.fixed ?? [])
    .filter((name) => values[name] !== undefined && sameCase(values[name]) !== sameCase(stored[name]))
    .map((name) => ({
      path: name,
      message: `${messageName(resource, name)} stays ${String(stored[name])} and cannot be changed, as learners' programs are stored under it`,
    }));
}

/** Writes values that have passed their schema: locks, compares with `base`, derives, announces the change. */
export function createSave<R extends Resource>(
  resource: R,
  { database, settle, onWrite }: SaveDeps,
  { derive, issues, related: relatedRows }: Hooks<R>,
): { save: Save<R>; write: Write<R> } {
  const select = columnsOf(resource);
  const locked = { ...select, ...(resource.contributed && OF_CONTRIBUTIONS) };

  /** Locks the records until the transaction ends. */
  async function lock(table: Model, keys: string[]): Promise<Map<string, RecordOf<R>>> {
    if (keys.length === 0) return new Map();
    const where = { key: { in: keys } };
    await table.updateMany({ where, data: { updatedAt: new Date() } });
    const rows = await table.findMany({ where, select: locked });
    return new Map(rows.map((row) => [row.key, toRecord<RecordOf<R>>(row)]));
  }

  const write: Write<R> = async (transaction, viewer, { create = [], update = [], remove = [], cause }) => {
    const changes: { before: RecordOf<R> | null; after: RecordOf<R> | null }[] = [];
    const derived = (values: InputOf<R>, current: RecordOf<R> | null) => ({
      ...values,
      ...derive?.(values, { viewer, current }),
    });
    for (const values of create) requireNone(issues?.(values));
    const table = modelOf(transaction, resource);
    const related = await relatedRows?.open(
      transaction,
      update.map(({ key }) => key),
    );
    const wanted = [...update, ...remove].map(({ key }) => key);
    const storedRecords = await lock(table, wanted);
    for (const { key, values, base } of update) {
      const before = asSeen(resource, storedRecords.get(key), base);
      requireNone(fixedIssues(resource, before, values));
      requireNone(issues?.({ ...before, ...values }));
      const changed = derived(values, before);
      const data = related ? await related.updated(key, before, changed) : changed;
      const row = await table.update({ where: { key }, data, select });
      changes.push({ before, after: toRecord(row) });
    }
    changes.push(
      ...remove.map(({ key, base }) => ({ before: asSeen(resource, storedRecords.get(key), base), after: null })),
    );
    if (remove.length > 0) await table.deleteMany({ where: { key: { in: remove.map(({ key }) => key) } } });
    if (create.length > 0) {
      // A restored record has its key and all columns, so nothing is derived.
      const inserted = create.map((values) => ('key' in values ? values : derived(values, null)));
      const data = related ? await related.inserted(inserted) : inserted;
      const rows = await table.createManyAndReturn({ data, select });
      changes.push(...rows.map((row) => ({ before: null, after: toRecord<RecordOf<R>>(row) })));
    }
    const written = changes.map((change) => ({ resource, viewer, ...change })) as unknown as Change[]; // a record of R is one of any resource
    await onWrite(transaction, written, cause);
    for (const name of new Set([resource.name, ...(related?.changed() ?? [])])) await announce(transaction, name);
    return changes.flatMap(({ after }) => after ?? []);
  };

  const save: Save<R> = async (viewer, batch, also) => {
    const { create = [], update = [] } = batch;
    const work = async (transaction: Prisma.TransactionClient) => {
      const saved = await write(transaction, viewer, batch);
      await also?.(transaction);
      return saved;
    };
    const saved = await database.prisma.$transaction(work, SAVE_TIMEOUT).catch(async (error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw await takenId(update[0]?.key, create[0] ?? update[0]?.values, error);
    });
    await settle();
    return saved;
  };
  /** The error for a taken id. It names the first record of the batch, even when the id of another one is taken. */
  async function takenId(key: string | undefined, wanted: InputOf<R> | undefined, cause: unknown) {
    const model = modelOf(database.prisma, resource);
    const current = key === undefined ? null : await model.findFirst({ where: { key }, select });
    const values: Record<string, unknown> = { ...current, ...wanted };
    const within = values[resource.idWithin ?? ''];
    const where = resource.idWithin ? ` in ${resource.idWithin} ${String(within)}` : '';
    const hint = hintOf(await nextIdOf(model, resource, within));
    const message = `${messageName(resource, 'id')} ${String(values.id)} is already taken${where}${hint}`;
    return new AppError('conflict', message, { issues: [{ path: 'id', message }], cause });
  }

  return { save, write };
}

const hintOf = (nextId: number) => (nextId > MAX_ID ? '' : `; the next free one is ${nextId}`);

/** The highest id plus one; where ids are unique within a group only, the highest of that group. */
export async function nextIdOf(model: Model, { idWithin }: Resource, within: unknown): Promise<number> {
  const where: Where = idWithin ? { [idWithin]: within } : {};
  const last = await model.findFirst({ where, select: { id: true }, orderBy: [{ id: 'desc' }] });
  return last ? Number(last.id) + 1 : 1;
}

/**
 * Returns the locked record, if its values are still those of `base`.
 * @throws AppError not_found when there is no record; edited_since naming the fields that somebody else has changed,
 * with their current values
 */
function asSeen<T extends object>(resource: Resource, record: T | undefined, base: Record<string, Value> = {}): T {
  if (!record) throw missing(resource);
  const holds = record as Record<string, unknown>;
  const changed = Object.keys(base).filter((name) => name in resource.fields && holds[name] !== base[name]);
  if (changed.length === 0) return record;
  const issues = changed.map((path) => ({
    path,
    message: `${messageName(resource, path)} was changed by somebody else since you opened this`,
  }));
  const current = Object.fromEntries(changed.map((name) => [name, holds[name]]));
  throw new AppError('edited_since', `Somebody else has changed this ${resource.noun} since you opened it`, {
    issues,
    data: { current },
  });
}
