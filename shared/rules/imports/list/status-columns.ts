import { isLikeDay } from './day-in-text.ts';
import { SOLVED_WORD, words } from './heading-words.ts';
import { type Status, statusOf } from './status.ts';

/** A column that says what is solved; `said` is what its cell says, for the question if it is not understood. */
export type StatusColumn = { column: number; read(cell: string): { status: Status; said: string } };
export type Candidate = { heading: string; column: number; values: string[] };

const NEUTRAL = /^(status|state|progress|result|verdict|outcome|check|checked|checkbox|isdone|issolved)$/;
const BESIDE =
  /^(is|it|the|of|my|or|by|me|i|did|have|you|todo|to|do|not|yes|no|y|n|x|on|at|date|times|last|current|leetcode|lc)$/;
/** Headings of what is still to do: a mark below them means the opposite. */
const UNSOLVED_WORD =
  /^(todo|undone|unsolved|unfinished|incomplete|remaining|pending|left|failed|skipped|attempted|tried|started|doing|wip|redo|retry|later|backlog|wish|wishlist|wanted|needs?|want|planned|stuck|blocked|missed|wrong|open)$/;
const OPPOSITE = /\b(not|never|un|isn|to)\b/i;
/** Columns of 'yes' and 'no' that say something else. */
const OTHER =
  /^(premium|paid|locked?|free|star|starred|fav|favou?rites?|bookmark(ed)?|important|revise|revision|revisit|reviews?|reviewed|compan(y|ies)|asked|videos?|notes?|blind|grind|neetcode|hints?|likes?|must|rate|ratio|acceptance|percent|total|favor|has|solutions?|ids?|no|num|number)$/;
const COUNT = /^(times|count|counts|number|how|often|reps?|tries)$/;
/** Answers that mean nothing without their heading. */
const BARE = /^(yes|y|no|n|true|t|false|f|x|0|1|-|–|—|ja|nein|oui|non|sí|si|sim|да|нет|\[x\]|✓|✔|☑)\uFE0F?$/i;

const isAnswer = (cell: string) => ['solved', 'unsolved'].includes(statusOf(cell));

/** Whether a cell says by itself that something is not solved. */
export const isClearlyUnsolved = (cell: string): boolean => statusOf(cell) === 'unsolved' && !BARE.test(cell.trim());

/** Whether a heading has nothing but words about a status, unlike a line such as 'not done: Two Sum'. */
export function isStatusHeading(heading: string): boolean {
  const all = words(heading);
  const isStatus = (word: string) => NEUTRAL.test(word) || SOLVED_WORD.test(word);
  return all.some(isStatus) && all.every((word) => isStatus(word) || BESIDE.test(word)) && !isAnswer(heading);
}

/** Finds the columns of statuses by their headings, or else by their values. */
export function statusColumns(candidates: readonly Candidate[]): StatusColumn[] {
  const of = (meaning: Status) => candidates.filter(({ heading }) => meaningOf(heading) === meaning);
  const direct = of('solved');
  if (direct.length > 0) return direct.map(directly);
  const opposite = of('unsolved').filter(({ values }) => areStatuses(values));
  if (opposite.length > 0) return opposite.map(oppositely);
  const valued = of('none').filter(({ values }) => areStatuses(values));
  return valued.map((one) => (one.heading.trim() === '' ? directly(one) : byValue(one)));
}

/** What a mark below a heading means; 'unknown' if the column says something else. */
function meaningOf(heading: string): Status {
  const all = words(heading);
  const has = (pattern: RegExp) => all.some((word) => pattern.test(word));
  if (has(OTHER) && !has(COUNT)) return 'unknown';
  if (has(/^(status|state|result|verdict|outcome)$/)) return 'solved';
  if (has(/^(dates?|day|when|at|on|time|timestamp|last|next)$/)) return 'unknown';
  if (has(UNSOLVED_WORD) || (has(SOLVED_WORD) && OPPOSITE.test(heading)) || /\bto[\s_-]?do\b/i.test(heading))
    return has(NEUTRAL) ? 'solved' : 'unsolved';
  if (has(NEUTRAL) || has(SOLVED_WORD)) return 'solved';
  const itself = statusOf(heading);
  return itself === 'unknown' ? 'none' : itself;
}

/** Whether most values of a column are statuses; of numbers only 0 and 1, both of them. */
function areStatuses(values: readonly string[]): boolean {
  if (values.length > 0 && values.every((value) => /^\d+$/.test(value)))
    return values.every((value) => /^[01]$/.test(value)) && values.includes('0') && values.includes('1');
  const understood = values.filter((value) => isAnswer(value) && !isLikeDay(value) && !value.includes('%'));
  return understood.length > 0 && understood.length >= values.length / 2;
}

export function directly({ heading, column }: Pick<Candidate, 'heading' | 'column'>): StatusColumn {
  const all = words(heading);
  const isCount = all.some((word) => COUNT.test(word)) && all.some((word) => SOLVED_WORD.test(word));
  return {
    column,
    read(cell) {
      const said = cell.trim();
      if (isCount && /^\d+$/.test(said)) return { status: Number(said) > 0 ? 'solved' : 'unsolved', said };
      return { status: statusOf(said), said };
    },
  };
}

/** A mark means that it is not solved; no mark does not mean that it is. */
const oppositely = ({ heading, column }: Candidate): StatusColumn => ({
  column,
  read: (cell) => ({
    status: statusOf(cell) === 'solved' ? 'unsolved' : 'unknown',
    said: `${heading.trim()}: ${cell.trim() || 'empty'}`,
  }),
});

const byValue = ({ heading, column }: Candidate): StatusColumn => ({
  column,
  read(cell) {
    const status = statusOf(cell);
    const isUnclear = status !== 'none' && BARE.test(cell.trim());
    return { status: isUnclear ? 'unknown' : status, said: `${heading.trim()}: ${cell.trim()}` };
  },
});
