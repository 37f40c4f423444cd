import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ToolEntry, ToolFile, ToolName } from '#shared/judge/tools.ts';

/** Where scripts/make-tools.ts puts what learners' programs run with: a folder for each tool, there when it is whole. */
export const TOOLS_DIR = join(import.meta.dirname, '../../dist/tools');

/** What a tool's folder says of itself. */
export type ToolManifest = { files: ToolFile[]; isSmall: boolean };
export const MANIFEST = 'tool.json';

/** What is being made, since when (milliseconds since 1970), and what could not be made. */
export type Making = { tool: ToolName | null; startedAt: number; failed: ToolName[] };
export const MAKING_FILE = 'making.json';

/** The tools of the built pages, in the order in which they are made, each with the seconds that this takes. */
export type WantedTools = Record<ToolName, { path: string; scripts: string[]; seconds: number }>;

/** The tools as a page asks for them. */
export function toolList(wanted: WantedTools, toolsDir: string): Record<string, ToolEntry> {
  const making = read<Making>(join(toolsDir, MAKING_FILE));
  let wait = 0;
  return Object.fromEntries(
    Object.entries(wanted).map(([name, { path, scripts, seconds }]): [string, ToolEntry] => {
      const manifest = read<ToolManifest>(join(toolsDir, path, MANIFEST));
      if (manifest) return [name, { path, scripts, state: 'ready', files: manifest.files }];
      if (making?.failed.some((failed) => failed === name)) return [name, { path, scripts, state: 'failed' }];
      const elapsed = making?.tool === name ? (Date.now() - making.startedAt) / 1000 : 0;
      // Those before it are waited for as well.
      wait += Math.max(1, seconds - elapsed);
      return [name, { path, scripts, state: 'making', seconds: Math.ceil(wait) }];
    }),
  );
}

/** Null for what is not there, or is being written at this moment. */
export function read<T>(file: string): T | null {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null; // scripts/make-tools.ts wrote it
  } catch {
    return null;
  }
}
