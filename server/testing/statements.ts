import pg from 'pg';

/** The query that a process makes on its own at any time: whether its server still accepts writes. */
const HEARTBEAT = 'SHOW transaction_read_only';

/** The texts of the statements that this process sends to PostgreSQL while `work` runs, in their order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const send = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query')?.value as (...given: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first] = given;
    statements.push(typeof first === 'string' ? first : ((first as { text?: string }).text ?? ''));
    return send.apply(this, given);
  } as typeof pg.Client.prototype.query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = send as typeof pg.Client.prototype.query;
  }
  return statements.filter((text) => text !== HEARTBEAT);
}
