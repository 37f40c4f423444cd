import pg from 'pg';
import { ForeseenError } from '#shared/foreseen-error.ts';

/**
 * Watches a connection, and puts what its database failed with in one line; anything else stays as it is.
 * @param outcome what it means to whoever waits
 */
export function databaseFaults(client: pg.Client, outcome: string): (error: unknown) => unknown {
  let isLost = false;
  client.on('error', () => (isLost = true));
  return (error) =>
    isLost || error instanceof pg.DatabaseError
      ? new ForeseenError(`${outcome}: ${(error as Error).message.split('\n', 1)[0]}`)
      : error;
}
