/**
 * `npm start`: builds the pages when their sources changed, then starts the site in this process. The tools for
 * learners' programs are made in parallel by another process; `--without-tools` skips them.
 */
import { spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, isBuilt, TOOL_MAKER } from './build.ts';

const PACKAGES = join(import.meta.dirname, '../node_modules');

if (!isBuilt()) {
  if (!existsSync(join(PACKAGES, 'vite'))) {
    console.error(
      'The pages are not built, and what builds them is not installed: run npm install --include=dev, or npm run build where that was done, and bring dist and prisma/generated here.',
    );
    process.exit(1);
  }
  console.log('Building the pages');
  const code = ensureBuilt();
  if (code !== 0) process.exit(code);
}
// Cluster workers run this file too. If dev packages are pruned, the tools were delivered with the pages.
if (cluster.isPrimary && !process.argv.includes('--without-tools') && existsSync(join(PACKAGES, '@yowasp/clang'))) {
  const maker = spawn(process.execPath, [...TOOL_MAKER, '--beside'], { stdio: 'inherit' });
  process.on('exit', () => maker.kill());
}
await import('#server/main.ts');
