import cluster from 'node:cluster';
import { createServer, type Server } from 'node:http';
import { AggregatorRegistry, register } from 'prom-client';
import { measureProcess } from './instruments.ts';

/** What answers at the port of the metrics: GET /metrics and nothing else. It is not for the public. */
export function createMetricsServer(read: () => Promise<string>): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics')
      return void response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Metrics are at /metrics\n');
    read().then(
      (text) => response.writeHead(200, { 'Content-Type': register.contentType }).end(text),
      // A process that has just been started does not answer yet.
      () => response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '5' }).end('Not all answer\n'),
    );
  });
}

/** Of this process alone. */
export function ownMetrics(): () => Promise<string> {
  measureProcess();
  return () => register.metrics();
}

/** Of all processes that this one leads, added up. */
export function metricsOfWorkers(): () => Promise<string> {
  const all = new AggregatorRegistry();
  return () => all.clusterMetrics();
}

/** Has a process that is led tell its numbers to the one that leads it. */
export function tellMetrics(): void {
  if (!cluster.isWorker) return;
  measureProcess();
  new AggregatorRegistry();
}
