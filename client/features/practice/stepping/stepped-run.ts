import type { Language } from '#shared/judge/languages.ts';
import type { Trace } from '#shared/judge/trace/read-trace.ts';
import type { Value } from '#shared/judge/values.ts';

/** A run that is shown step by step. */
export type SteppedRun = {
  trace: Trace;
  /** The program as it was run, with the lines that the steps name. */
  source: string;
  language: Language;
  /** What it answered, null if it did not; and why it did not. */
  answer: Value | null;
  failure: string | null;
  expected: Value | null;
};
