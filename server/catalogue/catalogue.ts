import type { Prisma } from '#prisma/generated/client.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import { type Content, crudOf } from '#server/content/content.ts';
import { type AnyRecord, columnsOf, modelOf, SAVE_TIMEOUT, type Value } from '#server/content/save.ts';
import type { Database } from '#server/database/client.ts';
import { anyHolds, type Page, toRecord } from '#server/database/paged-rows.ts';
import { isUniqueViolation } from '#server/database-errors.ts';
import { AppError, parseInput } from '#server/errors.ts';
import type { InputOf, Resource } from '#shared/resource.ts';
import { createSchema, updateSchema } from '#shared/resource-schema.ts';
import { resources } from '#shared/resources/index.ts';
import type { PageQuery } from '#shared/schemas/page-query.ts';
import {
  type PlaceResource,
  PROBLEM_FIELDS,
  type ProblemChange,
  problemChangeSchema,
} from '#shared/schemas/catalogue.ts';
import { LISTINGS, type Listing } from './rules.ts';

type Values = Record<string, Value>;

/** A row that lists a problem, with the names of what it says of its own; of a page only what it has in common. */
export type Place = { resource: Listing; record: AnyRecord; own: string[] };

/** A problem as it is edited. */
export type CatalogueEntry = { slug: string; values: Values; places: Place[] };

/** Its key is its slug. */
export type CatalogueRow = { key: string; name: string; level: string; places: number };

/** The problems of the catalogue with all their places, for administrators. */
export type Catalogue = {
  list(viewer: Viewer, query: PageQuery): Promise<Page<CatalogueRow>>;
  /** @throws AppError not_found */
  get(viewer: Viewer, slug: string): Promise<CatalogueEntry>;
  /**
   * Changes a problem and its places, all or nothing.
   * @throws AppError edited_since; conflict when another problem has the name
   */
  save(viewer: Viewer, input: unknown): Promise<CatalogueEntry>;
};

type Deps = { database: Database; content: Content; settle: () => Promise<void> };

export function createCatalogue({ database, content, settle }: Deps): Catalogue {
  return {
    async list(viewer, query) {
      requireAccess(viewer, 'content.write');
      const { page, pageSize, sort, descending, search } = query;
      const where = { AND: [anyHolds(['name', 'slug'], search.trim()), IS_LISTED] };
      const problems = database.prisma.catalogueProblem;
      const [rows, total] = await Promise.all([
        problems.findMany({
          where,
          select: { slug: true, name: true, level: true, _count: true },
          orderBy: [{ [sort === 'level' ? 'level' : 'name']: descending ? 'desc' : 'asc' }, { slug: 'asc' }],
          take: pageSize,
          skip: (page - 1) * pageSize,
        }),
        problems.count({ where }),
      ]);
      return { items: rows.map(asRow), total, page, pageSize };
    },

    async get(viewer, slug) {
      requireAccess(viewer, 'content.write');
      return entryOf(database.prisma, slug);
    },

    async save(viewer, input) {
      requireAccess(viewer, 'content.write');
      const change = parseInput(problemChangeSchema, input);
      const saved = await database.prisma
        .$transaction((transaction) => write(transaction, viewer, change), SAVE_TIMEOUT)
        .catch((error: unknown) => {
          if (isUniqueViolation(error)) throw new AppError('conflict', 'An id is already taken', { cause: error });
          throw error;
        });
      await settle();
      return saved;
    },
  };

  async function write(transaction: Prisma.TransactionClient, viewer: Viewer, change: ProblemChange) {
    const { slug, update, create, remove } = change;
    const before = await entryOf(transaction, slug);
    const { name, ...values } = valuesOf(change.values);
    await requireFreeName(transaction, name === before.values.name ? undefined : name);
    // The name by itself: with another link it would mean another problem.
    for (const part of [{ ...(name !== undefined && { name }) }, values]) {
      for (const { resource, key, ...written } of throughPlaces(before, part, change.base))
        await crudOf(content, resource).write(transaction, viewer, { update: [{ key, ...written }] });
    }
    for (const { resource, key, ...written } of update)
      await crudOf(content, resource).write(transaction, viewer, {
        update: [{ key, base: written.base, values: parseInput(updateSchema(resourceOf(resource)), written.values) }],
      });
    for (const { resource, key } of remove)
      await crudOf(content, resource).write(transaction, viewer, { remove: [{ key }] });
    const after = create.length > 0 ? await entryOf(transaction, slug) : before;
    for (const { resource, values: given } of create) {
      const model = modelOf(transaction, resources[resource]);
      const last = await model.findFirst({ select: { id: true }, orderBy: [{ id: 'desc' }] });
      const id = Number(last?.id ?? 0) + 1;
      const parsed = parseInput(createSchema(resourceOf(resource)), { ...given, ...after.values, id });
      await crudOf(content, resource).write(transaction, viewer, { create: [parsed] });
    }
    return entryOf(transaction, slug);
  }
}

