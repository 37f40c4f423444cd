type VerdictFacts = {
  /** Whether it is about a single case, which is then named. */
  isOfOneCase: boolean;
  /** Whether its message comes from the compiler or the program. */
  isProgramMessage: boolean;
};

const facts = (isOfOneCase: boolean, isProgramMessage: boolean): VerdictFacts => ({ isOfOneCase, isProgramMessage });

/** The verdicts, named as on other judges. */
export const VERDICT_FACTS = {
  Accepted: facts(false, false),
  'Wrong Answer': facts(true, false),
  'Time Limit Exceeded': facts(false, false),
  'Runtime Error': facts(true, true),
  'Compilation Error': facts(false, true),
  'Memory Limit Exceeded': facts(true, true),
  'Output Limit Exceeded': facts(true, false),
};
export type Verdict = keyof typeof VERDICT_FACTS;
export const VERDICTS = Object.keys(VERDICT_FACTS) as Verdict[]; // its keys

/** Why a program gave no answer. */
export type FailedVerdict = Exclude<Verdict, 'Accepted' | 'Wrong Answer'>;

export const isVerdict = (text: string): text is Verdict => (VERDICTS as readonly string[]).includes(text);
