/**
 * Requests pages that no process has cached: `uncached-load.ts <address> <seconds>`, over keep-alive connections, each
 * with one request at a time. Prints the number of requests, the seconds, and the share of a core that they took.
 */
import { Agent, get } from 'node:http';

/** Enough connections that no process ever waits for a request. */
const CONNECTIONS = 16;

const [address = '', duration = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const started = performance.now();
const end = started + Number(duration) * 1000;
let requests = 0;

// The measured site caches nothing, but concurrent requests for one page share its rendering. Therefore all pages of
// the sitemap are requested in turn.
const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
const paths = [...sitemap.matchAll(/<loc>([^<?]*)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname);
const nextAddress = () => address + (paths[requests++ % paths.length] ?? '/');

function ask(): Promise<void> {
  return new Promise((done, failed) => {
    const url = nextAddress();
    get(url, { agent, headers: { Accept: 'text/html', 'Accept-Encoding': 'gzip' } }, (response) => {
      if (response.statusCode !== 200) failed(new Error(`${url}: ${response.statusCode}`));
      response.on('error', failed);
      response.on('end', done);
      response.resume();
    }).on('error', failed);
  });
}

const before = process.cpuUsage();
await Promise.all(
  Array.from({ length: CONNECTIONS }, async () => {
    while (performance.now() < end) await ask();
  }),
);
const { user, system } = process.cpuUsage(before);
const seconds = (performance.now() - started) / 1000;
console.log(JSON.stringify({ requests, seconds, processor: (user + system) / 1e6 / seconds }));
process.exit();
