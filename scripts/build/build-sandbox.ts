/** Builds the sandbox for learners' programs: its page, its worker scripts, and the list of tools that they need. */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WantedTools } from '#server/site/tools.ts';
import { TOOLS } from '#scripts/tools/tool-list.ts';

const ROOT = join(import.meta.dirname, '../..');
const SCRIPTS = ['judge', 'javascript', 'typescript', 'python', 'clang', 'wasm', 'sql', 'lodash', 'queues'];

/** @param folder the folder that is served as /sandbox */
export async function buildSandbox(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const name of SCRIPTS) await buildScript(name, folder);
  // Files that PGlite would load by itself; here they are passed to it.
  rmSync(join(folder, 'assets'), { recursive: true, force: true });
  copyFileSync(join(ROOT, 'client/sandbox/frame.html'), join(folder, 'frame.html'));
  const wanted = Object.fromEntries(
    TOOLS.map(({ name, path, scripts, seconds }) => [name, { path, scripts, seconds }]),
  );
  writeFileSync(join(folder, 'wanted-tools.json'), JSON.stringify(wanted satisfies Partial<WantedTools>));
}

async function buildScript(name: string, folder: string) {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: join(ROOT, 'client/sandbox'),
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(ROOT, 'client/sandbox', `${name}.ts`),
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  });
}
