import type { LanguageFacts } from '../language-facts.ts';

export const cpp = {
  name: 'C++',
  ending: 'cpp',
  inPage: { tool: 'clang', compiler: 'clang', worker: 'wasm', isReused: false },
  slowness: 1,
  errors: { pattern: /^solution\.cpp:(\d+):(?:\d+:)? (?:fatal )?error: (.*)$/gm, message: 'beside' },
} as const satisfies LanguageFacts;
