/**
 * `node scripts/build/make-tools.ts`: makes the missing tools for learners' programs in dist/tools, then compresses
 * them further. It leaves no partial tool even if it is killed, and several processes may run at once. `--beside`
 * lowers its priority, so as not to slow down a running site; `--quick` skips the further compression.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { namesRunBy } from '#judge/languages/languages.ts';
import { type Making, MAKING_FILE, TOOLS_DIR } from '#server/site/tools.ts';
import { makeTool, readManifest, removeOld, shrinkTool } from '#scripts/tools/make-tool.ts';
import { TOOLS } from '#scripts/tools/tool-list.ts';

const valueOf = (option: string) =>
  process.argv.find((word) => word.startsWith(`${option}=`))?.slice(option.length + 1);

const toolsDir = valueOf('--to') ?? TOOLS_DIR;
const only = valueOf('--only')?.split(',');
const tools = TOOLS.filter(({ name }) => !only || only.includes(name));
const LOWEST_PRIORITY = 19;

async function makeAll(): Promise<void> {
  mkdirSync(toolsDir, { recursive: true });
  const making = join(toolsDir, MAKING_FILE);
  const failed: Making['failed'] = [];
  const missing = tools.filter(({ path }) => !readManifest(join(toolsDir, path)));
  for (const [index, tool] of missing.entries()) {
    const { name } = tool;
    writeFileSync(making, JSON.stringify({ tool: name, startedAt: Date.now(), failed } satisfies Making));
    const started = performance.now();
    try {
      await makeTool(tool, toolsDir);
      const took = Math.round((performance.now() - started) / 1000);
      console.log(
        `${namesRunBy(tool.name)} can be run on this site: ready after ${took} s (${index + 1} of ${missing.length})`,
      );
    } catch (error) {
      failed.push(name);
      process.exitCode = 1;
      console.error(`What runs ${namesRunBy(tool.name)} could not be made:`, error);
    }
  }
  if (failed.length > 0) writeFileSync(making, JSON.stringify({ tool: null, startedAt: 0, failed } satisfies Making));
  else rmSync(making, { force: true });
  if (process.argv.includes('--quick')) return;
  for (const tool of tools) await shrinkTool(tool, toolsDir);
  removeOld(toolsDir, readdirSync(toolsDir), new Set(tools.map(({ path }) => path)));
}

if (process.argv.includes('--beside')) setPriority(LOWEST_PRIORITY);
await makeAll();
