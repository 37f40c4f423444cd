import type pg from 'pg';
import type { Database } from './client.ts';

/** Where statements go: to the pool, or to one connection of it that is in a transaction. */
export type Connections = { pool: Pick<pg.Pool, 'query'> };

/** What is done together. It is taken back where that fails, or says null: that it is to be done anew. */
export async function inTransaction<T>(
  { pool }: Pick<Database, 'pool'>,
  work: (connections: Connections) => Promise<T | null>,
): Promise<T | null> {
  const connection = await pool.connect();
  let isBroken = false;
  const end = (command: 'COMMIT' | 'ROLLBACK') => connection.query(command);
  try {
    await connection.query('BEGIN');
    const result = await work({ pool: connection });
    await end(result === null ? 'ROLLBACK' : 'COMMIT');
    return result;
  } catch (error) {
    await end('ROLLBACK').catch(() => (isBroken = true));
    throw error;
  } finally {
    // One that could not take it back is of no use any more.
    connection.release(isBroken);
  }
}
