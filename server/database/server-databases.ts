import pg from 'pg';
import { WriterClient } from './writer.ts';

/** Prisma's error codes for the usual reasons why a database cannot be used. */
const CODES: Record<string, string> = {
  ECONNREFUSED: 'P1001',
  ENOTFOUND: 'P1001',
  EAI_AGAIN: 'P1001',
  ETIMEDOUT: 'P1001',
  '28P01': 'P1000',
  '28000': 'P1010',
  '3D000': 'P1003',
};

export type ConnectionError = { code: string | undefined; message: string };

/** Returns why a database cannot be used, or null when it can. */
export async function findConnectionError(databaseUrl: string): Promise<ConnectionError | null> {
  try {
    await runStatement(databaseUrl, 'SELECT 1');
    return null;
  } catch (error) {
    // A host name with several addresses fails once for each.
    const [first] = (error instanceof AggregateError ? error.errors : [error]) as NodeJS.ErrnoException[]; // what pg and Node throw
    return { code: CODES[first?.code ?? ''], message: first?.message ?? '' };
  }
}

/** @returns the name of the new database */
export async function createDatabase(databaseUrl: string): Promise<string> {
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  await runStatement(withDatabase(databaseUrl, 'postgres'), `CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  return name;
}

/** The URL of another database on the same server. */
export function withDatabase(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs SQL on a new connection. */
export async function runStatement(databaseUrl: string, sql: string): Promise<void> {
  const client = new WriterClient({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => {});
  }
}
