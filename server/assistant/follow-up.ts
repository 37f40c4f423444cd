import type { Turn } from '#shared/rules/conversation.ts';
import { type Level, LEVELS } from '#shared/rules/sheets/difficulty.ts';
import { wordsOf } from '#shared/rules/text/search-words.ts';
import { type Change, readChange } from './change.ts';
import type { Names } from './topic-names.ts';
import {
  type Criteria,
  type ExplanationIntent,
  languageCategory,
  languageIn,
  type ProblemsIntent,
  readCriteria,
  readIntent,
  DEFAULT_PROBLEMS,
  type Intent,
} from './intent.ts';

/** A prompt with the conversation before it. */
export type ChatRequest = {
  prompt: string;
  history: readonly Turn[];
  /** The asker's time zone, when known. */
  timeZone?: string | undefined;
  /** What is asked about: see shared/rules/about.ts. */
  about?: string | undefined;
};

type Before = { intent: Intent; answer: string };

/**
 * The intent of the last prompt of a conversation. A prompt that is incomplete by itself ('a harder one', 'and on
 * graphs?') changes the intent of the question before it; nothing else of the conversation counts.
 */
export function intentIn({ prompt, history }: ChatRequest, names: Names): Intent {
  let before: Before | null = null;
  for (const turn of history) {
    const intent = intentAfter(before, turn.prompt, names);
    // Thanks and prompts that were not understood do not end a subject.
    if (intent.kind !== 'unclear' && intent.kind !== 'help') before = { intent, answer: turn.answer };
  }
  return intentAfter(before, prompt, names);
}

function intentAfter(before: Before | null, prompt: string, names: Names): Intent {
  const change = readChange(prompt, names);
  const own = readIntent(prompt, names);
  if (!change) return own;
  const changed = before && changedIntent(before, change, names);
  if (changed) return changed;
  const isUnclear = own.kind === 'explanation' && !change.isNaming;
  if (!isUnclear) return own;
  return {
    kind: 'unclear',
    why: before
      ? 'I cannot tell what to change in the last answer.'
      : 'I cannot tell what this refers to. Please ask the whole question.',
  };
}

/** Returns null when the change does not apply to the intent. */
function changedIntent({ intent, answer }: Before, change: Change, names: Names): Intent | null {
  switch (intent.kind) {
    case 'problems':
      return changedProblems(intent, change, answer);
    case 'weekOfProblems':
      return change.way !== 'more' && change.way !== 'example' && changesCriteria(change)
        ? withCriteria(intent, change, intent.criteria.levels)
        : null;
    case 'plan': {
      const [company] = change.criteria.companies;
      return company === undefined ? null : { ...intent, company };
    }
    case 'studySchedule':
      return change.language ? { ...intent, language: languageCategory(change.language) } : null;
    case 'explanation':
      return changedExplanation(intent, change, names);
    default:
      return null;
  }
}

function changedProblems(intent: ProblemsIntent, change: Change, answer: string): Intent | null {
  if (change.isToExplain || change.language) return null;
  const count = change.count ?? intent.count;
  if (!changesCriteria(change)) {
    const isMore = change.way === 'more' || change.count !== undefined || change.isToPractise;
    return isMore ? { ...intent, count, skip: intent.skip + (intent.count > 1 ? intent.count : 0) } : null;
  }
  // A single problem drawn at random has a level, even if none was asked for.
  const levels = intent.count === 1 ? levelsIn(answer) : intent.criteria.levels;
  return withCriteria({ ...intent, count, skip: 0 }, change, levels);
}

function changedExplanation(intent: ExplanationIntent, change: Change, names: Names): Intent | null {
  const { way, language, criteria } = change;
  if (language) return { ...intent, question: inLanguage(intent.question, language), part: 0 };
  if (change.isNaming) return null;
  if (change.isToPractise && way !== 'example') {
    const { topics } = readCriteria(intent.question, names);
    if (topics.length === 0) return { ...intent, part: 'problems' };
    return { kind: 'problems', criteria: { ...criteria, topics }, count: change.count ?? DEFAULT_PROBLEMS, skip: 0 };
  }
  if (way === 'harder' || criteria.levels.length > 0) return null;
  if (way === 'more') return { ...intent, part: typeof intent.part === 'number' ? intent.part + 1 : 1 };
  return { ...intent, part: way === 'example' ? 'example' : 'simpler' };
}

const inLanguage = (question: string, language: string) =>
  [...wordsOf(question).filter((word) => languageIn(word) === undefined), language].join(' ');

const changesCriteria = ({ way, criteria: { topics, companies, levels } }: Change) =>
  way === 'harder' || way === 'easier' || topics.length + companies.length + levels.length > 0;

/** @param levels the levels that were too easy or too hard; empty for all levels */
function withCriteria<W extends { criteria: Criteria }>(
  intent: W,
  { way, criteria }: Change,
  levels: readonly Level[],
) {
  const isStep = way === 'harder' || way === 'easier';
  const wanted = isStep ? stepped(levels.length === 0 ? LEVELS : levels, way) : criteria.levels;
  if (isStep && wanted.length === 0)
    return {
      kind: 'unclear',
      why: way === 'harder' ? 'Nothing is harder than Hard.' : 'Nothing is easier than Easy.',
    } as const;
  const { criteria: before } = intent;
  const firstFilled = <T>(a: T[], b: T[]) => (a.length > 0 ? a : b);
  return {
    ...intent,
    criteria: {
      topics: firstFilled(criteria.topics, before.topics),
      companies: firstFilled(criteria.companies, before.companies),
      levels: firstFilled(wanted, before.levels),
    },
  };
}

/**
 * From several levels, drops the easiest for 'harder' and the hardest for 'easier'. A single level becomes the one
 * beside it; the array is empty where there is none.
 */
function stepped(levels: readonly Level[], way: 'harder' | 'easier'): Level[] {
  if (levels.length > 1) return way === 'harder' ? levels.slice(1) : levels.slice(0, -1);
  const at = LEVELS.indexOf(levels[0] ?? 'Easy') + (way === 'harder' ? 1 : -1);
  return LEVELS.slice(Math.max(at, 0), Math.max(at + 1, 0));
}

/**
 * The levels of the problems in an answer, from lines like `- [Two Sum](/x) (Easy)` (written by problem-answers.ts).
 */
const levelsIn = (answer: string) => LEVELS.filter((level) => answer.includes(`) (${level})`));
