import type pg from 'pg';
import { isOfServer } from '#server/database-errors.ts';
import { ExpectedError } from '#shared/expected-error.ts';

/**
 * Watches a connection. The returned function turns an error of the database, or any after the connection was lost,
 * into an ExpectedError of one line, and returns other errors as they are.
 * @param outcome what the failure means, for the beginning of the message
 */
export function databaseErrors(client: pg.Client, outcome: string): (error: unknown) => unknown {
  let isLost = false;
  client.on('error', () => (isLost = true));
  return (error) =>
    isLost || isOfServer(error)
      ? new ExpectedError(`${outcome}: ${(error as Error).message.split('\n', 1)[0]}`)
      : error;
}
