import type { Language } from './languages.ts';

/** The languages by the tool that runs them in a browser. */
export const TOOL_LANGUAGES = {
  sql: ['sql'],
  python: ['python'],
  clang: ['cpp', 'c'],
} as const satisfies Record<string, Language[]>;
export type ToolName = keyof typeof TOOL_LANGUAGES;

export const toolNames = Object.keys(TOOL_LANGUAGES) as ToolName[]; // they are its keys

export const toolOf = (language: Language): ToolName | null =>
  toolNames.find((name) => TOOL_LANGUAGES[name].some((known) => known === language)) ?? null;

/** Sizes in bytes: uncompressed, and as transferred. */
export type ToolFile = { name: string; bytes: number; transferred: number };

/** A tool of this version: with its files once all of them exist, else the state of its preparation. */
export type ToolEntry = {
  /** Its folder, below /sandbox. */
  path: string;
  /** The names of the workers that run it. */
  scripts: string[];
} & (
  | { state: 'ready'; files: ToolFile[] }
  /** Being prepared on the server; `seconds` is about how long that still takes. */
  | { state: 'making'; seconds: number }
  | { state: 'failed' }
);

/** The response of GET /sandbox/tools.json. */
export type ToolList = { tools: Record<ToolName, ToolEntry> };
