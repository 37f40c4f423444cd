import type { Prisma } from '#prisma/generated/client.ts';
import { announceChange } from './change-feed.ts';
import type { RecordOf, Resource } from '#shared/resource.ts';
import type { PageQuery } from '#shared/schemas/page-query.ts';

export type Row = Record<string, unknown> & { key: string };
export type Where = Record<string, unknown>;
type Args = {
  where?: Where;
  select?: Record<string, true>;
  orderBy?: Record<string, 'asc' | 'desc'>[];
  take?: number;
  skip?: number;
  data?: unknown;
};

/** What the generated models have in common, so that one code serves them all. */
export type Model = {
  findMany(args: Args): Promise<Row[]>;
  findFirst(args: Args): Promise<Row | null>;
  count(args: Args): Promise<number>;
  createManyAndReturn(args: Args): Promise<Row[]>;
  update(args: Args): Promise<Row>;
  updateMany(args: Args): Promise<unknown>;
  deleteMany(args: Args): Promise<unknown>;
};

/** Tells every process, when the transaction commits, that a resource has changed. */
export async function announce(transaction: Prisma.TransactionClient, resource: string) {
  const { text, values } = announceChange(resource);
  await transaction.$executeRawUnsafe(text, ...values);
}

/** The rows of a page, and how many there are over all pages. */
export async function rowsOf(model: Model, args: Args, { page, pageSize }: PageQuery) {
  const skip = (page - 1) * pageSize;
  const rows = await model.findMany({ ...args, take: pageSize, skip });
  // A page that is not full is the last one: what a search left is not looked for a second time.
  const isLast = rows.length < pageSize && (rows.length > 0 || page === 1);
  return { rows, total: isLast ? skip + rows.length : await model.count({ where: args.where }) };
}

/** What a page query narrows a list to. */
export function filterOf(resource: Resource, query: PageQuery): Where {
  const isFlag = (name: string) => resource.fields[name]?.kind === 'flag';
  const narrowed = Object.entries(query.filter).filter(
    ([name, value]) => resource.filters.includes(name) && isFlag(name) === (typeof value === 'boolean'),
  );
  const words = query.search.trim();
  const texts = resource.columns.filter((name) => isText(resource, name));
  return { AND: [Object.fromEntries(narrowed), ...(words === '' ? [] : [anyHolds(texts, words)])] };
}

/** Rows of which one of the columns holds a text, in any case. */
export function anyHolds(columns: readonly string[], text: string): Where {
  // Prisma hands the text on as a LIKE pattern.
  const contains = text.replace(/[\\%_]/g, '\\$&');
  return { OR: columns.map((name) => ({ [name]: { contains, mode: 'insensitive' } })) };
}

const isText = (resource: Resource, name: string) =>
  !['id', 'count', 'price', 'instant', 'flag'].includes(resource.fields[name]?.kind ?? 'flag');

/** A row as services give it: instants as ISO text. */
export function toRecord<R extends Resource>(row: Row): RecordOf<R> {
  const values = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(values) as RecordOf<R>; // the selected columns are the descriptor's fields
}
