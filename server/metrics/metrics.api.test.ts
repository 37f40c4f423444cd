import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { logSlowStatements } from '#server/database/slow-statements.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { createMetricsServer, ownMetrics } from './serve-metrics.ts';

const app = await startTestApp();
logSlowStatements(app.database.pool, app.log.logger, 200);
const server = createMetricsServer(ownMetrics());
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
afterAll(() => new Promise((closed) => server.close(closed)));

const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
/** The value of a metric's line, 0 when there is none. */
async function valueOf(line: string): Promise<number> {
  const metricLine = (await scrape()).split('\n').find((one) => one.startsWith(`${line} `));
  return Number(metricLine?.slice(line.length + 1) ?? 0);
}
const answersAt = (labels: string) => valueOf(`gearup_request_seconds_count{${labels}}`);

test('counts answers by the pattern of their route, not by the requested path', async () => {
  const route = 'method="GET",route="/blog/:_id",status="4xx"';
  const page = 'method="GET",route="(other)",status="4xx"';
  const [before, others] = [await answersAt(route), await answersAt(page)];
  await app.rest('/blog/1234567');
  await app.rest('/blog/7654321');
  await app.rest('/nowhere/at/all/1');
  await app.rest('/trpc/no.such.call');
  await expect.poll(() => answersAt(route)).toBe(before + 2);
  await expect.poll(() => answersAt(page)).toBe(others + 1);
  const text = await scrape();
  expect(text).toContain('route="/trpc/(unknown)"');
  for (const requested of ['1234567', 'nowhere', 'no.such.call']) expect(text).not.toContain(requested);
});

test('counts answers from the cache, which are not logged', async () => {
  await app.rest('/sheetproblem');
  const before = await valueOf('gearup_kept_hits_total');
  await app.rest('/sheetproblem');
  expect(await valueOf('gearup_kept_hits_total')).toBe(before + 1);
  expect(await valueOf('gearup_kept_entries')).toBeGreaterThan(0);
  expect(await valueOf('gearup_kept_bytes')).toBeGreaterThan(0);
  expect(await valueOf('gearup_pool_connections')).toBeGreaterThan(0);
});

test('counts mails, and refusals by rate limits', async () => {
  const mails = await valueOf('gearup_mails_total{result="sent"}');
  const email = 'ada@example.org';
  const body = { firstName: 'Ada', lastName: 'L', email, password: 'Correct-horse-9', phone: '' };
  await app.rest('/signup', { method: 'POST', body });
  const refused = await valueOf('gearup_limit_refusals_total{limit="chat"}');
  for (let calls = 0; calls < 21; calls++) await app.rest('/chat', { method: 'POST', body: { prompt: 'hi there' } });
  expect(await valueOf('gearup_limit_refusals_total{limit="chat"}')).toBe(refused + 1);
  expect(await valueOf('gearup_mails_total{result="sent"}')).toBe(mails + app.mails.length);
});

test('logs the trace id of the proxy, and replaces a malformed one', async () => {
  const traceId = 'a'.repeat(32);
  const call = (traceparent: string) => fetch(`${app.url}/health`, { headers: { traceparent } });
  const lineOf = (answer: Response) =>
    app.log.lines.find((line) => line.msg === 'request' && line.requestId === answer.headers.get('X-Request-Id'));
  const accepted = await call(`00-${traceId}-00f067aa0ba902b7-01`);
  await expect.poll(() => lineOf(accepted)).toMatchObject({ traceId });
  for (const malformed of [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `ff-${traceId}-00f067aa0ba902b7-01`, 'x']) {
    const replaced = await call(malformed);
    await expect
      .poll(() => lineOf(replaced))
      .toMatchObject({ traceId: expect.stringMatching(/^(?!0{32}|a{32})[\da-f]{32}$/) });
  }
});

test('logs a slow statement in one line without its values', async () => {
  await app.database.pool.query('SELECT pg_sleep($1::float), $2::text', [0.25, 'secret']);
  await app.database.prisma.$queryRaw`SELECT 1 FROM pg_sleep(${0.25}::float)`;
  const slow = app.log.lines.filter(({ msg }) => msg === 'slow statement');
  // On a busy machine other statements may be slow too.
  const lines = slow.filter(({ statement }) => /pg_sleep/.test(String(statement)));
  expect(lines.map(({ statement }) => statement)).toEqual([
    'SELECT pg_sleep($1::float), $2::text',
    'SELECT 1 FROM pg_sleep($1::float)',
  ]);
  expect(lines.every(({ ms }) => Number(ms) >= 250)).toBe(true);
  expect(JSON.stringify(slow)).not.toContain('secret');
});

test('exports every metric that the dashboard and the alerts use', async () => {
  const text = await scrape();
  for (const file of ['grafana.json', 'alerts.yaml']) {
    const source = readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');
    const named = new Set(source.match(/\b(gearup|nodejs|process)_[a-z\d_]+/g));
    expect(named.size).toBeGreaterThan(4);
    const exported = new Set(Array.from(text.matchAll(/^# TYPE (\w+) /gm), ([, name]) => name));
    const unknown = [...named].filter(
      (name) => !exported.has(name) && !exported.has(name.replace(/_(bucket|count)$/, '')),
    );
    expect(unknown, file).toEqual([]);
  }
});

test('answers nothing else at that port', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${app.url}/metrics`)).status).toBe(404);
});
