import { LEVELS, type Level } from '#shared/rules/difficulty.ts';
import { companiesIn, promptWords, topicsIn } from './topic-names.ts';

/** Which problems are wanted; an empty list leaves it open. */
export type Criteria = { topics: string[]; companies: string[]; levels: Level[] };

/** What a prompt asks for, as far as the site's own data can tell it. */
export type Wish =
  | { kind: 'help' }
  | { kind: 'week'; criteria: Criteria }
  | { kind: 'weeks'; count: number; language: string }
  | { kind: 'projects' }
  | { kind: 'portfolio' }
  | { kind: 'problems'; criteria: Criteria; count: number }
  | { kind: 'explanation' };

type Names = { topics: readonly string[]; companies: readonly string[] };

const PLAN = /\b(plan|planner|roadmap|road map|schedule|routine|timetable)\b/i;
const WEEK = /\b(week|weekly|daily|7[- ]days?|seven days?|practi[cs]e|study|dsa|revision)\b/i;
const WEEKS = /\b(\d{1,2}|twelve)[- ]?weeks?\b/i;
const EXPLAINING =
  /^\W*(please |can you |could you )*(explain|what|how|why|when|define|describe|compare|difference)\b/i;
const HELP = /^\W*((hi|hello|hey|help|namaste|thanks|thank you)\W*)+$|\b(what can you do|who are you)\b/i;

/** The languages that the site has notes on, by the words for them; the first is for who is open to any. */
const LANGUAGES: Record<string, string> = {
  python: 'py',
  java: 'java',
  cpp: 'cpp',
  c: 'c',
  javascript: 'js',
  js: 'js',
};

const MOST_PROBLEMS = 20;
const USUAL_PROBLEMS = 10;
const MOST_WEEKS = 26;

export function readWish(prompt: string, { topics, companies }: Names): Wish {
  if (HELP.test(prompt)) return { kind: 'help' };
  const words = promptWords(prompt);
  const criteria = {
    topics: topicsIn(words, topics),
    companies: companiesIn(words, companies),
    levels: LEVELS.filter((level) => words.includes(level.toLowerCase())),
  };
  const isExplaining = EXPLAINING.test(prompt);
  if (/\bportfolio\b/i.test(prompt) && !isExplaining) return { kind: 'portfolio' };
  if (PLAN.test(prompt)) {
    const count = Number(WEEKS.exec(prompt)?.[1]?.replace(/twelve/i, '12') ?? 0);
    const language = words.find((word) => word in LANGUAGES);
    if (count > 1 || /\blanguage\b/i.test(prompt) || (language !== undefined && !isExplaining))
      return {
        kind: 'weeks',
        count: Math.min(count || 12, MOST_WEEKS),
        language: LANGUAGES[language ?? 'python'] ?? '',
      };
    if (WEEK.test(prompt)) return { kind: 'week', criteria };
  }
  if (/\bprojects\b|\bproject ideas?\b/i.test(prompt) && !isExplaining) return { kind: 'projects' };
  if (isForProblems(prompt, { isExplaining, criteria })) {
    const isOne = /\b(a|an|one|random)\b[^.?!]*\b(problem|question)\b/i.test(prompt);
    const count = isOne ? 1 : Number(/\b(\d{1,2})\b/.exec(prompt)?.[1] ?? USUAL_PROBLEMS);
    return { kind: 'problems', criteria, count: Math.min(Math.max(count, 1), MOST_PROBLEMS) };
  }
  return { kind: 'explanation' };
}

function isForProblems(prompt: string, { isExplaining, criteria }: { isExplaining: boolean; criteria: Criteria }) {
  const isMany = /\b(problems|questions)\b/i.test(prompt);
  if (isExplaining && !isMany) return false;
  if (/\brandom\b/i.test(prompt)) return true;
  const { topics, companies, levels } = criteria;
  return (isMany || /\b(problem|question)\b/i.test(prompt)) && topics.length + companies.length + levels.length > 0;
}
