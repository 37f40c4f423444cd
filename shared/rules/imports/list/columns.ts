import { dayOrder, isLikeDay, readDay } from './day-in-text.ts';
import { SOLVED_WORD, words } from './heading-words.ts';
import { type Candidate, directly, isStatusHeading, type StatusColumn, statusColumns } from './status-columns.ts';

/** Where the columns of a table are; those that identify a problem the most reliable first. */
export type Columns = { names: number[]; status: StatusColumn[]; day: number | null };

const NAME = /^(problems?|questions?|names?|titles?|tasks?|exercises?|challenges?|leetcode|lc)$/;
const BESIDE_NAME = /^(the|of|a|full|frontend|practice|coding|statement|description|my|dsa|code|to|solve|all)$/;
const LINK = /^(link|links|url|urls|href|address|uri)$/;
const OTHER_LINK =
  /^(solutions?|videos?|youtube|notes?|github|article|editorial|code|discuss(ion)?|image|picture|company)$/;
const DATE =
  /^(dates?|day|days|when|at|on|timestamp|time|last|latest|first|submitted|submission|attempted|reviewed|practiced|practised)$/;
/** Dates on which nothing was solved. */
const OTHER_DATE =
  /^(next|due|added|created|creation|started?|begin|target|deadline|planned|scheduled?|released?|published|updated|modified|edited|remind(er)?|repeat|assigned|revise|future|goal|expires?)$/;
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
    (all.some((word) => SOLVED_WORD.test(word)) ? 4 : 0) +
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
  const isOfStatus = filled.some(isStatusHeading);
  return (isIdentified || isOfStatus) && !filled.some((cell) => isLikeDay(cell) || /^\d+$/.test(cell.trim()));
}

/** Finds the columns by the meaning of their headings, and a status also by its values. */
export function columnsOf(headings: readonly string[], rows: readonly (readonly string[])[]): Columns {
  const valuesOf = (column: number) => rows.map((row) => (row[column] ?? '').trim()).filter(Boolean);
  const all = headings.map((heading, column) => ({ heading, column, values: valuesOf(column) }));
  const isText = (values: readonly string[]) => values.some((value) => /\p{L}/u.test(value));
  const names = IDENTIFYING.flatMap((fits) => all.filter(({ heading, values }) => fits(heading) && isText(values)));
  const taken = new Set(names.map(({ column }) => column));
  const rest = all.filter(({ column }) => !taken.has(column));
  const day = dayColumn(rest);
  const found = statusColumns(rest);
  const dayHeading = day === null ? '' : (headings[day] ?? '');
  const isDayOfSolving = words(dayHeading).some((word) => SOLVED_WORD.test(word));
  const status = found.length > 0 || day === null || !isDayOfSolving ? found : [directly({ heading: '', column: day })];
  const isTaken = (column: number) => column === day || status.some((one) => one.column === column);
  const first = rest.find(({ column, values }) => !isTaken(column) && isText(values));
  return { names: names.length > 0 ? names.map(({ column }) => column) : first ? [first.column] : [], status, day };
}

function dayColumn(candidates: readonly Candidate[]): number | null {
  const fitting = candidates
    .filter(({ values }) => values.some((value) => isLikeDay(value) || readDay(value, dayOrder(values)) !== null))
    .map(({ heading, column }) => ({ column, fit: dayFit(heading) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit);
  return fitting[0]?.column ?? null;
}
