import type { LanguageFacts } from '../language-facts.ts';

export const typescript = {
  name: 'TypeScript',
  ending: 'ts',
  inPage: { tool: null, compiler: 'typescript', worker: 'javascript', isReused: false },
  slowness: 1,
  errors: { pattern: /at solution\.ts:(\d+)/g, message: 'first line' },
} as const satisfies LanguageFacts;
