/**
 * After an install: generates the Prisma client and copies the few runtime files that it needs beside it. Their package
 * holds 70 MB for other databases and has the CLI as a peer dependency: so a production install goes without both and
 * takes the client from the build, and this script does nothing there.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Imports nothing from the project: only the schema may exist when this runs.
const MODULES = join(import.meta.dirname, '../node_modules');
const PACKAGE = '@prisma/client';
const COMPILER = 'runtime/query_compiler_small_bg.postgresql';
const FILES = [
  'package.json',
  ...['client.js', 'client.d.ts', 'index-browser.mjs', 'index-browser.d.ts'].map((file) => `runtime/${file}`),
  ...['.mjs', '.wasm-base64.mjs'].map((ending) => COMPILER + ending),
];

const CLI = join(MODULES, 'prisma/build/index.js');

/** Copies the runtime to a node_modules folder that Node resolves before the project's own. */
export function layRuntime(): void {
  for (const file of FILES) {
    const to = join(import.meta.dirname, 'generated/node_modules', PACKAGE, file);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(MODULES, PACKAGE, file), to);
  }
}

// The CLI loads prisma.config.ts, which calls `layRuntime` afterwards.
if (import.meta.main && existsSync(CLI)) execFileSync(process.execPath, [CLI, 'generate'], { stdio: 'inherit' });
