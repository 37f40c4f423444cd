import type { LanguageFacts } from '../language-facts.ts';

export const python = {
  name: 'Python',
  ending: 'py',
  inPage: { tool: 'python', compiler: null, worker: 'python', isReused: true },
  slowness: 8,
  errors: { pattern: /File "solution\.py", line (\d+)(?:, in .*)?$/gm, message: 'last line', isLastOnly: true },
} as const satisfies LanguageFacts;
