import { inlineScriptHashes } from './inline-scripts.ts';

/** The page in which learners' programs run. */
export const SANDBOX_FRAME = '/sandbox/frame.html';

/** Whether a path is a file of a tool, in a folder that names the version. */
export const isTool = (path: string): boolean => /^\/sandbox\/[a-z]+-[^/]+\//.test(path);

/**
 * Gives the frame an opaque origin, without cookies, storage or network: scripts and programs are passed to it.
 * It exists to run WebAssembly and code that is created from text. Its workers have the same policy.
 * @param frame the HTML of the frame, as sent
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
