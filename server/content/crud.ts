import { z } from 'zod';
import { type Action, may, requireAccess, type Viewer } from '#server/access/access.ts';
import { type Page, rowsOf, toRecord, type Where } from '#server/database/paged-rows.ts';
import { AppError, parseInput } from '#server/errors.ts';
import type { Issue } from '#shared/errors.ts';
import { MAX_ID } from '#shared/rules/max-id.ts';
import { createSchema, updateSchema } from '#shared/resource-schema.ts';
import type { PageQuery } from '#shared/schemas/page-query.ts';
import type { CardOf, InputOf, RecordOf, Resource } from '#shared/resource.ts';
import { filterOf } from './filter.ts';
import { AWAITS_REVIEW } from './review-state.ts';
import { createVisibility } from './record-visibility.ts';
import {
  columnsOf,
  createSave,
  type Hooks,
  missing,
  modelOf,
  nextIdOf,
  type Save,
  type SaveDeps,
  type Value,
  type Write,
} from './save.ts';

export type Crud<R extends Resource> = {
  /** For viewers who may review, each contribution includes its `declinedNote`. */
  list(viewer: Viewer, query: PageQuery): Promise<Page<RecordOf<R>>>;
  /** The list columns of the records that the viewer may see, ordered by id: for cards that link to records. */
  cards(viewer: Viewer): Promise<CardOf<R>[]>;
  /** The matching records that the viewer may see, ordered by id: all of them, or at most `take`. */
  all(viewer: Viewer, where?: Where, take?: number): Promise<RecordOf<R>[]>;
  /** The contributions that await review; empty for a resource that learners cannot contribute to. */
  waiting(viewer: Viewer): Promise<RecordOf<R>[]>;
  get(viewer: Viewer, key: string): Promise<RecordOf<R>>;
  find(viewer: Viewer, where: Where): Promise<RecordOf<R> | null>;
  create(viewer: Viewer, input: unknown): Promise<RecordOf<R>>;
  /** @throws AppError edited_since when the stored value of a field differs from the one in `base` */
  update(viewer: Viewer, key: string, input: unknown, base?: Record<string, Value>): Promise<RecordOf<R>>;
  remove(viewer: Viewer, key: string): Promise<void>;
  /** The issues for which `save` would refuse a record whose values have passed their schema. */
  issues(record: InputOf<R>): Issue[];
  /** Writes values that have passed their schema, for administrators. */
  save: Save<R>;
  /** The same in a transaction of the caller, who checks access. */
  write: Write<R>;
  nextId(viewer: Viewer, within?: string): Promise<number>;
};

/** The action that each verb requires in the table of access. */
export const actionsOf = ({ contributed, visibleBeforeStart }: Resource) =>
  ({
    read: contributed ? 'contribution.read' : visibleBeforeStart ? 'opened.read' : 'content.read',
    create: contributed ? 'contribution.make' : 'content.write',
    write: 'content.write',
  }) as const satisfies Record<string, Action>;

const BY_ID: Record<string, 'asc'>[] = [{ id: 'asc' }, { key: 'asc' }];

/** Cards are for resources that have few records; others have pages of a list. */
const MAX_CARDS = 500;

/** The number of times a create tries to get the next free id while concurrent creates take it. */
const ID_ATTEMPTS = 20;

