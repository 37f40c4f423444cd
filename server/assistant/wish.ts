import { LEVELS, type Level } from '#shared/rules/difficulty.ts';
import { wordsOf } from '#shared/rules/search-words.ts';
import { companiesIn, type Names, promptWords, topicsIn } from './topic-names.ts';

/** Which problems are wanted; an empty list leaves it open. */
export type Criteria = { topics: string[]; companies: string[]; levels: Level[] };

/** What a prompt asks for, as far as the site's own data can tell it. */
export type Wish =
  | { kind: 'help' }
  | { kind: 'week'; criteria: Criteria }
  | { kind: 'weeks'; count: number; language: string }
  | { kind: 'projects' }
  | { kind: 'portfolio' }
  | { kind: 'problems'; criteria: Criteria; count: number; skip: number }
  | { kind: 'explanation'; question: string; part: Part }
  /** It says nothing by itself, and changes nothing of the wish before it. */
  | { kind: 'unclear'; why: string };

export type ProblemsWish = Extract<Wish, { kind: 'problems' }>;
export type ExplanationWish = Extract<Wish, { kind: 'explanation' }>;

/** Which text on a question is wanted, 0 being the best; or of the best its example, simpler words, or problems. */
export type Part = number | 'example' | 'simpler' | 'problems';

const PLAN = /\b(plan|planner|roadmap|road map|schedule|routine|timetable)\b/i;
const WEEK = /\b(week|weekly|daily|7[- ]days?|seven days?|practi[cs]e|study|dsa|revision)\b/i;
const WEEKS = /\b(\d{1,2}|twelve)[- ]?weeks?\b/i;
const EXPLAINING =
  /^\W*(please |can you |could you )*(explain|what|how|why|when|define|describe|compare|difference)\b/i;
const HELP = /^\W*((hi|hello|hey|help|namaste|thanks|thank you)\W*)+$|\b(what can you do|who are you)\b/i;

/** The languages that the site has notes on, by the words for them. */
const LANGUAGES = new Map(
  Object.entries({ python: 'py', java: 'java', cpp: 'cpp', c: 'c', javascript: 'js', js: 'js' }),
);

/** The category of a language's notes; without a word that of Python, for who names no language. */
export const languageCategory = (word = 'python'): string => LANGUAGES.get(word) ?? '';

const MOST_PROBLEMS = 20;
export const USUAL_PROBLEMS = 10;
const MOST_WEEKS = 26;

export function readCriteria(prompt: string, { topics, companies }: Names): Criteria {
  const words = promptWords(prompt);
  return {
    topics: topicsIn(words, topics),
    companies: companiesIn(words, companies),
    levels: LEVELS.filter((level) => words.includes(level.toLowerCase())),
  };
}

/** The word for the first language that a prompt names. */
export const languageIn = (prompt: string): string | undefined => wordsOf(prompt).find((word) => LANGUAGES.has(word));

/** What a prompt wants that stands alone. */
export function readWish(prompt: string, names: Names): Wish {
  if (HELP.test(prompt)) return { kind: 'help' };
  const criteria = readCriteria(prompt, names);
  const isExplaining = EXPLAINING.test(prompt);
  if (/\bportfolio\b/i.test(prompt) && !isExplaining) return { kind: 'portfolio' };
  if (PLAN.test(prompt)) {
    const count = Number(WEEKS.exec(prompt)?.[1]?.replace(/twelve/i, '12') ?? 0);
    const language = languageIn(prompt);
    if (count > 1 || /\blanguage\b/i.test(prompt) || (language !== undefined && !isExplaining))
      return { kind: 'weeks', count: Math.min(count || 12, MOST_WEEKS), language: languageCategory(language) };
    if (WEEK.test(prompt)) return { kind: 'week', criteria };
  }
  if (/\bprojects\b|\bproject ideas?\b/i.test(prompt) && !isExplaining) return { kind: 'projects' };
  if (isForProblems(prompt, { isExplaining, criteria })) {
    const isOne = /\b(a|an|one|random)\b[^.?!]*\b(problem|question)\b/i.test(prompt);
    return { kind: 'problems', criteria, count: isOne ? 1 : (numberIn(prompt) ?? USUAL_PROBLEMS), skip: 0 };
  }
  return { kind: 'explanation', question: prompt, part: 0 };
}

/** How many problems a prompt wants, within reason. */
export function numberIn(prompt: string): number | undefined {
  const [number] = /\b\d{1,2}\b/.exec(prompt) ?? [];
  return number === undefined ? undefined : Math.min(Math.max(Number(number), 1), MOST_PROBLEMS);
}

function isForProblems(prompt: string, { isExplaining, criteria }: { isExplaining: boolean; criteria: Criteria }) {
  const isMany = /\b(problems|questions)\b/i.test(prompt);
  if (isExplaining && !isMany) return false;
  if (/\brandom\b/i.test(prompt)) return true;
  const { topics, companies, levels } = criteria;
  return (isMany || /\b(problem|question)\b/i.test(prompt)) && topics.length + companies.length + levels.length > 0;
}
