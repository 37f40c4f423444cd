import type { Language } from './languages.ts';

/** What a language needs to run in a browser, as the files of its packages. */
export const TOOL_LANGUAGES = {
  sql: ['sql'],
  python: ['python'],
  clang: ['cpp', 'c'],
} as const satisfies Record<string, Language[]>;
export type ToolName = keyof typeof TOOL_LANGUAGES;

export const toolNames = Object.keys(TOOL_LANGUAGES) as ToolName[]; // they are its keys

export const toolOf = (language: Language): ToolName | null =>
  toolNames.find((name) => TOOL_LANGUAGES[name].some((known) => known === language)) ?? null;

/** Sizes in bytes: as it is, and as it travels. */
export type ToolFile = { name: string; bytes: number; transferred: number };

/** A tool of this version: with its files once all of them are there, else what becomes of it. */
export type ToolEntry = {
  /** Its folder, below /sandbox. */
  path: string;
  /** The workers that run it, by their names. */
  scripts: string[];
} & (
  | { state: 'ready'; files: ToolFile[] }
  /** It is made on the server; `seconds` is how long that takes from now on, about. */
  | { state: 'making'; seconds: number }
  | { state: 'failed' }
);

/** What GET /sandbox/tools.json answers. */
export type ToolList = { tools: Record<ToolName, ToolEntry> };
