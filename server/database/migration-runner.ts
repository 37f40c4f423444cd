import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { isOfServer } from '#server/database-errors.ts';
import { ExpectedError } from '#shared/expected-error.ts';
import { WriterClient } from './writer.ts';

/** The table in which Prisma, and this runner, record the applied migrations. */
export const MIGRATIONS_TABLE = '_prisma_migrations';

/** As Prisma creates it. */
const NEW_TABLE = `CREATE TABLE ${MIGRATIONS_TABLE} (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

export type Migration = { name: string; sql: string };

/** A database that cannot be migrated, with Prisma's code for the reason. */
export class MigrationError extends ExpectedError {
  readonly code: 'P3005' | 'P3009' | 'P3018';

  constructor(code: MigrationError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

type Run = {
  /** Holds the migration lock, and writes to the migrations table. */
  client: pg.Client;
  databaseUrl: string;
  /** The migrations that the database lacks, in order. */
  migrations: Migration[];
};

/**
 * Applies migrations as `prisma migrate deploy` does, with the same table: each recognises what the other has applied.
 * @throws MigrationError
 */
export async function runMigrations({ client, databaseUrl, migrations }: Run): Promise<void> {
  await ensureTable(client);
  await refuseFailed(client);
  // Scripts run on their own connection, so that session settings they leave behind do not affect the table.
  const scripts = new WriterClient({ connectionString: databaseUrl });
  await scripts.connect();
  try {
    for (const migration of migrations) await apply(migration, { table: client, scripts });
  } finally {
    await scripts.end().catch(() => {});
  }
}

export async function hasMigrations(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT FROM pg_tables WHERE schemaname = current_schema() AND tablename = $1',
    [MIGRATIONS_TABLE],
  );
  return rowCount !== 0;
}

async function ensureTable(client: pg.Client) {
  if (await hasMigrations(client)) return;
  const { rowCount } = await client.query('SELECT FROM pg_tables WHERE schemaname = current_schema() LIMIT 1');
  if (rowCount !== 0)
    throw new MigrationError(
      'P3005',
      'The database schema is not empty. Read more about how to baseline an existing production database: https://pris.ly/d/migrate-baseline',
    );
  await client.query(NEW_TABLE);
}

async function refuseFailed(client: pg.Client) {
  const { rows } = await client.query<{ name: string; startedAt: Date }>(
    `SELECT migration_name AS name, started_at AS "startedAt" FROM ${MIGRATIONS_TABLE}
     WHERE finished_at IS NULL AND rolled_back_at IS NULL ORDER BY started_at`,
  );
  if (rows.length === 0) return;
  const failed = rows.map(
    ({ name, startedAt }) =>
      `The \`${name}\` migration started at ${startedAt.toISOString().replace('T', ' ').replace('Z', ' UTC')} failed`,
  );
  throw new MigrationError(
    'P3009',
    `migrate found failed migrations in the target database, new migrations will not be applied. Read more about how to resolve migration issues in a production database: https://pris.ly/d/migrate-resolve ${failed.join(' ')}`,
  );
}

/** A script that is sent as a whole is one transaction, unless it contains transaction statements itself. */
async function apply({ name, sql }: Migration, { table, scripts }: { table: pg.Client; scripts: pg.Client }) {
  const id = randomUUID();
  const checksum = createHash('sha256').update(sql).digest('hex');
  await table.query(`INSERT INTO ${MIGRATIONS_TABLE} (id, checksum, migration_name) VALUES ($1, $2, $3)`, [
    id,
    checksum,
    name,
  ]);
  try {
    await scripts.query(sql);
    if (scripts.getTransactionStatus() !== 'I') throw new Error('it leaves its transaction open');
  } catch (error) {
    const reason = reasonOf(error);
    await table.query(`UPDATE ${MIGRATIONS_TABLE} SET logs = $2 WHERE id = $1`, [id, reason]).catch(() => {});
    throw new MigrationError(
      'P3018',
      `The migration ${name} failed, and is to be resolved (https://pris.ly/d/migrate-resolve) before others are applied: ${reason}`,
      { cause: error },
    );
  }
  await table.query(`UPDATE ${MIGRATIONS_TABLE} SET finished_at = now(), applied_steps_count = 1 WHERE id = $1`, [id]);
}

/** The server's message about an error, with its code, on one line. */
function reasonOf(error: unknown): string {
  if (!isOfServer(error)) return (error as Error).message; // of pg
  const { code, message, detail, hint } = error;
  return [`${code} ${message}`, detail, hint].filter(Boolean).join('; ').replace(/\s+/g, ' ');
}
