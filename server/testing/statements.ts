import { statementObservers } from '#server/database/pg-client.ts';

/** The query that a process makes at any time, to check whether its server still accepts writes. */
const HEARTBEAT = 'SHOW transaction_read_only';

/**
 * The texts of the statements that this process sends to one database while `work` runs, in order. Apps of other
 * test files share the process.
 */
export async function statementsOf(databaseUrl: string, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const name = new URL(databaseUrl).pathname.slice(1);
  const observe = (text: string, { database }: { database?: string }) => {
    if (database === name) statements.push(text);
    return () => {};
  };
  statementObservers.add(observe);
  try {
    await work();
  } finally {
    statementObservers.delete(observe);
  }
  return statements.filter((text) => text !== HEARTBEAT);
}
