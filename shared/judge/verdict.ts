/** The verdicts, in the field's words. */
export const VERDICTS = [
  'Accepted',
  'Wrong Answer',
  'Time Limit Exceeded',
  'Runtime Error',
  'Compilation Error',
  'Memory Limit Exceeded',
  'Output Limit Exceeded',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Why a program did not answer. */
export type FailedVerdict = Exclude<Verdict, 'Accepted' | 'Wrong Answer'>;

export const isVerdict = (text: string): text is Verdict => (VERDICTS as readonly string[]).includes(text);
