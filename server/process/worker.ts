import { once } from 'node:events';
import { type Env, patienceOf } from '#server/config/env.ts';
import { createLogger } from '#server/logging/logger.ts';
import { tellMetrics } from '#server/metrics/serve-metrics.ts';
import { createStartingServer, drain, listen } from './port.ts';
import { endWhen } from './stopping.ts';
import type { News, Order } from './workers.ts';

/** Runs the site in one of several processes, over the database that the primary has prepared. */
export async function work(env: Env, stopRequested: Promise<string>): Promise<void> {
  const log = createLogger(env.LOG_LEVEL).child({ pid: process.pid });
  const server = createStartingServer();
  let close = async () => {};
  endWhen(stopRequested, log, async () => {
    const drained = drain(server);
    process.send?.('closed' satisfies News);
    await drained;
    await close();
  });

  tellMetrics();
  let order = await nextOrder();
  if (order === 'listen') {
    await listen(server, env);
    order = await nextOrder();
  }
  if (order === 'listen') throw new Error('A worker was told twice to listen');
  // Imported only now, so that the port is opened and its first requests are answered without delay.
  const [{ openDatabase, poolSizeOf }, { serve }] = await Promise.all([
    import('#server/database/client.ts'),
    import('./serve.ts'),
  ]);
  const { url, directUrl, jwtSecret } = order;
  const database = openDatabase(url, { ...patienceOf(env), directUrl, poolSize: poolSizeOf(env.PROCESSES) });
  const site = await serve({ env, log, server, port: env.PORT, database, jwtSecret });
  close = async () => {
    await site.close();
    await database.close();
  };
  if (!server.listening) await listen(server, env);
  log.info('serving');
  process.send?.('serving' satisfies News);
}

/** Resolves with the next order; earlier ones are queued in the IPC channel. */
async function nextOrder(): Promise<Order> {
  for (;;) {
    const [received] = (await once(process, 'message')) as [Order | { type: string }]; // requests for metrics have a type
    if (typeof received === 'string' || !('type' in received)) return received;
  }
}
