import { z } from 'zod';
import { announceChange } from '#server/database/change-feed.ts';
import type { Prisma } from '#prisma/generated/client.ts';
import type { Database } from '#server/database/client.ts';
import { AppError, isUniqueViolation, parseInput } from '#server/errors.ts';
import { MAX_ID } from '#shared/field-schema.ts';
import { createSchema, updateSchema } from '#shared/resource-schema.ts';
import type { PageQuery } from '#shared/schemas/page-query.ts';
import { type InputOf, messageName, type RecordOf, type Resource } from '#shared/resource.ts';
import { type Action, requireAccess, type Viewer } from './access.ts';

type Row = Record<string, unknown> & { key: string };
type Where = Record<string, unknown>;
type Args = {
  where?: Where;
  select?: Record<string, true>;
  orderBy?: Record<string, 'asc' | 'desc'>[];
  take?: number;
  skip?: number;
  data?: unknown;
};

/** What the generated models have in common, so that one code serves them all. */
type Model = {
  findMany(args: Args): Promise<Row[]>;
  findFirst(args: Args): Promise<Row | null>;
  count(args: Args): Promise<number>;
  create(args: Args): Promise<Row>;
  update(args: Args): Promise<Row>;
  delete(args: Args): Promise<Row>;
};

/** Where one resource differs from the others. */
export type Hooks<R extends Resource> = {
  /** Who may create; 'content.write' if absent. */
  createAction?: Action;
  /** Narrows what a viewer may see. */
  visible?(viewer: Viewer): Where;
  /** Columns that callers do not set. `current` is the stored record, null on create. */
  derive?(input: InputOf<R>, context: { viewer: Viewer; current: RecordOf<R> | null }): Record<string, unknown>;
};

export type Page<T> = { items: T[]; total: number; page: number; pageSize: number };

export type Crud<R extends Resource> = {
  list(viewer: Viewer, query: PageQuery): Promise<Page<RecordOf<R>>>;
  /** Everything that a viewer may see and that matches, ordered by id. */
  all(viewer: Viewer, where?: Where): Promise<RecordOf<R>[]>;
  get(viewer: Viewer, key: string): Promise<RecordOf<R>>;
  find(viewer: Viewer, where: Where): Promise<RecordOf<R> | null>;
  create(viewer: Viewer, input: unknown): Promise<RecordOf<R>>;
  update(viewer: Viewer, key: string, input: unknown): Promise<RecordOf<R>>;
  remove(viewer: Viewer, key: string): Promise<void>;
  nextId(viewer: Viewer, within?: string): Promise<number>;
};

/** How many creates may take the next free id at the same moment. */
const ID_ATTEMPTS = 20;

const hintOf = (nextId: number) => (nextId > MAX_ID ? '' : `; the next free one is ${nextId}`);

type Deps = { database: Database; settle: () => Promise<void> };

