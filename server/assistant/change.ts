import { wordsOf } from '#shared/rules/text/search-words.ts';
import { type Names, promptWords, wordsBesideNames } from './topic-names.ts';
import { type Criteria, languageIn, numberIn, readCriteria, readIntent } from './intent.ts';

/** What a prompt that is incomplete by itself changes in the intent before it. */
export type Change = {
  /** Null when only what the prompt names changes; when it names nothing, the same is wanted again. */
  way: 'more' | 'harder' | 'easier' | 'example' | null;
  criteria: Criteria;
  language?: string | undefined;
  count?: number | undefined;
  /** The prompt mentions problems or practice. */
  isToPractise: boolean;
  /** The prompt asks for an explanation or an example. */
  isToExplain: boolean;
  /** The prompt names a topic, company or language, and may be understood without the intent before it. */
  isNaming: boolean;
};

const WAYS = [
  ['harder', /\b(harder|hardest|tougher|more difficult|too easy)\b/gi],
  ['easier', /\b(easier|easiest|simpler|simplest|simply|simple|simplify|too (hard|difficult))\b/gi],
  ['example', /\bexamples?\b/gi],
  ['more', /\b(another|others?|more|next|different|continue|elaborate|further)\b/gi],
] as const;

/** Openings that continue the previous prompt ('and on graphs'), and pronouns that refer to it ('it'). */
const LEADING =
  /^\W*(and|or|but|now|instead|what about|how about|on|in|for|at|with|from|only|just)\b|\b(it|that|this|them|these|those)\b/i;
const ONE = /\b(another|one)\b|\ban?\b.*\b(problem|question|exercise)\b/i;
const PRACTISING = /\b(problems?|questions?|practi[cs]e|exercises?)\b/i;
const EXPLAINING = /\b(explain|explanation|describe|understand|examples?)\b/i;

const FILLING = new Set(
  'a about again also an and any are as at bit but by can could describe detail details do does dont else exercise exercises explain explanation for from get give go got have how i in info information instead it its just language let level like make me my no not now of ok okay on one ones only or please practice practise problem problems question questions same see show so some something tell terms that the them then there these this those to too try understand us version want way we well what why with words would yes you'.split(
    ' ',
  ),
);

const LEVEL_OR_NUMBER = /\b(easy|medium|hard|\d{1,2})\b/gi;

/** The maximum length in characters: a longer prompt is complete by itself. */
const MAX_LENGTH = 80;

/** Returns null for a prompt that is complete by itself. */
export function readChange(prompt: string, names: Names): Change | null {
  if (prompt.length > MAX_LENGTH) return null;
  const way = WAYS.find(([, words]) => prompt.search(words) >= 0)?.[0] ?? null;
  const bare = WAYS.reduce((text, [, words]) => text.replace(words, ' '), prompt).replace(LEVEL_OR_NUMBER, ' ');
  const significant = wordsOf(bare).filter((word) => !FILLING.has(word) && languageIn(word) === undefined);
  if (wordsBesideNames(promptWords(significant.join(' ')), names).length > 0) return null;

  const criteria = readCriteria(prompt, names);
  const language = languageIn(prompt);
  const isOfSubject = criteria.topics.length + criteria.companies.length > 0;
  const isNaming = isOfSubject || language !== undefined;
  const isToExplain = EXPLAINING.test(prompt);
  const own = readIntent(prompt, names).kind;
  if (own === 'help' || (isOfSubject && isToExplain)) return null;
  // 'graphs' and 'easy problems' are complete; 'and on graphs', 'medium' and 'harder graphs' are not.
  const isComplete = isNaming || own !== 'explanation';
  if (isComplete && way === null && !LEADING.test(prompt)) return null;
  const count = numberIn(prompt) ?? (ONE.test(prompt) ? 1 : undefined);
  return { way, criteria, language, count, isToPractise: PRACTISING.test(prompt), isToExplain, isNaming };
}
