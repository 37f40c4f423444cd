import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { isTool, SANDBOX_FRAME, sandboxPolicy } from './sandbox.ts';

/** Files that scripts/build.ts has made, which a later build may replace or take away while the site runs. */
export function builtFiles(folder: string): RequestHandler {
  // Looked up at each request ("dev"): sirv's list of the start would send new files with the length of the old ones.
  const files = sirv(folder, {
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => response.setHeader('Cache-Control', keepingOf(path)),
    extensions: [],
  });
  const frame = join(folder, SANDBOX_FRAME);
  return (request, response, next) => {
    // Also of the answer that nothing has changed: a browser takes its headers for those of what it has.
    if (request.path === SANDBOX_FRAME && existsSync(frame))
      response.setHeader('Content-Security-Policy', sandboxPolicy(readFileSync(frame, 'utf8')));
    // sirv hears no errors of the file that it streams: gone at this moment, it would end the process.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    files(request, response, next);
  };
}

/** Names of built files hold a hash of their content, and tools their version: they are kept for good. */
function keepingOf(path: string): string {
  if (path.startsWith('/assets/') || isTool(path)) return 'public, max-age=31536000, immutable';
  // It names the files of its version, and decides what is newer.
  return path === '/service-worker.js' || path.startsWith('/sandbox/') ? 'no-cache' : 'public, max-age=3600';
}
