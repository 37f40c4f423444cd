import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from '#scripts/build.ts';

/** Builds the pages unless they are current: in another process, as in this one Vite would build for tests. */
export default function setup(): void {
  if (isBuilt()) return;
  const build = join(import.meta.dirname, '../../scripts/build.ts');
  execFileSync(process.execPath, [build, '--pages'], { stdio: 'inherit', env: { ...process.env, NODE_ENV: '' } });
}
