import type { ToolName } from './language-facts.ts';

/** Sizes in bytes: uncompressed, and as transferred. */
export type ToolFile = { name: string; bytes: number; transferred: number };

/** A tool of this version: its files once all of them exist, otherwise the state of its preparation. */
export type ToolEntry = {
  /** Its folder, below /sandbox. */
  path: string;
  /** The names of the workers that run it. */
  scripts: string[];
} & (
  | { state: 'ready'; files: ToolFile[] }
  /** Being prepared on the server; `seconds` is roughly the remaining time. */
  | { state: 'making'; seconds: number }
  | { state: 'failed' }
);

/** The response of GET /sandbox/tools.json. */
export type ToolList = { tools: Record<ToolName, ToolEntry> };
