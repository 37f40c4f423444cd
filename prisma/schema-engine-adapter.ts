import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { runStatement, withDatabase } from '#server/database/server-databases.ts';
import { toWriter } from '#server/database/writer.ts';

// The one-byte type of PostgreSQL's catalogs, which PrismaPg refuses. It accepts arrays of that type, which nothing
// reads here: so these columns pass through it as arrays.
const CHAR = 18;
const CHAR_ARRAY = 1002;

export type EngineAdapter = SqlMigrationAwareDriverAdapterFactory & { close(): Promise<void> };

/**
 * The schema engine's database adapter: PrismaPg with fixes for the engine. By itself it uses the main database as the
 * shadow database when a URL names the former, cannot read the catalogs, and splits scripts at every semicolon.
 * @param isTrial statements that would change the database are skipped: the engine only reads and computes
 */
export function createEngineAdapter(databaseUrl: string, isTrial = false): EngineAdapter {
  const closers: (() => Promise<void>)[] = [];

  async function open(url: string, afterwards?: () => Promise<void>): Promise<SqlDriverAdapter> {
    const pool = openPool(url);
    const adapter: SqlDriverAdapter = await new PrismaPg(pool).connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      const { columnTypes, ...result } = await queryRaw(query);
      const { Character, CharacterArray } = ColumnTypeEnum;
      return { ...result, columnTypes: columnTypes.map((type) => (type === CharacterArray ? Character : type)) };
    };
    // A script that is sent as a whole is one transaction.
    adapter.executeScript = async (sql) => {
      await adapter.executeRaw({ sql, args: [], argTypes: [] });
    };
    let closing: Promise<void> | undefined;
    adapter.dispose = () => (closing ??= pool.end().then(afterwards));
    closers.push(adapter.dispose);
    return adapter;
  }

  return {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    async connect() {
      const adapter = await open(databaseUrl);
      if (isTrial) adapter.executeRaw = async () => 0;
      return adapter;
    },
    async connectToShadowDb() {
      const name = `prisma_migrate_shadow_db_${randomUUID()}`;
      await runStatement(databaseUrl, `CREATE DATABASE "${name}"`);
      return open(withDatabase(databaseUrl, name), () =>
        runStatement(databaseUrl, `DROP DATABASE "${name}" WITH (FORCE)`),
      );
    },
    async close() {
      for (const closer of closers.toReversed()) await closer();
    },
  };
}

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool(toWriter(connectionString));
  pool.on('error', () => {}); // the failing query reports it
  const send = pool.query.bind(pool) as (query: pg.QueryConfig) => Promise<pg.QueryResult>; // as PrismaPg calls it
  const read = async (config: pg.QueryConfig) => {
    const result = await send(config);
    // A script of several statements has an array of results, without fields.
    for (const field of result.fields ?? []) if (field.dataTypeID === CHAR) field.dataTypeID = CHAR_ARRAY;
    return result;
  };
  return Object.assign(pool, { query: read });
}
