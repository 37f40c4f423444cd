import cluster from 'node:cluster';
import { createServer, type Server } from 'node:http';
import { AggregatorRegistry, register } from 'prom-client';
import { measureProcess } from './instruments.ts';

/** The server of the metrics port: GET /metrics and nothing else. It is not for the public. */
export function createMetricsServer(read: () => Promise<string>): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics')
      return void response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Metrics are at /metrics\n');
    read().then(
      (text) => response.writeHead(200, { 'Content-Type': register.contentType }).end(text),
      // A worker that has just started does not report its metrics yet.
      () => response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '5' }).end('Not all answer\n'),
    );
  });
}

/** Reads the metrics of this process only. */
export function ownMetrics(): () => Promise<string> {
  measureProcess();
  return () => register.metrics();
}

/** Reads the metrics of all workers of this process, added up. */
export function metricsOfWorkers(): () => Promise<string> {
  const all = new AggregatorRegistry();
  return () => all.clusterMetrics();
}

/** Makes a worker report its metrics to the primary. */
export function tellMetrics(): void {
  if (!cluster.isWorker) return;
  measureProcess();
  new AggregatorRegistry();
}
