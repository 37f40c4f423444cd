import { LEVELS } from './difficulty.ts';
import { splitList } from '#shared/rules/text/list-text.ts';
import { foldText } from '#shared/rules/text/search-words.ts';
import type { SheetAddress, Show, Sort } from './sheet-address.ts';

/** A learner's progress on a problem. */
export type ProgressMarks = { isDone: boolean; isStarred: boolean; hasNote: boolean };

/**
 * `reports` is how often candidates reported the problem for the company of the sheet; `lists` are the ids of the lists
 * that it is on, `known` the names of the known problems of which it is a variant.
 */
export type FilteredRow = {
  name: string;
  level: string;
  companies: string;
  slug?: string;
  reports?: number;
  lists?: readonly number[];
  known?: string;
};

type Filter = Pick<SheetAddress, 'level' | 'show' | 'solvable' | 'company' | 'q'> & { list: number | null };

/** The number of rows that each choice would leave. */
export type SheetCounts = {
  level: Map<string, number>;
  show: Map<Show | 'all', number>;
  company: Map<string, number>;
  list: Map<number, number>;
  solvable: number;
};

type Filtering<Row> = {
  rows: readonly Row[];
  filter: Filter;
  /** The mark of each row; null if the marks are unknown: then they filter out no row. */
  marks: readonly ProgressMarks[] | null;
  /** Names of rows that stay visible although their mark no longer matches the filter. */
  kept: ReadonlySet<string>;
};

const SHOWN: Record<Show, (mark: ProgressMarks) => boolean> = {
  todo: ({ isDone }) => !isDone,
  done: ({ isDone }) => isDone,
  starred: ({ isStarred }) => isStarred,
  note: ({ hasNote }) => hasNote,
};
const SHOW_NAMES = Object.keys(SHOWN) as Show[]; // its keys
const UNMARKED: ProgressMarks = { isDone: false, isStarred: false, hasNote: false };

/**
 * The rows that match every part of the filter, in their order, and the number that each choice would leave under the
 * other parts. @returns `matching` without, `shown` with the rows that are only in `kept`
 */
export function filterSheet<Row extends FilteredRow>({ rows, filter, marks, kept }: Filtering<Row>) {
  const words = foldText(filter.q).split(/\s+/);
  const counts: SheetCounts = { level: new Map(), show: new Map(), company: new Map(), list: new Map(), solvable: 0 };
  const matching: Row[] = [];
  const shown: Row[] = [];
  rows.forEach((row, index) => {
    const name = foldText(`${row.name} ${row.known ?? ''}`);
    if (!words.every((word) => name.includes(word))) return;
    const mark = marks?.[index] ?? UNMARKED;
    const companies = splitList(row.companies);
    const { lists = [] } = row;
    const fits = {
      level: filter.level === null || row.level === filter.level,
      show: filter.show === null || marks === null || SHOWN[filter.show](mark),
      company: filter.company === null || companies.includes(filter.company),
      list: filter.list === null || lists.includes(filter.list),
    };
    const isSolvable = row.slug !== undefined;
    if (isSolvable && fits.level && fits.show && fits.company && fits.list) counts.solvable++;
    if (filter.solvable && !isSolvable) return;
    if (fits.show && fits.company && fits.list) add(counts.level, row.level);
    if (fits.level && fits.show && fits.list) for (const company of companies) add(counts.company, company);
    if (fits.level && fits.show && fits.company) for (const list of lists) add(counts.list, list);
    if (!fits.level || !fits.company || !fits.list) return;
    add(counts.show, 'all');
    for (const show of SHOW_NAMES) if (SHOWN[show](mark)) add(counts.show, show);
    if (fits.show) matching.push(row);
    if (fits.show || kept.has(row.name)) shown.push(row);
  });
  return { matching, shown, counts };
}

function add<Key>(counts: Map<Key, number>, key: Key) {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const byName = new Intl.Collator('en', { numeric: true });
/** An unknown level comes last. */
const rank = ({ level }: FilteredRow) => {
  const index = LEVELS.findIndex((known) => known === level);
  return index === -1 ? LEVELS.length : index;
};

/** Equal rows keep the sheet's order. */
export function sortSheet<Row extends FilteredRow>(rows: readonly Row[], sort: Sort | null): readonly Row[] {
  if (sort === 'name') return rows.toSorted((a, b) => byName.compare(a.name, b.name));
  if (sort === 'reports') return rows.toSorted((a, b) => (b.reports ?? 0) - (a.reports ?? 0));
  if (sort === 'difficulty') return rows.toSorted((a, b) => rank(a) - rank(b));
  return rows;
}

/** Every company that the rows name, sorted case-insensitively. */
export function companiesOf(rows: readonly FilteredRow[]): string[] {
  const names = new Set(rows.flatMap(({ companies }) => splitList(companies)));
  return [...names].toSorted(new Intl.Collator('en', { sensitivity: 'accent' }).compare);
}
