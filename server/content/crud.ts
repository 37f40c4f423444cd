import { z } from 'zod';
import type { Prisma } from '#prisma/generated/client.ts';
import type { Database } from '#server/database/client.ts';
import { AppError, isUniqueViolation, parseInput } from '#server/errors.ts';
import { MAX_ID } from '#shared/field-schema.ts';
import { createSchema, updateSchema } from '#shared/resource-schema.ts';
import type { PageQuery } from '#shared/schemas/page-query.ts';
import { type InputOf, messageName, type RecordOf, type Resource } from '#shared/resource.ts';
import { type Action, requireAccess, type Viewer } from '#server/access/access.ts';
import { announce, filterOf, type Model, rowsOf, toRecord, type Where } from '#server/database/paged-rows.ts';

/** A record of any resource. */
export type AnyRecord = { key: string; id: number } & Record<string, string | number | boolean | null>;

/** One record written: what it was and what it has become, null where there was none or is none. */
export type Change = { resource: Resource; viewer: Viewer; before: AnyRecord | null; after: AnyRecord | null };

/** Keeps in the same transaction what must never differ from the records: their history, the search index. */
export type OnWrite = (transaction: Prisma.TransactionClient, changes: Change[]) => Promise<void>;

/** Where one resource differs from the others. */
export type Hooks<R extends Resource> = {
  /** Who may create; 'content.write' if absent. */
  createAction?: Action;
  /** Narrows what a viewer may see. */
  visible?(viewer: Viewer): Where;
  /** Columns beside the descriptor's fields that go and come back with a record which is removed and restored. */
  hidden?: readonly string[];
  /** Columns that callers do not set. `current` is the stored record, null on create. */
  derive?(input: InputOf<R>, context: { viewer: Viewer; current: RecordOf<R> | null }): Record<string, unknown>;
};

/**
 * Writes that happen together or not at all. `base` holds what the editor saw in the fields that they changed: where
 * a record has something else by now, nothing is written.
 */
export type Batch<R extends Resource> = {
  create?: InputOf<R>[];
  update?: { key: string; values: InputOf<R>; base?: Record<string, unknown> }[];
  remove?: string[];
};

export type Page<T> = { items: T[]; total: number; page: number; pageSize: number };

export type Crud<R extends Resource> = {
  list(viewer: Viewer, query: PageQuery): Promise<Page<RecordOf<R>>>;
  /** Everything that a viewer may see and that matches, or so many of it, ordered by id. */
  all(viewer: Viewer, where?: Where, take?: number): Promise<RecordOf<R>[]>;
  get(viewer: Viewer, key: string): Promise<RecordOf<R>>;
  find(viewer: Viewer, where: Where): Promise<RecordOf<R> | null>;
  create(viewer: Viewer, input: unknown): Promise<RecordOf<R>>;
  /** @throws AppError edited_since when a field that `base` names has another value by now */
  update(viewer: Viewer, key: string, input: unknown, base?: Record<string, unknown>): Promise<RecordOf<R>>;
  remove(viewer: Viewer, key: string): Promise<void>;
  /**
   * Writes values that have passed their schema, for administrators. `also` runs in the same transaction.
   * A record may be created with the `key` that it had.
   */
  save(
    viewer: Viewer,
    batch: Batch<R>,
    also?: (transaction: Prisma.TransactionClient) => Promise<void>,
  ): Promise<RecordOf<R>[]>;
  nextId(viewer: Viewer, within?: string): Promise<number>;
};

/** How many creates may take the next free id at the same moment. */
const ID_ATTEMPTS = 20;

const hintOf = (nextId: number) => (nextId > MAX_ID ? '' : `; the next free one is ${nextId}`);

/** Long enough for thousands of rows. */
const TIMEOUT_MS = 60_000;

export type CrudDeps = { database: Database; settle: () => Promise<void>; onWrite: OnWrite };

