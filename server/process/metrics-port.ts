import type { Server } from 'node:http';
import { createMetricsServer } from '#server/metrics/serve-metrics.ts';
import type { Env } from '#server/config/env.ts';
import { ExpectedError } from '#shared/expected-error.ts';

/**
 * Answers GET /metrics on the address in the settings, if there is one.
 * @throws ExpectedError when it cannot listen there
 */
export async function openMetrics(
  { METRICS_HOST: host, METRICS_PORT: port }: Pick<Env, 'METRICS_HOST' | 'METRICS_PORT'>,
  reader: () => () => Promise<string>,
): Promise<Server | null> {
  if (port === undefined) return null;
  const server = createMetricsServer(reader());
  await new Promise<void>((listening, failed) => {
    const refuse = ({ message }: Error) =>
      failed(new ExpectedError(`METRICS_PORT cannot be listened on at ${host}:${port}: ${message}`));
    server.once('error', refuse);
    server.listen(port, host, () => listening());
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  process.stdout.write(`Metrics are on http://${host}:${actualPort}/metrics\n`);
  return server;
}
