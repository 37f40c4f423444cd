import type { Language } from '#judge/languages/languages.ts';
import type { Trace } from '#judge/trace/read-trace.ts';
import type { Value } from '#judge/values/values.ts';

/** A run that is shown step by step. */
export type SteppedRun = {
  trace: Trace;
  /** The program as it was run; the steps refer to its lines. */
  source: string;
  language: Language;
  /** Its answer, null if there is none, and the reason for that. */
  answer: Value | null;
  failure: string | null;
  expected?: Value;
};
