import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The time limits for clients, in milliseconds, after which a connection is closed. This one is for sending the
 * headers.
 */
const HEADERS_MS = 10_000;
/** The limit between two chunks of a request body. */
const SILENCE_MS = 30_000;
/** The limit for a whole request: a picture of ten megabytes takes minutes on a slow line. */
const CALL_MS = 600_000;
/** The limit between two requests on a connection. */
const IDLE_MS = 5000;
const LOOK_MS = 1000;

export const SLOW_CLIENTS = {
  headersTimeout: HEADERS_MS,
  requestTimeout: CALL_MS,
  keepAliveTimeout: IDLE_MS,
  connectionsCheckingInterval: LOOK_MS,
} satisfies ServerOptions;

/** Closes the connection, with 408 where possible, when a request body stalls. Must run before the app. */
export function endSilentBody(request: IncomingMessage, response: ServerResponse): void {
  const { socket, headers } = request;
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return;
  const end = () => {
    if (!response.headersSent) response.writeHead(408, { Connection: 'close' }).end();
    socket.destroySoon();
  };
  socket.setTimeout(SILENCE_MS);
  request.on('timeout', end);
  // The response has no time limit here.
  request.once('end', () => socket.setTimeout(0));
}

const REFUSAL = 'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/**
 * Refuses new connections from an IP address that has `max` open. Behind a proxy all clients have the proxy's address.
 * @param max 0 for no limit
 */
export function limitConnections(server: Server, max: number): void {
  if (max === 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const count = (open.get(remoteAddress) ?? 0) + 1;
    if (count > max) return socket.end(REFUSAL).destroySoon();
    open.set(remoteAddress, count);
    socket.once('close', () => {
      const left = (open.get(remoteAddress) ?? 1) - 1;
      if (left > 0) open.set(remoteAddress, left);
      else open.delete(remoteAddress);
    });
    return undefined;
  });
}
