import { createServer, type Server } from 'node:http';
import type { Env } from '#server/config/env.ts';
import { ExpectedError } from '#shared/expected-error.ts';
import { SLOW_CLIENTS } from './slow-clients.ts';

/** Responses still in progress are cut off after this many milliseconds; container engines wait 10 s in all. */
export const DRAIN_MS = 8_000;

const EVERYWHERE = new Set(['127.0.0.1', '0.0.0.0', '::1', '::', 'localhost']);

/** A port that cannot be listened on; the message is the one line that says why. */
class PortError extends ExpectedError {}

/** A server that answers 503 with Retry-After until it gets an app; /healthz already answers 200. */
export const createStartingServer = (): Server =>
  createServer(SLOW_CLIENTS, ({ url }, response) => {
    if (url === '/healthz')
      return response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":"ok"}');
    return response.writeHead(503, { 'Retry-After': '2', 'Content-Type': 'text/plain' }).end('GearUp is starting\n');
  });

/**
 * @returns the port that it listens on
 * @throws PortError
 */
export function listen(server: Server, { HOST: host, PORT: port }: Pick<Env, 'HOST' | 'PORT'>): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken; set PORT to another one`,
        EACCES: `Port ${port} may not be used by this user; set PORT to another one`,
        EADDRNOTAVAIL: `HOST ${host} is not an address of this machine`,
        ENOTFOUND: `HOST ${host} is not an address of this machine`,
        EAI_AGAIN: `HOST ${host} is not an address of this machine`,
      };
      failed(new PortError(reasons[error.code ?? ''] ?? `Cannot listen on ${host}:${port}: ${error.message}`));
    });
    server.listen(port, host, () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * Finds a free port for another process to take.
 * @throws PortError when the host cannot be listened on
 */
export async function freePort(host: string): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, { HOST: host, PORT: 0 });
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** Stops accepting connections; resolves when the responses in progress are finished or cut off. */
export function drain(server: Server): Promise<void> {
  return new Promise((done) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    // Closes each connection after its response.
    server.keepAliveTimeout = 1;
    server.prependListener('request', (_request, response) => void response.setHeader('Connection', 'close'));
    server.close(() => {
      clearTimeout(cut);
      done();
    });
    server.closeIdleConnections();
  });
}

/** The URL of the site for a browser on this machine. */
export function shownAddress(host: string, port: number): string {
  if (EVERYWHERE.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
