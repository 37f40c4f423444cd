/** `npm start`: builds the client when its sources changed, then starts the site in this process. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt } from './build.ts';

if (!isBuilt()) {
  if (!existsSync(join(import.meta.dirname, '../node_modules/vite'))) {
    console.error(
      'The pages are not built, and what builds them is not installed: run npm install --include=dev, or npm run build where that was done, and bring dist and prisma/generated here.',
    );
    process.exit(1);
  }
  console.log('Building the pages');
  // In a process of its own, so that the site does not keep the memory of the build.
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import('#server/main.ts');
