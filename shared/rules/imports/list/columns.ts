import { dayOrder, isLikeDay, readDay } from './day-in-text.ts';
import { statusOf } from './status.ts';

/** Where the columns of a table are; those that identify a problem the most reliable first. */
export type Columns = { names: number[]; status: number[]; day: number | null };

export const words = (heading: string): string[] =>
  heading
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/\p{L}+|\d+|#/gu) ?? [];

const NAME = /^(problems?|questions?|names?|titles?|tasks?|exercises?|challenges?|leetcode|lc)$/;
const BESIDE_NAME = /^(the|of|a|full|frontend|practice|coding|statement|description|my|dsa|code|to|solve|all)$/;
const LINK = /^(link|links|url|urls|href|address|uri)$/;
const OTHER_LINK =
  /^(solutions?|videos?|youtube|notes?|github|article|editorial|code|discuss(ion)?|image|picture|company)$/;
const STATUS =
  /^(status|state|solved|done|completed?|completion|progress|finished|result|verdict|check|checked|checkbox|accepted|ac|mastered|attempted|isdone|issolved|✓|✔|✅)$/;
const BESIDE_STATUS =
  /^(is|it|the|of|my|or|by|me|i|did|have|you|todo|to|do|not|yes|no|y|n|x|on|at|date|times|last|current|leetcode|lc)$/;
const SOLVED = /^(solved|done|completed?|completion|finished|accepted|ac|mastered|passed)$/;
const DATE =
  /^(dates?|day|days|when|at|on|timestamp|time|last|latest|first|submitted|submission|attempted|reviewed|practiced|practised)$/;
/** Dates on which nothing was solved. */
const OTHER_DATE =
  /^(next|due|added|created|creation|started?|begin|target|deadline|planned|scheduled?|released?|published|updated|modified|edited|remind(er)?|repeat|assigned|revise|future|goal|expires?)$/;
/** Columns of 'yes' and 'no' that say something else. */
const NO_STATUS =
  /^(premium|paid|locked?|free|star|starred|fav|favou?rites?|bookmark(ed)?|important|revise|revision|revisit|reviews?|reviewed|compan(y|ies)|asked|videos?|notes?|blind|grind|neetcode|hints?|likes?|must|rate|ratio|acceptance|percent|total|favor|has|solutions?|ids?|no|num|number)$/;
const COUNT = /^(times|count|counts|number|how|often|reps?|tries)$/;

const isName = (heading: string) => {
  const all = words(heading);
  return all.some((word) => NAME.test(word)) && all.every((word) => NAME.test(word) || BESIDE_NAME.test(word));
};
const isLinkHeading = (heading: string) => {
  const all = words(heading);
  return all.some((word) => LINK.test(word)) && !all.some((word) => OTHER_LINK.test(word));
};
const isSlug = (heading: string) => words(heading).includes('slug');

/** Headings that identify a problem, the most reliable first. */
const IDENTIFYING = [isLinkHeading, isSlug, isName];

export const isIdentifying = (heading: string): boolean => IDENTIFYING.some((fits) => fits(heading));

/** How well a heading fits the day on which a problem was solved; 0 if it does not. */
function dayFit(heading: string): number {
  const all = words(heading);
  if (all.some((word) => OTHER_DATE.test(word))) return 0;
  const isLast = all.some((word) => /^(last|latest)$/.test(word));
  return (
    (all.some((word) => SOLVED.test(word)) ? 4 : 0) +
    (isLast ? 2 : 0) +
    (all.some((word) => DATE.test(word)) ? 1 : 0) -
    (all.some((word) => /^reviews?$/.test(word)) && !isLast ? 9 : 0)
  );
}

/** Whether a row has the headings of a table of problems. One cell alone is a heading only if it says nothing else. */
export function isHeading(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length === 1) return isIdentifying(filled[0] ?? '') && words(filled[0] ?? '').length < 3;
  const isIdentified = filled.some((cell) => cell.length < 60 && isIdentifying(cell));
  const isOfStatus = filled.some((cell) => isOnlyStatus(words(cell)) && !isAnswer(cell));
  return (isIdentified || isOfStatus) && !filled.some((cell) => isLikeDay(cell) || /^\d+$/.test(cell.trim()));
}

/** Whether a heading has nothing but words about a status, unlike a line such as 'not done: Two Sum'. */
const isOnlyStatus = (all: readonly string[]) =>
  all.some((word) => STATUS.test(word)) && all.every((word) => STATUS.test(word) || BESIDE_STATUS.test(word));

const isAnswer = (cell: string) => ['solved', 'unsolved'].includes(statusOf(cell));

/** Finds the columns by the meaning of their headings, and a status also by its values. */
export function columnsOf(headings: readonly string[], rows: readonly (readonly string[])[]): Columns {
  const valuesOf = (column: number) => rows.map((row) => (row[column] ?? '').trim()).filter(Boolean);
  const all = headings.map((heading, column) => ({ heading, column, values: valuesOf(column) }));
  const isText = (values: readonly string[]) => values.some((value) => /\p{L}/u.test(value));
  const names = IDENTIFYING.flatMap((fits) => all.filter(({ heading, values }) => fits(heading) && isText(values)));
  const taken = new Set(names.map(({ column }) => column));
  const rest = all.filter(({ column }) => !taken.has(column));
  const day = dayColumn(rest);
  const headed = rest.filter(({ heading }) => isStatusHeading(heading));
  const valued = rest.filter(({ heading, values }) => !isOther(heading) && saysStatus(values));
  const status = (headed.length > 0 ? headed : valued).map(({ column }) => column);
  const first = rest.find(({ column, values }) => !status.includes(column) && column !== day && isText(values));
  return {
    names: names.length > 0 ? names.map(({ column }) => column) : first ? [first.column] : [],
    status:
      status.length > 0 || day === null || !words(headings[day] ?? '').some((word) => SOLVED.test(word))
        ? status
        : [day],
    day,
  };
}

const isOther = (heading: string) => words(heading).some((word) => NO_STATUS.test(word));

function isStatusHeading(heading: string): boolean {
  const all = words(heading);
  const isDate = all.some((word) => /^(dates?|day|when|at|on|time|timestamp|last|next)$/.test(word));
  return (
    all.some((word) => STATUS.test(word)) &&
    !(isDate && !/status|state|result|verdict/i.test(heading)) &&
    !isBeside(all)
  );
}

const isBeside = (all: readonly string[]) =>
  all.some((word) => NO_STATUS.test(word)) && !all.some((word) => COUNT.test(word));

/** Whether most values of a column are statuses; of numbers only 0 and 1, both of them. */
function saysStatus(values: readonly string[]): boolean {
  if (values.length === 0) return false;
  if (values.every((value) => /^\d+$/.test(value)))
    return values.every((value) => /^[01]$/.test(value)) && values.includes('0') && values.includes('1');
  const understood = values.filter((value) => isAnswer(value) && !isLikeDay(value));
  return understood.length > 0 && understood.length >= values.length / 2;
}

type Candidate = { heading: string; column: number; values: string[] };

function dayColumn(candidates: readonly Candidate[]): number | null {
  const fitting = candidates
    .filter(({ values }) => values.some((value) => isLikeDay(value) || readDay(value, dayOrder(values)) !== null))
    .map(({ heading, column }) => ({ column, fit: dayFit(heading) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit);
  return fitting[0]?.column ?? null;
}

/** Whether a column counts how often a problem was solved, so that a number above 0 means that it was. */
export const isCount = (heading: string): boolean => {
  const all = words(heading);
  return all.some((word) => COUNT.test(word)) && all.some((word) => SOLVED.test(word));
};
