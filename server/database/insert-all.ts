import type { Prisma } from '#prisma/generated/client.ts';
import { columnName, tableName } from './schema-names.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Inserts rows in their order with one statement of one parameter, which neither Prisma nor PostgreSQL has to compile
 * anew for each number of rows.
 * @param model a name of prisma/schema.prisma
 * @param rows by names of fields; all have the same ones
 */
export async function insertAll(transaction: Prisma.TransactionClient, model: string, rows: readonly Row[]) {
  const [first] = rows;
  if (!first) return;
  const table = `"${tableName(model)}"`;
  const columns = Object.keys(first)
    .map((field) => `"${columnName(field)}"`)
    .join(', ');
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [columnName(field), value])),
  );
  await transaction.$executeRawUnsafe(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`,
    JSON.stringify(named),
  );
}
