import type { ScriptName } from '../languages/language-facts.ts';

/** The file of each worker script of the sandbox, below judge/. The build makes a script of its own of each. */
export const SCRIPT_FILES: Record<ScriptName, string> = {
  judge: 'sandbox/judge.ts',
  javascript: 'languages/javascript/worker.ts',
  lodash: 'languages/javascript/lodash-script.ts',
  queues: 'languages/javascript/queues-script.ts',
  typescript: 'languages/typescript/worker.ts',
  python: 'languages/python/worker.ts',
  sql: 'languages/sql/worker.ts',
  clang: 'languages/c/clang-worker.ts',
  wasm: 'languages/c/wasm-worker.ts',
};
