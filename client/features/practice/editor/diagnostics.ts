import type { Language } from '#shared/judge/languages.ts';
import type { Outcome } from '#client/features/practice/judge/run-cases.ts';

export type Diagnostic = { line: number; message: string };

const PATTERNS: Partial<Record<Language, RegExp>> = {
  cpp: /^solution\.cpp:(\d+):(?:\d+:)? (?:fatal )?error: (.*)$/gm,
  c: /^solution\.c:(\d+):(?:\d+:)? (?:fatal )?error: (.*)$/gm,
  python: /File "solution\.py", line (\d+)(?:, in .*)?$/gm,
  javascript: /at solution\.js:(\d+)/g,
};

/** The lines of the learner's program that an error names, with what it says there. */
export function diagnosticsOf(language: Language, { message, verdict }: Outcome): Diagnostic[] {
  const pattern = PATTERNS[language];
  if (!pattern || verdict === 'Accepted' || verdict === 'Wrong Answer') return [];
  const found = [...message.matchAll(pattern)];
  // A traceback has its message in the last line; a compiler gives one at each position.
  const last = message.trim().split('\n').at(-1) ?? '';
  const own = language === 'python' ? found.slice(-1) : found;
  const says = language === 'javascript' ? (message.split('\n')[0] ?? '') : last;
  return own.map(([, line, said]) => ({ line: Number(line), message: said ?? says }));
}
