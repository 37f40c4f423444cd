import type { LanguageFacts } from '../language-facts.ts';

export const c = {
  name: 'C',
  ending: 'c',
  inPage: { tool: 'clang', compiler: 'clang', worker: 'wasm', isReused: false },
  slowness: 1,
  errors: { pattern: /^solution\.c:(\d+):(?:\d+:)? (?:fatal )?error: (.*)$/gm, message: 'beside' },
} as const satisfies LanguageFacts;
