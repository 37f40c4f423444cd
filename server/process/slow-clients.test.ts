import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { limitConnections, SLOW_CLIENTS } from './slow-clients.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function listening(max: number): Promise<number> {
  const server = createServer(SLOW_CLIENTS, (_request, response) => {
    // Kept open until the test ends it.
    response.writeHead(200).flushHeaders();
  });
  limitConnections(server, max);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port; // it listens on a port
}

const ask = (port: number) =>
  new Promise<{ status: number; retryAfter: string | undefined; leave(): Promise<void> }>((done, failed) => {
    const clientRequest = request({ port, host: '127.0.0.1', agent: false }, (answer) => {
      const leave = () =>
        new Promise<void>((left) => {
          answer.once('close', () => setImmediate(left)).destroy();
        });
      done({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'], leave });
    });
    clientRequest.on('error', failed).end();
  });

test('an address with the maximum number of connections is told to retry, until one of them ends', async () => {
  const port = await listening(2);
  const first = await ask(port);
  const second = await ask(port);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await ask(port)).toMatchObject({ status: 429, retryAfter: '10' });
  await first.leave();
  await expect.poll(async () => (await ask(port)).status).toBe(200);
});

test('with 0 there is no limit', async () => {
  const port = await listening(0);
  const all = await Promise.all(Array.from({ length: 20 }, () => ask(port)));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
});
