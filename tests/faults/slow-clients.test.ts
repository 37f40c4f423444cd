import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../start/rest.ts';
import { cleanUp, newDataDir, type Site, start } from '../start/site.ts';

let site: Site;
const sockets: Socket[] = [];

beforeAll(async () => {
  site = await start({ DATA_DIR: newDataDir(), CONNECTIONS_PER_ADDRESS: '12100' });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await cleanUp();
});

type Client = { answer(): string; closedAfter: Promise<number> };

/** A connection that sends this text and nothing more. */
function client(text: string): Promise<Client> {
  return new Promise((done, failed) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    sockets.push(socket);
    let answer = '';
    const since = performance.now();
    const closedAfter = new Promise<number>((closed) => socket.on('close', () => closed(performance.now() - since)));
    socket.on('error', failed);
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    socket.on('connect', () => {
      if (text !== '') socket.write(text);
      socket.on('error', () => {});
      done({ answer: () => answer, closedAfter });
    });
  });
}

const HALF = 'GET /sheetproblem HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
const HALF_BODY =
  'POST /admin/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"username"';

describe('a slow client', () => {
  it('has ten seconds for its headers and thirty between pieces of a body, and is then disconnected', async () => {
    const [idle, half, body] = await Promise.all([client(''), client(HALF), client(HALF_BODY)]);
    const [afterNone, afterHalf, afterBody] = await Promise.all([idle.closedAfter, half.closedAfter, body.closedAfter]);
    for (const ms of [afterNone, afterHalf]) expect(ms).toBeLessThan(15_000);
    expect(half.answer()).toContain(' 408 ');
    expect(afterBody).toBeGreaterThan(25_000);
    expect(afterBody).toBeLessThan(40_000);
    expect(body.answer()).toContain(' 408 ');
  });
});

it('10,000 idle and 2,000 half-written connections delay nobody', async () => {
  const crowd = async (count: number, text: string) => {
    for (let opened = 0; opened < count; opened += 500)
      await Promise.all(Array.from({ length: Math.min(500, count - opened) }, () => client(text)));
  };
  await crowd(2000, HALF);
  await crowd(10_000, '');
  const waits: number[] = [];
  for (let round = 0; round < 300; round++) {
    const since = performance.now();
    expect((await call(site, '/sheetproblem')).status).toBe(200);
    waits.push(performance.now() - since);
  }
  const p99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0;
  console.log(`GET /sheetproblem among 12,000 connections: p99 ${p99.toFixed(1)} ms`);
  await expect.poll(() => sockets.filter((socket) => !socket.destroyed).length, { timeout: 20_000 }).toBe(0);
});
