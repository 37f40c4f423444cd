/**
 * Asks a site for addresses in turn over many connections, and prints what came of it as JSON. A process of its own.
 * Arguments: the options as JSON. `{n}` in a path is another number in each request.
 */
import autocannon from 'autocannon';

export type LoadOptions = {
  url: string;
  paths: string[];
  connections: number;
  seconds: number;
  headers: Record<string, string>;
  /** Seconds that an answer may take, 10 by default. */
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
    // Rebuilt only where it has to be another one.
    ...(path.includes('{n}') && {
      setupRequest: (request: autocannon.Request) => ({ ...request, path: numbered(path) }),
    }),
  })),
});
process.stdout.write(JSON.stringify(result));
