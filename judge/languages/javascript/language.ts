import type { LanguageFacts } from '../language-facts.ts';

export const javascript = {
  name: 'JavaScript',
  ending: 'js',
  inPage: { tool: null, compiler: null, worker: 'javascript', isReused: false },
  slowness: 1,
  errors: { pattern: /at solution\.js:(\d+)/g, message: 'first line' },
} as const satisfies LanguageFacts;