type FoundRow = { slug: string; name: string; level: string; _count: Record<string, number> };

const asRow = ({ slug, name, level, _count }: FoundRow): CatalogueRow => ({
  key: slug,
  name,
  level,
  places: Object.values(_count).reduce((sum, count) => sum + count, 0),
});

/** Problems that no list shows any more cannot be edited: they wait to be listed again. */
const IS_LISTED = { OR: ['topicProblems', 'companyProblems', 'pages'].map((name) => ({ [name]: { some: {} } })) };

const resourceOf = (name: PlaceResource): Resource => resources[name];

/** The values that a problem has, checked as its places check them. */
const valuesOf = (values: Values): Values => {
  const known = Object.fromEntries(PROBLEM_FIELDS.flatMap((name) => (name in values ? [[name, values[name]]] : [])));
  return parseInput(updateSchema<Resource>(resources.topicProblem), known) as Values; // of these fields
};

async function requireFreeName(transaction: Prisma.TransactionClient, name: Value | undefined) {
  if (typeof name !== 'string' || (await transaction.catalogueProblem.count({ where: { name } })) === 0) return;
  const message = `name ${name} is another problem's`;
  throw new AppError('conflict', message, { issues: [{ path: 'name', message }] });
}

/**
 * The changes of rows by which a problem's values are changed everywhere, so that they are in the history of a record:
 * each value through the first place that says nothing of its own about it.
 */
function throughPlaces({ places }: CatalogueEntry, values: Values, base: Values) {
  const changes = new Map<Place, { resource: Listing; key: string; values: InputOf<Resource>; base: Values }>();
  for (const [name, value] of Object.entries(values)) {
    const place = places.find(({ record, own }) => name in record && !own.includes(name));
    if (!place) throw new AppError('conflict', `No place of the problem shows its ${name}`);
    const { resource, record } = place;
    const change = changes.get(place) ?? { resource, key: record.key, values: {}, base: {} };
    changes.set(place, {
      ...change,
      values: { ...change.values, [name]: value } as InputOf<Resource>, // valuesOf has checked them
      base: { ...change.base, ...(name in base && { [name]: base[name] as Value }) }, // checked by `in`
    });
  }
  return changes.values();
}

const OF_PAGES = { key: true, id: true, slug: true, name: true, level: true, own: true } as const;

/** @throws AppError not_found */
async function entryOf(client: Prisma.TransactionClient, slug: string): Promise<CatalogueEntry> {
  const problem = await client.catalogueProblem.findUnique({ where: { slug } });
  if (!problem) throw new AppError('not_found', 'There is no such problem');
  const places: Place[] = [];
  for (const resource of LISTINGS) {
    const select = resource === 'problem' ? OF_PAGES : { ...columnsOf(resources[resource]), own: true as const };
    const found = await modelOf(client, resources[resource]).findMany({
      where: { problem: slug },
      select,
      orderBy: [{ id: 'asc' }],
    });
    places.push(
      ...found.map(({ own, ...row }) => ({ resource, record: toRecord<AnyRecord>(row), own: own as string[] })),
    );
  }
  return { slug, values: Object.fromEntries(PROBLEM_FIELDS.map((name) => [name, problem[name]])), places };
}
