import type { Value } from '#judge/values/values.ts';

/** The part of PGlite (an in-process PostgreSQL) that this file uses. */
type Database = {
  exec(
    sql: string,
    options?: { rowMode?: 'array'; parsers?: Record<number, (text: string) => string> },
  ): Promise<{ rows: unknown[]; fields: { name: string; dataTypeID: number }[] }[]>;
};

/** The answer of an SQL program: the rows of its last statement that returns rows, and the names of their columns. */
export type Table = { columns: string[]; rows: Value[] };

export type SqlProgram = { schema: string; rows: string; source: string };

/**
 * Runs a program in a clean schema; whatever a program creates is removed before the next run.
 * @throws an error of PostgreSQL
 */
export async function runSqlProgram(database: Database, { schema, rows, source }: SqlProgram): Promise<Table> {
  await database.exec(CLEAN);
  await database.exec(schema);
  await database.exec(rows);
  const results = await database.exec(source, { rowMode: 'array', parsers: AS_WRITTEN });
  // A program may end with a statement that returns no rows, such as COMMIT.
  const last = results.findLast(({ fields }) => fields.length > 0);
  if (!last) return { columns: [], rows: [] };
  return {
    columns: last.fields.map(({ name }) => name),
    rows: last.rows.map((row) =>
      (row as unknown[]).map((value, index) => valueOf(value, last.fields[index]?.dataTypeID)),
    ), // of rowMode array
  };
}

// Type numbers of pg_type.
const BIGINT = 20;
const NUMERIC = 1700;
const DATE = 1082;
const TIMESTAMP = 1114;

/** Parsing these as dates would shift them by the local time zone. */
const AS_WRITTEN = { [DATE]: String, [TIMESTAMP]: String };

/** Resets the database: a program may have created schemas, or dropped all of them. */
const CLEAN = `ROLLBACK; DISCARD TEMP; DEALLOCATE ALL; RESET ALL;
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT nspname FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema' LOOP
      EXECUTE format('DROP SCHEMA %I CASCADE', name);
    END LOOP;
  END $$;
  CREATE SCHEMA public; SET search_path TO public`;

/** Numbers as numbers, dates as `2024-01-31`, timestamps as `2024-01-31 10:00:00`. */
function valueOf(value: unknown, type: number | undefined): Value {
  if (value === null || value === undefined) return null;
  if (typeof value === 'bigint' || type === BIGINT || type === NUMERIC) return Number(value);
  if (Array.isArray(value)) return value.map((item) => valueOf(item, undefined));
  if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') return value;
  return JSON.stringify(value);
}
