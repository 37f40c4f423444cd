import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { isTool, SANDBOX_FRAME, sandboxPolicy } from './sandbox.ts';
import { read, toolList, TOOLS_DIR, type WantedTools } from './tools.ts';

/** The tools of the languages, and the progress of making them: they are made after the pages, and outlive them. */
const SANDBOX = '/sandbox';
const TOOL_LIST = `${SANDBOX}/tools.json`;
const WANTED_TOOLS = `${SANDBOX}/wanted-tools.json`;

/** Serves files made by scripts/build.ts, which a later build may replace or delete while the site runs. */
export function builtFiles(folder: string, toolsDir = TOOLS_DIR): RequestHandler {
  const pages = filesOf(folder);
  const tools = filesOf(toolsDir);
  const frame = join(folder, SANDBOX_FRAME);
  return (request, response, next) => {
    // Also set on a 304, as a browser applies its headers to the file that it has cached.
    if (request.path === SANDBOX_FRAME && existsSync(frame))
      response.setHeader('Content-Security-Policy', sandboxPolicy(readFileSync(frame, 'utf8')));
    // sirv does not handle errors of the file that it streams: a file deleted at this moment would crash the process.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    if (isTool(request.path)) {
      const { url } = request;
      request.url = url.slice(SANDBOX.length);
      return tools(request, response, () => {
        request.url = url;
        next();
      });
    }
    const wanted = request.path === TOOL_LIST ? read<WantedTools>(join(folder, WANTED_TOOLS)) : null;
    if (!wanted) return pages(request, response, next);
    response.setHeader('Cache-Control', 'no-cache');
    response.json({ tools: toolList(wanted, toolsDir) });
  };
}

/**
 * Looked up on each request ("dev"): with its list from the start, sirv would send new files with the length of old
 * ones.
 */
const filesOf = (folder: string) =>
  sirv(folder, {
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => response.setHeader('Cache-Control', keepingOf(path)),
    extensions: [],
  });

/** Names of built files and paths of tools contain a hash of the content, so these are cached as immutable. */
function keepingOf(path: string): string {
  if (path.startsWith('/assets/') || isTool(SANDBOX + path)) return 'public, max-age=31536000, immutable';
  // The service worker names the files of its version, and decides what is newer.
  return path === '/service-worker.js' || path.startsWith('/sandbox/') ? 'no-cache' : 'public, max-age=3600';
}
