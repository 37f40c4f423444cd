import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LinkServer = {
  url: string;
  host: string;
  /** In the order of arrival; a `line` is like 'HEAD /ok', times are epoch milliseconds. */
  requests: { line: string; userAgent: string; from: number; to: number }[];
  /** The maximum number of requests that were open at the same time. */
  most(): number;
  close(): Promise<void>;
};

/** A server as the target of links. A path is the status to answer with, or one of the special cases below. */
export async function startLinkServer(): Promise<LinkServer> {
  const requests: LinkServer['requests'] = [];
  let underWay = 0;
  let maxUnderWay = 0;
  const answer: RequestListener = (request, response) => {
    const path = request.url ?? '';
    const entry = { line: `${request.method} ${path}`, userAgent: agentOf(request), from: Date.now(), to: Infinity };
    requests.push(entry);
    maxUnderWay = Math.max(maxUnderWay, ++underWay);
    response.on('close', () => {
      entry.to = Date.now();
      underWay--;
    });
    if (path.startsWith('/hanging')) return;
    if (path === '/no-head' && request.method === 'HEAD') return void response.writeHead(405).end();
    const [, target] = /^\/to\/(.+)$/.exec(path) ?? [];
    if (target !== undefined) return void response.writeHead(301, { Location: decodeURIComponent(target) }).end();
    const [, status = '200'] = /^\/(\d{3})\b/.exec(path) ?? [];
    response.writeHead(Number(status)).end();
  };
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port, not on a pipe
  return {
    url: `http://${host}`,
    host,
    requests,
    most: () => maxUnderWay,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const agentOf = ({ headers }: IncomingMessage) => headers['user-agent'] ?? '';