/** List, get, create, update and remove for a resource: access, input, uniqueness and freshness are seen to here. */
export function createCrud<R extends Resource>(
  resource: R,
  { database, settle, onWrite }: CrudDeps,
  hooks: Hooks<R> = {},
): Crud<R> {
  const modelOf = (client: unknown) => (client as Record<string, Model>)[resource.name] as Model; // named like the resource
  const model = modelOf(database.prisma);
  const toCreate = createSchema(resource);
  const toUpdate = updateSchema(resource);
  const select: Record<string, true> = { key: true };
  for (const name of Object.keys(resource.fields)) select[name] = true;

  const hidden = Object.fromEntries((hooks.hidden ?? []).map((name) => [name, true as const]));

  const visible = (viewer: Viewer) => hooks.visible?.(viewer) ?? {};
  const missing = () => new AppError('not_found', `There is no such ${resource.noun}`);

  async function nextIdOf(within: unknown): Promise<number> {
    const where = resource.idWithin ? { [resource.idWithin]: within } : {};
    const last = await model.findFirst({ where, select: { id: true }, orderBy: [{ id: 'desc' }] });
    return last ? Number(last.id) + 1 : 1;
  }

  /** Creates with the next free id; when somebody else takes it first, with the one after. */
  async function withNextId<T>(within: unknown, create: (id: number) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const id = await nextIdOf(within);
      if (id > MAX_ID) throw new AppError('conflict', 'There is no free id left after the highest; please give one');
      try {
        return await create(id);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'conflict' || attempt === ID_ATTEMPTS) throw error;
      }
    }
  }

  async function find(viewer: Viewer, where: Where): Promise<RecordOf<R> | null> {
    requireAccess(viewer, 'content.read');
    const row = await model.findFirst({ where: { AND: [where, visible(viewer)] }, select });
    return row && toRecord<R>(row);
  }

  async function get(viewer: Viewer, key: string): Promise<RecordOf<R>> {
    const record = z.uuid().safeParse(key).success ? await find(viewer, { key }) : null;
    if (!record) throw missing();
    return record;
  }

  /** Takes the records' locks, so that nobody else changes them before we have. */
  async function lock(table: Model, keys: string[]): Promise<Map<string, RecordOf<R>>> {
    if (keys.length === 0) return new Map();
    const where = { key: { in: keys } };
    await table.updateMany({ where, data: { updatedAt: new Date() } });
    const rows = await table.findMany({ where, select: { ...select, ...hidden } });
    return new Map(rows.map((row) => [row.key, toRecord<R>(row)]));
  }

  async function save(
    viewer: Viewer,
    { create = [], update = [], remove = [] }: Batch<R>,
    also?: (transaction: Prisma.TransactionClient) => Promise<void>,
  ): Promise<RecordOf<R>[]> {
    const changes: { before: RecordOf<R> | null; after: RecordOf<R> | null }[] = [];
    const derived = (values: InputOf<R>, current: RecordOf<R> | null) => ({
      ...values,
      ...hooks.derive?.(values, { viewer, current }),
    });
    try {
      await database.prisma.$transaction(
        async (transaction) => {
          const table = modelOf(transaction);
          const known = await lock(table, [...update.map(({ key }) => key), ...remove]);
          for (const { key, values, base } of update) {
            const before = known.get(key);
            if (!before) throw missing();
            requireUnchanged(resource, before, base);
            const row = await table.update({ where: { key }, data: derived(values, before), select });
            changes.push({ before, after: toRecord<R>(row) });
          }
          for (const key of remove) {
            const before = known.get(key);
            if (!before) throw missing();
            changes.push({ before, after: null });
          }
          if (remove.length > 0) await table.deleteMany({ where: { key: { in: remove } } });
          if (create.length > 0) {
            // What is restored comes with its key, whole.
            const data = create.map((values) => ('key' in values ? values : derived(values, null)));
            const rows = await table.createManyAndReturn({ data, select });
            changes.push(...rows.map((row) => ({ before: null, after: toRecord<R>(row) })));
          }
          const written = changes as unknown as Pick<Change, 'before' | 'after'>[]; // a record of R is one of any resource
          await onWrite(
            transaction,
            written.map((change) => ({ resource, viewer, ...change })),
          );
          await also?.(transaction);
          await announce(transaction, resource.name);
        },
        { timeout: TIMEOUT_MS },
      );
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw await takenId(update[0]?.key, create[0] ?? update[0]?.values, error);
    }
    await settle();
    return changes.flatMap(({ after }) => after ?? []);
  }

  /** Which id is taken, as far as one write tells; of many it is only known that there is one. */
  async function takenId(key: string | undefined, wanted: InputOf<R> | undefined, cause: unknown) {
    const current = key === undefined ? null : await model.findFirst({ where: { key }, select });
    const values: Record<string, unknown> = { ...current, ...wanted };
    const within = values[resource.idWithin ?? ''];
    const where = resource.idWithin ? ` in ${resource.idWithin} ${String(within)}` : '';
    const message = `${messageName(resource, 'id')} ${String(values.id)} is already taken${where}${hintOf(await nextIdOf(within))}`;
    return new AppError('conflict', message, { issues: [{ path: 'id', message }], cause });
  }

  async function one(saved: Promise<RecordOf<R>[]>): Promise<RecordOf<R>> {
    const [record] = await saved;
    if (!record) throw missing();
    return record;
  }

  const requireKey = (key: string) => {
    if (!z.uuid().safeParse(key).success) throw missing();
  };

  return {
    async list(viewer, query) {
      requireAccess(viewer, 'content.read');
      const where = { AND: [visible(viewer), filterOf(resource, query)] };
      const direction = query.descending ? 'desc' : 'asc';
      const sort = query.sort !== undefined && Object.hasOwn(resource.fields, query.sort) ? query.sort : 'id';
      const orderBy: Record<string, 'asc' | 'desc'>[] = [{ [sort]: direction }, { key: 'asc' }];
      const { rows, total } = await rowsOf(model, { where, select, orderBy }, query);
      return { items: rows.map((row) => toRecord<R>(row)), total, page: query.page, pageSize: query.pageSize };
    },

    async all(viewer, where = {}, take) {
      requireAccess(viewer, 'content.read');
      const rows = await model.findMany({
        where: { AND: [where, visible(viewer)] },
        select,
        orderBy: [{ id: 'asc' }, { key: 'asc' }],
        take,
      });
      return rows.map((row) => toRecord<R>(row));
    },

    find,
    get,

    async create(viewer, input) {
      requireAccess(viewer, hooks.createAction ?? 'content.write');
      const values = parseInput(toCreate, input);
      const within = (values as Record<string, unknown>)[resource.idWithin ?? ''];
      const insert = (id: number) => one(save(viewer, { create: [{ ...values, id }] }));
      return typeof values.id === 'number' ? insert(values.id) : withNextId(within, insert);
    },

    async update(viewer, key, input, base) {
      requireAccess(viewer, 'content.write');
      const values = parseInput(toUpdate, input);
      requireKey(key);
      return one(save(viewer, { update: [{ key, values, base }] }));
    },

    async remove(viewer, key) {
      requireAccess(viewer, 'content.write');
      requireKey(key);
      await save(viewer, { remove: [key] });
    },

    async save(viewer, batch, also) {
      requireAccess(viewer, 'content.write');
      return save(viewer, batch, also);
    },

    nextId(viewer, within) {
      requireAccess(viewer, hooks.createAction ?? 'content.write');
      return nextIdOf(within);
    },
  };
}

/** @throws AppError edited_since that names the fields which somebody else has changed, with what they hold now */
function requireUnchanged(resource: Resource, record: Record<string, unknown>, base: Record<string, unknown> = {}) {
  const changed = Object.keys(base).filter((name) => name in resource.fields && record[name] !== base[name]);
  if (changed.length === 0) return;
  const issues = changed.map((path) => ({
    path,
    message: `${messageName(resource, path)} was changed by somebody else since you opened this`,
  }));
  const current = Object.fromEntries(changed.map((name) => [name, record[name]]));
  throw new AppError('edited_since', `Somebody else has changed this ${resource.noun} since you opened it`, {
    issues,
    data: { current },
  });
}
