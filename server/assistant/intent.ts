import { LEVELS, type Level } from '#shared/rules/sheets/difficulty.ts';
import { otherNamesOf } from '#shared/rules/sheets/company-names.ts';
import { wordsOf } from '#shared/rules/text/search-words.ts';
import { isCompanyMeant } from './company-names.ts';
import type { ContestsIntent } from './answers/contest-answers.ts';
import { type PlanIntent, planIn } from './learner/plan-answers.ts';
import { type ReviewsIntent, reviewsIn } from './learner/review-answers.ts';
import { adviceOn } from './site-guide.ts';
import { companiesIn, type Names, promptWords, topicsIn } from './topic-names.ts';

/** Which problems are wanted; an empty array does not restrict them. */
export type Criteria = { topics: string[]; companies: string[]; levels: Level[] };

/** What a prompt asks for, as far as the site's own data can tell it. */
export type Intent =
  | { kind: 'help' }
  | { kind: 'weekOfProblems'; criteria: Criteria }
  | { kind: 'studySchedule'; count: number; language: string }
  | { kind: 'projects' }
  | ContestsIntent
  | { kind: 'guide'; company: string }
  | { kind: 'site'; text: string }
  | { kind: 'portfolio' }
  | ReviewsIntent
  | PlanIntent
  | { kind: 'problems'; criteria: Criteria; count: number; skip: number }
  | { kind: 'explanation'; question: string; part: Part }
  /** The prompt is incomplete by itself, and does not change the intent before it. */
  | { kind: 'unclear'; why: string };

export type ProblemsIntent = Extract<Intent, { kind: 'problems' }>;
export type ExplanationIntent = Extract<Intent, { kind: 'explanation' }>;

/** The index of the wanted text, 0 being the best; or the best one's example, simpler words, or problems. */
export type Part = number | 'example' | 'simpler' | 'problems';

const PLAN = /\b(plan|planner|roadmap|road map|schedule|routine|timetable)\b/i;
const WEEK = /\b(week|weekly|daily|7[- ]days?|seven days?|practi[cs]e|study|dsa|revision)\b/i;
const SPAN = /\b(\d{1,2}|an?|one|two|three|four|six|eight|ten|twelve)[- ]?(week|month)s?\b/i;
const LEARNING = /\b(learn|study|master|cover|finish|complete|beginner)\b/i;
const EXPLAINING =
  /^\W*(please |can you |could you )*(explain|what|how|why|when|define|describe|compare|difference)\b/i;
const PROJECTS = /\bprojects\b|\bproject\b.*\bideas?\b|\bideas?\b.*\bproject\b|\b(suggest|final year) .*\bproject\b/i;
const HELP = /^\W*((hi|hello|hey|help|namaste|thanks|thank you)\W*)+$|\b(what can you do|who are you)\b/i;

/** The note categories of the languages that the site has notes on, by the words for them. */
const LANGUAGES = new Map(
  Object.entries({ python: 'py', java: 'java', cpp: 'cpp', c: 'c', javascript: 'js', js: 'js' }),
);

/** The category of a language's notes; Python's when no language is named. */
export const languageCategory = (word = 'python'): string => LANGUAGES.get(word) ?? '';

const MAX_PROBLEMS = 20;
export const DEFAULT_PROBLEMS = 10;
const MAX_WEEKS = 26;

export function readCriteria(prompt: string, { topics, companies }: Names): Criteria {
  const words = promptWords(prompt);
  return {
    topics: topicsIn(words, topics),
    companies: companiesMeant(prompt, companies),
    levels: LEVELS.filter((level) => words.includes(level.toLowerCase())),
  };
}

/** The companies that a prompt means by any of their names. */
function companiesMeant(prompt: string, companies: readonly string[]): string[] {
  const called = new Map(
    companies.flatMap((company) => [company, ...otherNamesOf(company)].map((name) => [name, company])),
  );
  const names = companiesIn(promptWords(prompt), [...called.keys()]).filter((name) => isCompanyMeant(prompt, name));
  return [...new Set(names.flatMap((name) => called.get(name) ?? []))];
}

/** The word for the first language that a prompt names. */
export const languageIn = (prompt: string): string | undefined => wordsOf(prompt).find((word) => LANGUAGES.has(word));