/** List, get, create, update and remove for a resource: access, input, uniqueness and freshness are seen to here. */
export function createCrud<R extends Resource>(resource: R, { database, settle }: Deps, hooks: Hooks<R> = {}): Crud<R> {
  const modelOf = (client: unknown) => (client as Record<string, Model>)[resource.name] as Model; // named like the resource
  const model = modelOf(database.prisma);
  const toCreate = createSchema(resource);
  const toUpdate = updateSchema(resource);
  const select: Record<string, true> = { key: true };
  for (const name of Object.keys(resource.fields)) select[name] = true;

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

  async function write(change: (model: Model) => Promise<Row>, wanted: InputOf<R>): Promise<RecordOf<R>> {
    try {
      const row = await database.prisma.$transaction(async (transaction) => {
        const changed = await change(modelOf(transaction));
        await announce(transaction, resource.name);
        return changed;
      });
      await settle();
      return toRecord<R>(row);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const { id, [resource.idWithin ?? '']: within } = wanted as Record<string, unknown>;
      const where = resource.idWithin ? ` in ${resource.idWithin} ${String(within)}` : '';
      const message = `${messageName(resource, 'id')} ${String(id)} is already taken${where}${hintOf(await nextIdOf(within))}`;
      throw new AppError('conflict', message, { issues: [{ path: 'id', message }], cause: error });
    }
  }

  return {
    async list(viewer, query) {
      requireAccess(viewer, 'content.read');
      const where = { AND: [visible(viewer), filterOf(resource, query)] };
      const direction = query.descending ? 'desc' : 'asc';
      const sort = query.sort !== undefined && Object.hasOwn(resource.fields, query.sort) ? query.sort : 'id';
      const [items, total] = await Promise.all([
        model.findMany({
          where,
          select,
          orderBy: [{ [sort]: direction }, { key: 'asc' }],
          take: query.pageSize,
          skip: (query.page - 1) * query.pageSize,
        }),
        model.count({ where }),
      ]);
      return { items: items.map((row) => toRecord<R>(row)), total, page: query.page, pageSize: query.pageSize };
    },

    async all(viewer, where = {}) {
      requireAccess(viewer, 'content.read');
      const rows = await model.findMany({
        where: { AND: [where, visible(viewer)] },
        select,
        orderBy: [{ id: 'asc' }, { key: 'asc' }],
      });
      return rows.map((row) => toRecord<R>(row));
    },

    find,
    get,

    async create(viewer, input) {
      requireAccess(viewer, hooks.createAction ?? 'content.write');
      const values = parseInput(toCreate, input);
      const within = (values as Record<string, unknown>)[resource.idWithin ?? ''];
      const insert = (id: number) => {
        const data = { ...values, id };
        const derived = hooks.derive?.(data, { viewer, current: null });
        return write((table) => table.create({ data: { ...data, ...derived }, select }), data);
      };
      return typeof values.id === 'number' ? insert(values.id) : withNextId(within, insert);
    },

    async update(viewer, key, input) {
      requireAccess(viewer, 'content.write');
      const values = parseInput(toUpdate, input);
      const current = await get(viewer, key);
      const derived = hooks.derive?.(values, { viewer, current });
      return write((table) => table.update({ where: { key }, data: { ...values, ...derived }, select }).catch(gone), {
        ...current,
        ...values,
      });
    },

    async remove(viewer, key) {
      requireAccess(viewer, 'content.write');
      const record = await get(viewer, key);
      await write((table) => table.delete({ where: { key }, select }).catch(gone), record);
    },

    nextId(viewer, within) {
      requireAccess(viewer, hooks.createAction ?? 'content.write');
      return nextIdOf(within);
    },
  };

  /** Somebody else removed the record between our look and our write. */
  function gone(error: unknown): never {
    if ((error as { code?: string }).code === 'P2025') throw missing();
    throw error;
  }
}

/** Tells every process, when the transaction commits, that a resource has changed. */
export async function announce(transaction: Prisma.TransactionClient, resource: string) {
  const { text, values } = announceChange(resource);
  await transaction.$executeRawUnsafe(text, ...values);
}

function filterOf(resource: Resource, query: PageQuery): Where {
  const isFlag = (name: string) => resource.fields[name]?.kind === 'flag';
  const narrowed = Object.entries(query.filter).filter(
    ([name, value]) => resource.filters.includes(name) && isFlag(name) === (typeof value === 'boolean'),
  );
  // Prisma hands the words on as a LIKE pattern.
  const words = query.search.trim().replace(/[\\%_]/g, '\\$&');
  const texts = resource.columns.filter((name) => isText(resource, name));
  const found =
    words === '' ? [] : [{ OR: texts.map((name) => ({ [name]: { contains: words, mode: 'insensitive' } })) }];
  return { AND: [Object.fromEntries(narrowed), ...found] };
}

const isText = (resource: Resource, name: string) =>
  !['id', 'count', 'price', 'instant', 'flag'].includes(resource.fields[name]?.kind ?? 'flag');

/** A row as services give it: instants as ISO text. */
function toRecord<R extends Resource>(row: Row): RecordOf<R> {
  const values = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(values) as RecordOf<R>; // the selected columns are the descriptor's fields
}
