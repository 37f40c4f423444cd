import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A submission of the API, without the fields that are not read. */
type Submission = { id: number; creationTimeSeconds: number; verdict?: string; problem: { name: string } };

export type CodeforcesServer = {
  url: string;
  /** Path and query of each request. */
  requests: string[];
  /** Submissions by handle; other handles are unknown. */
  submissions: Map<string, Submission[]>;
  close(): Promise<void>;
};

/** Behaves like the public API. The handles `silent`, `busy`, `broken` and `away` cause these failures. */
export async function startCodeforcesServer(): Promise<CodeforcesServer> {
  const requests: string[] = [];
  const submissions: CodeforcesServer['submissions'] = new Map();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    requests.push(url.pathname + url.search);
    const handle = url.searchParams.get('handle') ?? '';
    if (handle === 'silent') return;
    if (handle === 'busy') return void response.writeHead(503).end();
    if (handle === 'broken') return void response.end('<html>');
    if (handle === 'away') return void response.writeHead(302, { Location: '/elsewhere' }).end();
    const result = submissions.get(handle);
    response.writeHead(result ? 200 : 400, { 'Content-Type': 'application/json' });
    response.end(
      JSON.stringify(
        result
          ? { status: 'OK', result }
          : { status: 'FAILED', comment: `handle: User with handle ${handle} not found` },
      ),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port, not on a pipe
    requests,
    submissions,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
