import type { TestApp } from '../test-app.ts';

/** The tables that a refused call may write: rate limits, tried codes, used sessions, the audit trail. */
const COUNTED = [
  ...['rate_limits', 'one_time_codes', 'user_sessions', 'administrator_sessions', 'audit_entries'],
  '_prisma_migrations',
];

const statements = new Map<string, Promise<string>>();

/** Changes when any row is written, except in the tables above. */
export async function fingerprint({ databaseUrl, database: { pool } }: TestApp): Promise<string> {
  const statement = statements.get(databaseUrl) ?? statementOver(pool);
  statements.set(databaseUrl, statement);
  const { rows } = await pool.query<{ state: string }>(await statement);
  return rows.map(({ state }) => state).join();
}

async function statementOver(pool: TestApp['database']['pool']): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)`,
    [COUNTED],
  );
  const states = rows.map(
    ({ name }) =>
      `SELECT '${name} ' || count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) AS state FROM "${name}"`,
  );
  return states.join(' UNION ALL ');
}
