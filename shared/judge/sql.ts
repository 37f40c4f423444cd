import type { Value } from './values.ts';

/** What of PGlite is used: a PostgreSQL in this process. */
type Database = {
  exec(
    sql: string,
    options?: { rowMode?: 'array'; parsers?: Record<number, (text: string) => string> },
  ): Promise<{ rows: unknown[]; fields: { name: string; dataTypeID: number }[] }[]>;
};

/** The answer of a SQL program: the rows of its last statement, and what their columns are called. */
export type Table = { columns: string[]; rows: Value[] };

export type SqlProgram = { schema: string; rows: string; source: string };

/**
 * Runs a program in a schema of its own, which is gone afterwards with all that the program made.
 * @throws the error of PostgreSQL
 */
export async function runSqlProgram(database: Database, { schema, rows, source }: SqlProgram): Promise<Table> {
  await database.exec(CLEAN);
  await database.exec(schema);
  await database.exec(rows);
  const results = await database.exec(source, { rowMode: 'array', parsers: AS_WRITTEN });
  // A program may end with a statement that has no rows, such as COMMIT.
  const last = results.findLast(({ fields }) => fields.length > 0);
  if (!last) return { columns: [], rows: [] };
  return {
    columns: last.fields.map(({ name }) => name),
    rows: last.rows.map((row) =>
      (row as unknown[]).map((value, index) => valueOf(value, last.fields[index]?.dataTypeID)),
    ), // of rowMode array
  };
}

// As pg_type numbers them.
const BIGINT = 20;
const NUMERIC = 1700;
const DATE = 1082;
const TIMESTAMP = 1114;

/** Read as dates they would be moved by the time zone of whoever runs them. */
const AS_WRITTEN = { [DATE]: String, [TIMESTAMP]: String };

/** A program may have made schemas of its own, or none have left. */
const CLEAN = `ROLLBACK; DISCARD TEMP; DEALLOCATE ALL; RESET ALL;
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT nspname FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema' LOOP
      EXECUTE format('DROP SCHEMA %I CASCADE', name);
    END LOOP;
  END $$;
  CREATE SCHEMA public; SET search_path TO public`;

/** Numbers as numbers, dates as `2024-01-31`, instants as `2024-01-31 10:00:00`. */
function valueOf(value: unknown, type: number | undefined): Value {
  if (value === null || value === undefined) return null;
  if (typeof value === 'bigint' || type === BIGINT || type === NUMERIC) return Number(value);
  if (Array.isArray(value)) return value.map((item) => valueOf(item, undefined));
  if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') return value;
  return JSON.stringify(value);
}
