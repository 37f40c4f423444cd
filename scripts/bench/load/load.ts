/**
 * Requests URLs of a site in turn over many connections, and prints the result as JSON. It is a separate process.
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
const times: number[] = [];
const options: autocannon.Options = {
  url,
  connections,
  duration: seconds,
  headers,
  timeout,
  requests: paths.map((path) => ({
    path: numbered(path),
    // Rebuilt for each request only if the path has a number.
    ...(path.includes('{n}') && {
      setupRequest: (request: autocannon.Request) => ({ ...request, path: numbered(path) }),
    }),
  })),
};
const result = await new Promise<autocannon.Result>((done, failed) => {
  const run = autocannon(options, (error: Error | null, ended) => (error ? failed(error) : done(ended)));
  run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
});
times.sort((a, b) => a - b);
// autocannon's own percentiles are whole milliseconds, more than a cached page takes.
const p99 = times[Math.ceil(times.length * 0.99) - 1] ?? 0;
process.stdout.write(JSON.stringify({ ...result, p99 }));
