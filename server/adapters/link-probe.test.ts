import { afterAll, beforeEach, expect, test } from 'vitest';
import { startLinkServer } from '#server/testing/servers/link-server.ts';
import { createLinkProbe } from './link-probe.ts';

const server = await startLinkServer();
afterAll(() => server.close());
beforeEach(() => void server.requests.splice(0));

const userAgent = 'GearUp link check (+https://gearup.example)';
const PAUSE_MS = 40;
const probe = createLinkProbe({ userAgent, pauseMs: PAUSE_MS, timeoutMs: 200, privateHost: server.host });
const guarded = createLinkProbe({ userAgent, pauseMs: 0, timeoutMs: 200 });
const { signal } = new AbortController();

const ask = (path: string) => probe(server.url + path, signal);
const lines = () => server.requests.map(({ line }) => line);
const FOUND = { failure: '', movedTo: '', isCutOff: false };

test('sends only HEAD, with a User-Agent that identifies the site', async () => {
  expect(await ask('/200')).toEqual({ ...FOUND, status: 200 });
  expect(server.requests).toMatchObject([{ line: 'HEAD /200', userAgent }]);
});

test('sends GET when HEAD is refused', async () => {
  expect(await ask('/no-head')).toEqual({ ...FOUND, status: 200 });
  expect(lines()).toEqual(['HEAD /no-head', 'GET /no-head']);
});

test.each([404, 410, 500])('accepts a %i when GET gets it too', async (status) => {
  expect(await ask(`/${status}`)).toEqual({ ...FOUND, status });
  expect(lines()).toEqual([`HEAD /${status}`, `GET /${status}`]);
});

test('does not repeat a request that was rate limited', async () => {
  expect(await ask('/429')).toMatchObject({ status: 429 });
  expect(lines()).toEqual(['HEAD /429']);
});

test('follows redirects up to a limit, and returns where they lead', async () => {
  expect(await ask('/to/%2F200')).toEqual({ ...FOUND, status: 200, movedTo: `${server.url}/200` });
  expect(await ask('/to/%2F404')).toMatchObject({ status: 404, movedTo: `${server.url}/404` });
  const round = `/to/${encodeURIComponent('/to/x')}`;
  expect(await ask(round)).toMatchObject({ status: null, failure: 'it redirects without end' });
});

test('gives up after the timeout, and for a host that does not exist', async () => {
  expect(await ask('/hanging')).toMatchObject({ status: null, failure: 'no answer in time' });
  const closed = await startLinkServer();
  await closed.close();
  const atClosed = createLinkProbe({ userAgent, pauseMs: 0, privateHost: closed.host });
  expect(await atClosed(closed.url, signal)).toMatchObject({ status: null, isCutOff: false });
});

test('sends a host one request at a time, with a pause in between', async () => {
  await Promise.all(['/200/a', '/200/b', '/to/%2F200', '/no-head'].map(ask));
  expect(server.most()).toBe(1);
  expect(lines()).toHaveLength(6);
  const gaps = server.requests.slice(1).map(({ from }, index) => from - (server.requests[index]?.to ?? 0));
  // A timer may fire a millisecond early.
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(PAUSE_MS - 2);
});

test("never requests anything in the server's own network", async () => {
  const { port } = new URL(server.url);
  const inside = [server.url, `http://localhost:${port}/`, `http://[::1]:${port}/`, `http://2130706433:${port}/`];
  for (const link of [...inside, 'file:///etc/passwd', 'ftp://example.org/'])
    expect(await guarded(link, signal), link).toMatchObject({ status: null, failure: 'not a public address' });
  expect(server.requests).toEqual([]);
});

test('follows no redirect into that network, or to other protocols', async () => {
  const { port } = new URL(server.url);
  for (const target of [`http://localhost:${port}/200`, `http://127.0.0.2:${port}/200`, 'file:///etc/passwd']) {
    const answer = await ask(`/to/${encodeURIComponent(target)}`);
    expect(answer, target).toMatchObject({ status: null, failure: 'not a public address', movedTo: target });
  }
  expect(lines().every((line) => line.startsWith('HEAD /to/'))).toBe(true);
});

test('stops at once when aborted', async () => {
  const stopping = new AbortController();
  const probing = probe(`${server.url}/hanging`, stopping.signal);
  await expect.poll(lines).toEqual(['HEAD /hanging']);
  stopping.abort();
  await expect(probing).rejects.toThrow();
});
