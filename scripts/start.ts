/** `npm start`: builds the client when its sources changed, then starts the site in this process. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from './build.ts';

if (!isBuilt()) {
  console.log('Building the pages');
  // In a process of its own, so that the site does not keep the memory of the build.
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import('#server/main.ts');
