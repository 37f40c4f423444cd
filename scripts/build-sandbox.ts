/** The place where learners' programs run: its page, the scripts of its workers, and which tools they want. */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WantedTools } from '#server/site/tools.ts';
import { TOOLS } from './tools/tool-list.ts';

const ROOT = join(import.meta.dirname, '..');
const SCRIPTS = ['judge', 'javascript', 'python', 'clang', 'wasm', 'sql'];

/** @param folder becomes /sandbox of the site */
export async function buildSandbox(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const name of SCRIPTS) await buildScript(name, folder);
  // What PGlite would load by itself: it is given its files.
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
