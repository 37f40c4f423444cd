import type { Env } from '#server/config/env.ts';
import { createLogger } from '#server/logging/logger.ts';
import { metricsOfWorkers } from '#server/metrics/serve-metrics.ts';
import { openMetrics } from './metrics-port.ts';
import { freePort, shownAddress } from './port.ts';
import { prepareDatabase } from './prepare-database.ts';
import { endWhen } from './stopping.ts';
import { createWorkers } from './workers.ts';

/** Prepares the database, and has several processes serve it on one port. */
export async function lead(env: Env, stopRequested: Promise<string>): Promise<void> {
  const log = createLogger(env.LOG_LEVEL, process.stdout).child({ pid: process.pid });
  const port = env.PORT || (await freePort(env.HOST));
  const workers = createWorkers({ count: env.PROCESSES, port, log, stopRequested });
  const isStopped = stopRequested.then(() => 'stopped' as const);
  // Takes the port before anything else: a second start on the same port must not touch the database.
  const isTaken = await Promise.race([workers.takePort(), isStopped]);
  if (!isTaken) process.exit(1);
  const { database, jwtSecret, close } = await prepareDatabase(env);
  const { url, directUrl } = database;
  const stop = async () => {
    try {
      await workers.stop();
    } finally {
      await close();
    }
  };
  try {
    endWhen(stopRequested, log, stop);
    const stopped = await Promise.race([workers.serve({ url, directUrl, jwtSecret }), workers.lost, isStopped]);
    if (!stopped) await openMetrics(env, metricsOfWorkers);
    if (!stopped) process.stdout.write(`GearUp is on ${shownAddress(env.HOST, port)}\n`);
    await workers.lost;
  } catch (error) {
    await stop();
    throw error;
  }
}