/** The intent of a prompt by itself, without the conversation before it. */
export function readIntent(prompt: string, names: Names): Intent {
  if (HELP.test(prompt)) return { kind: 'help' };
  const reviews = reviewsIn(prompt);
  if (reviews) return reviews;
  const criteria = readCriteria(prompt, names);
  const isExplaining = EXPLAINING.test(prompt);
  if (/\bportfolio\b/i.test(prompt) && !isExplaining) return { kind: 'portfolio' };
  const count = weeksIn(prompt);
  const language = languageIn(prompt);
  if (count > 1 && language !== undefined && LEARNING.test(prompt)) return studySchedule(count, language);
  const plan = language === undefined ? planIn(prompt, criteria.companies) : null;
  if (plan) return plan;
  if (PLAN.test(prompt)) {
    if (count > 1 || /\blanguage\b/i.test(prompt) || (language !== undefined && !isExplaining))
      return studySchedule(count, language);
    if (WEEK.test(prompt)) return { kind: 'weekOfProblems', criteria };
  }
  if (PROJECTS.test(prompt) && !isExplaining) return { kind: 'projects' };
  if (isForProblems(prompt, { isExplaining, criteria })) {
    const isOne = /\b(a|an|one|random)\b[^.?!]*\b(problem|question)\b/i.test(prompt);
    return { kind: 'problems', criteria, count: isOne ? 1 : (numberIn(prompt) ?? DEFAULT_PROBLEMS), skip: 0 };
  }
  const contests = contestsIn(prompt);
  if (contests) return contests;
  const [company] = criteria.companies;
  if (company !== undefined && (PREPARING.test(prompt) || isNameAlone(prompt, criteria)))
    return { kind: 'guide', company };
  const advice = adviceOn(prompt);
  return advice ? { kind: 'site', text: advice.text } : { kind: 'explanation', question: prompt, part: 0 };
}

const studySchedule = (count: number, language: string | undefined) =>
  ({ kind: 'studySchedule', count: Math.min(count || 12, MAX_WEEKS), language: languageCategory(language) }) as const;

const NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
};
const WEEKS_A_MONTH = 4;

/** How many weeks a prompt mentions; 0 for none. */
function weeksIn(prompt: string): number {
  const [, number = '', unit = ''] = SPAN.exec(prompt.toLowerCase()) ?? [];
  return (NUMBERS[number] ?? Number(number)) * (unit === 'month' ? WEEKS_A_MONTH : 1);
}

/** Words about interviews and hiring. */
const PREPARING =
  /\b(prep\w*|crack\w*|interview\w*|process|rounds?|exams?|tests?|nqt|placements?|hiring|hired?|recruit\w*|select\w*|study|assessments?|oa|offer|jobs?|apply|join\w*|syllabus|pattern|mistakes|expect|guide)\b/i;

const isNameAlone = (prompt: string, { companies, topics }: Criteria) =>
  topics.length === 0 && wordsOf(prompt).length === wordsOf(companies[0] ?? '').length;

const OF_CONTESTS =
  /^(a|an|and|any|are|at|biweekly|check|coming|current|currently|date|dates|day|did|do|does|done|ended|finished|for|from|gearup|going|happening|happens|have|held|here|how|i|in|is|it|join|last|latest|list|live|me|month|most|my|next|now|of|on|past|please|previous|recent|running|schedule|scheduled|see|show|site|start|starting|starts|tell|the|their|there|this|time|timing|timings|to|today|tomorrow|tonight|upcoming|was|we|week|weekend|weekly|were|what|whats|when|where|which|will|with|you|solution|solutions)$/;
const OVER = /\b(last|latest|previous|past|recent|ended|finished|solutions?|done|over)\b/i;

/** The intent for contest dates; null when the prompt says more, such as the name of a contest. */
function contestsIn(prompt: string): ContestsIntent | null {
  const words = wordsOf(prompt);
  const otherWords = words.filter((word) => !/^cont?e?sts?$/.test(word));
  if (otherWords.length === words.length || !otherWords.every((word) => OF_CONTESTS.test(word))) return null;
  if (/\b(join|how)\b/i.test(prompt)) return null;
  return { kind: 'contests', over: OVER.test(prompt), series: words.find((word) => /^(bi)?weekly$/.test(word)) ?? '' };
}

/** How many problems a prompt asks for, from 1 to `MAX_PROBLEMS`. */
export function numberIn(prompt: string): number | undefined {
  const [number] = /\b\d{1,2}\b/.exec(prompt) ?? [];
  return number === undefined ? undefined : Math.min(Math.max(Number(number), 1), MAX_PROBLEMS);
}

const PRACTISING = /\b(practi[cs](e|ing)|solve|solving|exercises?)\b/i;

function isForProblems(prompt: string, { isExplaining, criteria }: { isExplaining: boolean; criteria: Criteria }) {
  const isMany = /\b(problems|questions)\b/i.test(prompt);
  if (isExplaining && !isMany) return false;
  if (/\brandom\b/i.test(prompt)) return true;
  const { topics, companies, levels } = criteria;
  if (topics.length > 0 && PRACTISING.test(prompt)) return true;
  return (isMany || /\b(problem|question)\b/i.test(prompt)) && topics.length + companies.length + levels.length > 0;
}
