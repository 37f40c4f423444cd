import type pg from 'pg';
import type { Database } from './client.ts';

/** Runs statements on the pool, or on one of its connections that is in a transaction. */
export type Connections = { pool: Pick<pg.Pool, 'query'> };

/** Runs `work` in one transaction, which is rolled back if it fails or returns null: the caller then retries. */
export async function inTransaction<T>(
  { pool }: Pick<Database, 'pool'>,
  work: (connections: Connections) => Promise<T | null>,
): Promise<T | null> {
  const connection = await pool.connect();
  let broken: Error | undefined;
  const end = (command: 'COMMIT' | 'ROLLBACK') => connection.query(command);
  try {
    await connection.query('BEGIN');
    const result = await work({ pool: connection });
    await end(result === null ? 'ROLLBACK' : 'COMMIT');
    return result;
  } catch (error) {
    await end('ROLLBACK').catch((cause: unknown) => (broken = cause as Error)); // of pg
    throw error;
  } finally {
    // A connection that could not roll back is closed instead of reused.
    connection.release(broken);
  }
}
