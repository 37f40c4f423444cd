import { createHash } from 'node:crypto';

/** The page in which learners' programs run. */
export const SANDBOX_FRAME = '/sandbox/frame.html';

/** Files of the languages: their folder names the version. */
export const isTool = (path: string): boolean => /^\/sandbox\/[a-z]+-[^/]+\//.test(path);

/**
 * Makes the frame an origin of its own, that has no cookies, no storage and no network at all: scripts and programs are
 * handed to it. WebAssembly and code made of text are what it is for. Its workers have the same policy.
 * @param frame the page as it is sent
 */
export const sandboxPolicy = (frame: string): string =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src '${hashOf(frame)}' 'unsafe-eval' 'wasm-unsafe-eval' blob: data:`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

function hashOf(html: string): string {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