/** List, get, create, update and remove for a resource, with checks of access, input, uniqueness and stale edits. */
export function createCrud<R extends Resource>(resource: R, deps: SaveDeps, hooks: Hooks<R> = {}): Crud<R> {
  const model = modelOf(deps.database.prisma, resource);
  const toCreate = createSchema(resource);
  const toUpdate = updateSchema(resource);
  const select = columnsOf(resource);
  const action = actionsOf(resource);
  const { save, write } = createSave(resource, deps, hooks);

  const visibility = createVisibility(resource, deps.database);

  const visible = async (viewer: Viewer): Promise<Where> =>
    resource.contributed && !may(viewer, 'contribution.review')
      ? { published: true }
      : visibility.visibleRecords(viewer);

  /** Creates with the next free id; retries when a concurrent create takes it first. */
  async function withNextId<T>(within: unknown, create: (id: number) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const id = await nextIdOf(model, resource, within);
      if (id > MAX_ID) throw new AppError('conflict', 'There is no free id left after the highest; please give one');
      try {
        return await create(id);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'conflict' || attempt === ID_ATTEMPTS) throw error;
      }
    }
  }

  async function only(saved: Promise<RecordOf<R>[]>): Promise<RecordOf<R>> {
    const [record] = await saved;
    if (!record) throw missing(resource);
    return record;
  }

  const requireKey = (key: string) => {
    if (!z.uuid().safeParse(key).success) throw missing(resource);
  };

  const crud: Crud<R> = {
    async list(viewer, query) {
      requireAccess(viewer, action.read);
      const where = { AND: [await visible(viewer), filterOf(resource, query)] };
      const direction = query.descending ? 'desc' : 'asc';
      const sort = query.sort !== undefined && visibility.maySortBy(viewer, query.sort) ? query.sort : 'id';
      const orderBy: Record<string, 'asc' | 'desc'>[] = [{ [sort]: direction }, { key: 'asc' }];
      const shown =
        resource.contributed && may(viewer, 'contribution.review')
          ? { ...select, declinedNote: true as const }
          : select;
      const { rows, total } = await rowsOf(model, { where, select: shown, orderBy }, query);
      const items = (await visibility.visibleRows(viewer, rows)).map((row) => toRecord<RecordOf<R>>(row));
      return { items, total, page: query.page, pageSize: query.pageSize };
    },

    async all(viewer, where = {}, take) {
      requireAccess(viewer, action.read);
      const rows = await model.findMany({
        where: { AND: [where, await visible(viewer)] },
        select,
        orderBy: BY_ID,
        take,
      });
      return (await visibility.visibleRows(viewer, rows)).map((row) => toRecord(row));
    },

    async cards(viewer) {
      requireAccess(viewer, action.read);
      const columns = Object.fromEntries(['key', ...resource.columns].map((name) => [name, true as const]));
      const where = await visible(viewer);
      const rows = await model.findMany({ where, select: columns, orderBy: BY_ID, take: MAX_CARDS });
      return (await visibility.visibleRows(viewer, rows)).map((row) => toRecord(row));
    },

    async waiting(viewer) {
      requireAccess(viewer, 'contribution.review');
      return resource.contributed ? crud.all(viewer, AWAITS_REVIEW) : [];
    },

    async find(viewer, where) {
      requireAccess(viewer, action.read);
      const row = await model.findFirst({ where: { AND: [where, await visible(viewer)] }, select });
      const [shownRow] = await visibility.visibleRows(viewer, row ? [row] : []);
      return shownRow ? toRecord(shownRow) : null;
    },

    async get(viewer, key) {
      const record = z.uuid().safeParse(key).success ? await crud.find(viewer, { key }) : null;
      if (!record) throw missing(resource);
      return record;
    },

    async create(viewer, input) {
      requireAccess(viewer, action.create);
      const values = parseInput(toCreate, input);
      const within = (values as Record<string, unknown>)[resource.idWithin ?? ''];
      const insert = (id: number) => only(save(viewer, { create: [{ ...values, id }] })); // every resource has ids
      return typeof values.id === 'number' ? insert(values.id) : withNextId(within, insert);
    },

    async update(viewer, key, input, base) {
      requireAccess(viewer, action.write);
      const values = parseInput(toUpdate, input);
      requireKey(key);
      return only(save(viewer, { update: [{ key, values, base }] }));
    },

    async remove(viewer, key) {
      requireAccess(viewer, action.write);
      requireKey(key);
      await save(viewer, { remove: [{ key }] });
    },

    write,

    issues: (record) => hooks.issues?.(record) ?? [],

    async save(viewer, batch, also) {
      requireAccess(viewer, action.write);
      return save(viewer, batch, also);
    },

    async nextId(viewer, within) {
      requireAccess(viewer, action.create);
      return nextIdOf(model, resource, within);
    },
  };
  return crud;
}
