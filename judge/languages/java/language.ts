import type { LanguageFacts } from '../language-facts.ts';

export const java = {
  name: 'Java',
  ending: 'java',
  inPage: null,
  slowness: 1,
  errors: null,
} as const satisfies LanguageFacts;
