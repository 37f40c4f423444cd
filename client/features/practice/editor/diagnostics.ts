import { type Language, LANGUAGES } from '#judge/languages/languages.ts';
import type { ErrorLines } from '#judge/languages/language-facts.ts';
import type { Outcome } from '#client/features/practice/judge/run-cases.ts';

export type Diagnostic = { line: number; message: string };

/** The lines of the learner's program that an error refers to, each with its message. */
export function diagnosticsOf(language: Language, { message, verdict }: Outcome): Diagnostic[] {
  const errors: ErrorLines | null = LANGUAGES[language].errors;
  if (!errors || verdict === 'Accepted' || verdict === 'Wrong Answer') return [];
  const matches = [...message.matchAll(errors.pattern)];
  const lines = message.trim().split('\n');
  const commonMessage = (errors.message === 'first line' ? lines[0] : lines.at(-1)) ?? '';
  return (errors.isLastOnly ? matches.slice(-1) : matches).map(([, line, beside]) => ({
    line: Number(line),
    message: beside ?? commonMessage,
  }));
}
