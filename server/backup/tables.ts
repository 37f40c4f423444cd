import type pg from 'pg';
import { MIGRATIONS_TABLE } from '#server/database/migration-runner.ts';

export type Table = {
  name: string;
  /** The columns, without generated ones. */
  columns: string[];
};

/** Lists all tables except the migrations table, each after the tables that it references. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { refersTo: string[] }>(
    `SELECT relname AS name,
       ARRAY(SELECT attname::text FROM pg_attribute
         WHERE attrelid = t.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
       ARRAY(SELECT other.relname::text FROM pg_constraint JOIN pg_class other ON other.oid = confrelid
         WHERE conrelid = t.oid AND contype = 'f' AND confrelid <> t.oid) AS "refersTo"
     FROM pg_class t
     WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
       AND relkind IN ('r', 'p') AND NOT relispartition AND relname <> $1
     ORDER BY relname`,
    [MIGRATIONS_TABLE],
  );
  const ordered = new Map<string, Table>();
  const append = (name: string) => {
    const row = rows.find((table) => table.name === name);
    if (!row || ordered.has(name)) return;
    for (const other of row.refersTo) append(other);
    ordered.set(name, { name, columns: row.columns });
  };
  for (const { name } of rows) append(name);
  return [...ordered.values()];
}

/** Makes the text format of values independent of the server's settings, and disables timeouts. */
export const AS_WRITTEN = `SET datestyle = ISO; SET intervalstyle = postgres; SET timezone = UTC;
  SET extra_float_digits = 1; SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0`;
