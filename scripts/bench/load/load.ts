/**
 * Requests addresses of a site in turn over many connections, and prints the result as JSON. A separate process.
 * Argument: the options as JSON. `{n}` in a path becomes a different number in each request.
 */
import autocannon from 'autocannon';

export type LoadOptions = {
  url: string;
  paths: string[];
  connections: number;
  seconds: number;
  headers: Record<string, string>;
  /** Seconds that a response may take, 10 by default. */
  timeout?: number;
};

const { url, paths, connections, seconds, headers, timeout = 10 } = JSON.parse(process.argv[2] ?? '') as LoadOptions;
let count = Math.floor(Math.random() * 1_000_000_000);
const numbered = (path: string) => path.replace('{n}', String(count++));
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  headers,
  timeout,
  requests: paths.map((path) => ({
    path: numbered(path),
    // Rebuilt for each request only where the path has a number.
    ...(path.includes('{n}') && {
      setupRequest: (request: autocannon.Request) => ({ ...request, path: numbered(path) }),
    }),
  })),
});
process.stdout.write(JSON.stringify(result));
