import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { ADMIN_PASSWORD, end, newDataDir, ROOT, startIn } from './site.ts';
import { copySmall } from './some-content.ts';

declare module 'vitest' {
  interface ProvidedContext {
    startedBefore: string;
    smallCheckout: string;
  }
}

/**
 * Makes one first start for all files, as most of them test a site that has been started before. Little content is
 * enough for them; first-start.test.ts loads all of it.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const dataDir = newDataDir();
  const copy = newDataDir();
  copySmall(ROOT, copy);
  const site = await startIn(copy, { DATA_DIR: dataDir, ADMIN_PASSWORD });
  const code = await end(site);
  if (code !== 0) throw new Error(`The first start ended with ${code}:\n${site.stdout()}${site.stderr()}`);
  project.provide('startedBefore', dataDir);
  project.provide('smallCheckout', copy);
  return () => {
    for (const folder of [dataDir, copy]) rmSync(folder, { recursive: true, force: true });
  };
}
