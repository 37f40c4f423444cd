import type { LanguageFacts } from '../language-facts.ts';

export const sql = {
  name: 'SQL',
  ending: 'sql',
  inPage: { tool: 'sql', compiler: null, worker: 'sql', isReused: true },
  slowness: 1,
  errors: null,
} as const satisfies LanguageFacts;
