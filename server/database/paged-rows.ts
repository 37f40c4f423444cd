import { z } from 'zod';
import { AppError } from '#server/errors.ts';
import type { PageQuery } from '#shared/schemas/page-query.ts';

export type Row = Record<string, unknown> & { key: string };
export type Where = Record<string, unknown>;
export type Page<T> = { items: T[]; total: number; page: number; pageSize: number };

type Args = {
  where?: Where;
  select?: Record<string, true>;
  orderBy?: Record<string, 'asc' | 'desc'>[];
  take?: number;
  skip?: number;
  data?: unknown;
};

/** The methods that all generated models share, for code that works with any model. */
export type Model = {
  findMany(args: Args): Promise<Row[]>;
  findFirst(args: Args): Promise<Row | null>;
  count(args: Args): Promise<number>;
  createManyAndReturn(args: Args): Promise<Row[]>;
  update(args: Args): Promise<Row>;
  updateMany(args: Args): Promise<unknown>;
  deleteMany(args: Args): Promise<unknown>;
};

/** Returns the rows of a page, and the number of rows on all pages. */
export async function rowsOf(model: Model, args: Args, { page, pageSize }: PageQuery) {
  const skip = (page - 1) * pageSize;
  const rows = await model.findMany({ ...args, take: pageSize, skip });
  // A page that is not full is the last one, so the total is known without a second query.
  const isLast = rows.length < pageSize && (rows.length > 0 || page === 1);
  return { rows, total: isLast ? skip + rows.length : await model.count({ where: args.where }) };
}

/** Matches rows in which one of the columns contains a text, case-insensitively. */
export function anyHolds(columns: readonly string[], text: string): Where {
  // Prisma passes the text on as a LIKE pattern.
  const contains = text.replace(/[\\%_]/g, '\\$&');
  return { OR: columns.map((name) => ({ [name]: { contains, mode: 'insensitive' } })) };
}

/** A row as services return it, with dates as ISO strings. T must match the columns that the caller selected. */
export function toRecord<T>(row: Row): T {
  const values = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(values) as T;
}

export type ListRules = {
  /** The columns of a row besides its key and `createdAt`. */
  columns: readonly string[];
  searched: readonly string[];
  /** The sortable columns, each with the column that the rows are actually sorted by. */
  sorted: Record<string, string>;
  where?: Where;
};

/** Matches rows with each word of a search in any searched column: first and last names are in separate columns. */
export function narrowedBy({ searched, where = {} }: ListRules, search: string): Where {
  const words = search.split(/\s+/).filter((word) => word !== '');
  return { AND: [where, ...words.map((word) => anyHolds(searched, word))] };
}

export const selectOf = ({ columns }: ListRules): Record<string, true> =>
  Object.fromEntries(['key', 'createdAt', ...columns].map((name) => [name, true as const]));

/** A list of the back office: paged, searched by words, newest first unless sorted otherwise. */
export function pagedList<T>(table: unknown, rules: ListRules) {
  const model = table as Model; // every model has these methods
  const select = selectOf(rules);
  const sorts: Record<string, string> = { ...rules.sorted, createdAt: 'createdAt' };

  return async (query: PageQuery, only: Where = {}): Promise<Page<T>> => {
    const { page, pageSize, sort = '', descending, search } = query;
    const where = { AND: [narrowedBy(rules, search), only] };
    const column = Object.hasOwn(sorts, sort) ? sorts[sort] : undefined;
    const order: Record<string, 'asc' | 'desc'> =
      column === undefined ? { createdAt: 'desc' } : { [column]: descending ? 'desc' : 'asc' };
    const { rows, total } = await rowsOf(model, { where, select, orderBy: [order, { key: 'desc' }] }, query);
    return { items: rows.map((row) => toRecord<T>(row)), total, page, pageSize };
  };
}

/** The default order: newest first. */
export const NEWEST = [{ createdAt: 'desc' }, { key: 'desc' }] satisfies Args['orderBy'];

/** Deletes or changes by key. @throws AppError not_found when there is no such row */
export async function writeByKey(key: string, noun: string, write: () => Promise<{ count: number }>): Promise<void> {
  const { count } = z.uuid().safeParse(key).success ? await write() : { count: 0 };
  if (count === 0) throw new AppError('not_found', `There is no such ${noun}`);
}
