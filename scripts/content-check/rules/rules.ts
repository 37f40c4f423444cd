import { BOUND_RULES } from './bound-rules.ts';
import { EDITORIAL_RULES } from './editorial-rules.ts';
import { FIGURE_RULES } from './figure-rules.ts';
import { JUDGED_PROBLEM_RULES } from './judged-problem-rules.ts';
import { LINK_RULES } from './link-rules.ts';
import { PROBLEM_RULES } from './problem-rules.ts';
import { PROGRAM_RULES } from './program-rules.ts';
import { QUESTION_RULES } from './question-rules.ts';
import { RECORD_RULES } from './record-rules.ts';
import type { Rule } from './rule.ts';
import { TEXT_RULES } from './text-rules.ts';
import { WORD_RULES } from './word-rules.ts';

/** All checks of the content, except for the schemas, which `readContent` checks, and the programs. */
export const RULES: Rule[] = [
  ...RECORD_RULES,
  ...PROBLEM_RULES,
  ...JUDGED_PROBLEM_RULES,
  ...BOUND_RULES,
  ...QUESTION_RULES,
  ...TEXT_RULES,
  ...WORD_RULES,
  ...EDITORIAL_RULES,
  ...LINK_RULES,
  ...FIGURE_RULES,
  ...PROGRAM_RULES,
];
