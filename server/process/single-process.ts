import type { Env } from '#server/config/env.ts';
import { createLogger } from '#server/logging/logger.ts';
import { ownMetrics } from '#server/metrics/serve-metrics.ts';
import { openMetrics } from './metrics-port.ts';
import { createStartingServer, drain, listen, shownAddress } from './port.ts';
import { prepareDatabase } from './prepare-database.ts';
import { serve } from './serve.ts';
import { endWhen } from './stopping.ts';

/** Runs the whole site in this process. */
export async function runAlone(env: Env, stopRequested: Promise<string>, isDev: boolean): Promise<void> {
  const log = createLogger(env.LOG_LEVEL);
  const server = createStartingServer();
  // Takes the port before anything else: a second start on the same port must not touch the database.
  const port = await listen(server, env);
  const { database, jwtSecret, close } = await prepareDatabase(env);
  try {
    const site = await serve({ env, log, server, port, database, jwtSecret, isDev });
    const metrics = await openMetrics(env, ownMetrics);
    process.stdout.write(`GearUp is on ${shownAddress(env.HOST, port)}\n`);
    endWhen(stopRequested, log, async () => {
      metrics?.close();
      await drain(server);
      await site.close();
      await close();
    });
  } catch (error) {
    await close();
    throw error;
  }
}
