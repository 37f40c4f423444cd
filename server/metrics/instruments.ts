/** The metrics of this process. A primary adds up those of its workers. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client';

const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures event-loop lag, memory, processor time and garbage collection. Idempotent. */
export function measureProcess(): void {
  if (!register.getSingleMetric('nodejs_eventloop_lag_seconds')) collectDefaultMetrics();
}

export const requestSeconds = new Histogram({
  name: 'gearup_request_seconds',
  help: 'Responses that did not come from the cache, by the pattern of their route and the class of their status',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: SECONDS,
});

export const renderSeconds = new Histogram({
  name: 'gearup_render_seconds',
  help: 'Renderings of pages, with what they ask',
  buckets: SECONDS,
});

export const jobRuns = new Counter({
  name: 'gearup_jobs_total',
  help: 'Jobs that were worked on, by kind and result',
  labelNames: ['kind', 'result'] as const,
});

export const mailsSent = new Counter({
  name: 'gearup_mails_total',
  help: 'Mails by result',
  labelNames: ['result'] as const,
});
for (const result of ['sent', 'failed']) mailsSent.inc({ result }, 0);

export const limitRefusals = new Counter({
  name: 'gearup_limit_refusals_total',
  help: 'Calls refused because a limit was reached',
  labelNames: ['limit'] as const,
});

export const shedCalls = new Counter({
  name: 'gearup_shed_calls_total',
  help: 'Calls refused because of the lag of event loop or thread pool, or of passwords that wait to be hashed',
});

export const slowStatements = new Counter({
  name: 'gearup_slow_statements_total',
  help: 'Statements over SLOW_QUERY_MS, each with a line in the log',
});

/** When jobs of a kind began to wait or run, in epoch milliseconds. */
export const jobsWaitingSince = new Map<string, number>();

new Gauge({
  name: 'gearup_job_age_seconds',
  help: 'For how long jobs of a kind have been waiting or under way in a process',
  labelNames: ['kind'],
  aggregator: 'max',
  collect() {
    this.reset();
    for (const [kind, since] of jobsWaitingSince) this.set({ kind }, (Date.now() - since) / 1000);
  },
});

type CacheStats = { hits: number; misses: number; bytes: number; entries: number };
type Pool = { totalCount: number; idleCount: number; waitingCount: number };

const sources: { cache: () => CacheStats; pool: Pool } = {
  cache: () => ({ hits: 0, misses: 0, bytes: 0, entries: 0 }),
  pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
};

/** Sets the sources, which are read only when the metrics are read: a cached response has no cost for counting. */
export function measure(from: Partial<typeof sources>): void {
  Object.assign(sources, from);
}

const counted = (name: string, help: string, read: () => number) =>
  new Counter({
    name,
    help,
    collect() {
      this.reset();
      this.inc(read());
    },
  });
const shown = (name: string, help: string, read: () => number) =>
  new Gauge({
    name,
    help,
    collect() {
      this.set(read());
    },
  });

counted('gearup_kept_hits_total', 'Responses from the cache', () => sources.cache().hits);
counted('gearup_kept_misses_total', 'Responses that were not in the cache', () => sources.cache().misses);
shown('gearup_kept_bytes', 'Memory of cached responses', () => sources.cache().bytes);
shown('gearup_kept_entries', 'Cached responses', () => sources.cache().entries);
shown('gearup_pool_connections', 'Connections to the database', () => sources.pool.totalCount);
shown('gearup_pool_idle', 'Connections that nobody uses', () => sources.pool.idleCount);
shown('gearup_pool_waiting', 'Calls that wait for a connection', () => sources.pool.waitingCount);
