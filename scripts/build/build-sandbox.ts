/** Builds the sandbox for learners' programs: its page, its worker scripts, and the list of tools that they need. */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCRIPT_FILES } from '#judge/sandbox/scripts.ts';
import type { WantedTools } from '#server/site/tools.ts';
import { TOOLS } from '#scripts/tools/tool-list.ts';

const ROOT = join(import.meta.dirname, '../..');

/** @param folder the folder that is served as /sandbox */
export async function buildSandbox(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of Object.entries(SCRIPT_FILES)) await buildScript(name, file, folder);
  // Files that PGlite would load by itself; here they are passed to it.
  rmSync(join(folder, 'assets'), { recursive: true, force: true });
  copyFileSync(join(ROOT, 'judge/sandbox/frame.html'), join(folder, 'frame.html'));
  const wanted = Object.fromEntries(
    TOOLS.map(({ name, path, scripts, seconds }) => [name, { path, scripts, seconds }]),
  );
  writeFileSync(join(folder, 'wanted-tools.json'), JSON.stringify(wanted satisfies Partial<WantedTools>));
}

async function buildScript(name: string, file: string, folder: string) {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: join(ROOT, 'judge'),
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: { [name]: join(ROOT, 'judge', file) },
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  });
}
