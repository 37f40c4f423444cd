/**
 * After an install: makes the Prisma client, and lays the few files that it runs on beside it. Their package holds
 * 70 MB for other databases, and asks npm for the CLI wherever it is installed: so a production install does without
 * both, takes the client from the build, and this does nothing there.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Nothing of the project but the schema may be there.
const MODULES = join(import.meta.dirname, '../node_modules');
const PACKAGE = '@prisma/client';
const COMPILER = 'runtime/query_compiler_small_bg.postgresql';
const FILES = [
  'package.json',
  ...['client.js', 'client.d.ts', 'index-browser.mjs', 'index-browser.d.ts'].map((file) => `runtime/${file}`),
  ...['.mjs', '.wasm-base64.mjs'].map((ending) => COMPILER + ending),
];

const CLI = join(MODULES, 'prisma/build/index.js');

/** Node looks there before it looks in the project's own packages. */
export function layRuntime(): void {
  for (const file of FILES) {
    const to = join(import.meta.dirname, 'generated/node_modules', PACKAGE, file);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(MODULES, PACKAGE, file), to);
  }
}

// Its configuration, prisma.config.ts, lays the files.
if (import.meta.main && existsSync(CLI)) execFileSync(process.execPath, [CLI, 'generate'], { stdio: 'inherit' });
