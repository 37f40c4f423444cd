import { inlineScriptHashes } from './inline-scripts.ts';

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
    `script-src '${inlineScriptHashes(frame).join("' '")}' 'unsafe-eval' 'wasm-unsafe-eval' blob: data:`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
