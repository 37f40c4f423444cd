import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ToolName } from '#judge/languages/language-facts.ts';
import type { ToolEntry, ToolFile } from '#judge/languages/tools.ts';

/** Where scripts/build/make-tools.ts puts the tools: one folder each, which exists only once it is complete. */
export const TOOLS_DIR = join(import.meta.dirname, '../../dist/tools');

/** The manifest in a tool's folder. */
export type ToolManifest = { files: ToolFile[]; isSmall: boolean };
export const MANIFEST = 'tool.json';

/** The tool that is being made, when that started (epoch milliseconds), and the tools that could not be made. */
export type Making = { tool: ToolName | null; startedAt: number; failed: ToolName[] };
export const MAKING_FILE = 'making.json';

/** The tools of the built pages, in the order in which they are made, each with the seconds that making it takes. */
export type WantedTools = Record<ToolName, { path: string; scripts: string[]; seconds: number }>;

/** The tools and their states, as a page requests them. */
export function toolList(wanted: WantedTools, toolsDir: string): Record<string, ToolEntry> {
  const making = read<Making>(join(toolsDir, MAKING_FILE));
  let wait = 0;
  return Object.fromEntries(
    Object.entries(wanted).map(([name, { path, scripts, seconds }]): [string, ToolEntry] => {
      const manifest = read<ToolManifest>(join(toolsDir, path, MANIFEST));
      if (manifest) return [name, { path, scripts, state: 'ready', files: manifest.files }];
      if (making?.failed.some((failed) => failed === name)) return [name, { path, scripts, state: 'failed' }];
      const elapsed = making?.tool === name ? (Date.now() - making.startedAt) / 1000 : 0;
      // Includes the wait for the tools that are made before it.
      wait += Math.max(1, seconds - elapsed);
      return [name, { path, scripts, state: 'making', seconds: Math.ceil(wait) }];
    }),
  );
}

/** Reads a JSON file; null when it does not exist, or is being written at the moment. */
export function read<T>(file: string): T | null {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null; // scripts/build/make-tools.ts wrote it
  } catch {
    return null;
  }
}
