import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { type SheetAddress, sheetParameters } from '#shared/rules/sheets/sheet-address.ts';
import { findCompany } from '#shared/rules/sheets/company-names.ts';
import { companiesOf, filterSheet, sortSheet } from '#shared/rules/sheets/sheet-filter.ts';
import { useLists } from './lists.ts';
import { useOwnListsOn } from './own-lists.ts';
import type { Problem } from './problem.ts';
import { markReader } from '#client/records/marks.ts';
import { useMarks } from './progress.ts';
import { currentSheetAddress, useSheetAddress } from './use-sheet-address.ts';

/** The topic, the company or the whole list that a page shows. */
export type SheetScope = Partial<Pick<SheetAddress, 'topic' | 'company' | 'list'>>;

const NONE: ReadonlySet<string> = new Set();

/** The rows that match the filter in the address, and functions to change it. */
export function useSheetRows(given: readonly Problem[], scope: SheetScope) {
  const { address, go } = useSheetAddress();
  const { rows, ownId = null, ownSlug, ownChoices, ownLine } = useOwnListsOn(given, address.list);
  const marks = useMarks(rows);
  const { level, show, solvable, q, sort } = address;
  const isOfCompany = scope.company !== undefined;
  const companies = useMemo(() => (isOfCompany ? null : companiesOf(rows)), [rows, isOfCompany]);
  const spelled = (asked: string | null) => companies && findCompany(companies, asked);
  const company = spelled(address.company);
  const { lists, list } = useLists(address.list);
  const isWholeList = scope.list !== undefined;
  const listId = isWholeList ? null : (list?.id ?? ownId);

  // A row that the learner changes here is still shown, greyed, until they choose a filter again, so that a mistake can
  // be undone and no other row moves under the pointer. A row that is changed elsewhere disappears at once.
  const here = sheetParameters(address).toString();
  const [changed, setChanged] = useState({ here, names: NONE });
  const kept = changed.here === here ? changed.names : NONE;

  // A tick is painted before all rows are filtered again.
  const latest = useMemo(() => ({ rows, marks, kept }), [rows, marks, kept]);
  const before = useDeferredValue(latest);
  const seen = before.rows === rows ? before : latest;

  const filtered = useMemo(
    () => filterSheet({ filter: { level, show, solvable, company, list: listId, q }, ...seen }),
    [level, show, solvable, company, listId, q, seen],
  );
  const ordered = useMemo(() => sortSheet(filtered.shown, sort), [filtered, sort]);
  const randomProblem = address.random === null ? undefined : rows.find(({ id }) => id === address.random);

  const keep = useCallback(
    ({ name }: Problem) =>
      setChanged((last) => ({ here, names: new Set(last.here === here ? last.names : NONE).add(name) })),
    [here],
  );
  const releaseKept = () => setChanged({ here, names: NONE });
  const change = (next: Partial<SheetAddress>, options?: { replace: boolean }) => {
    const now = currentSheetAddress();
    // Another topic, company or list is about to be rendered, so a change for the previous one is dropped.
    const isLeft = (['topic', 'company', 'list'] as const).some(
      (key) => scope[key] !== undefined && now[key] !== address[key] && now[key] !== scope[key],
    );
    if (isLeft) return;
    releaseKept();
    go({ ...now, topic: null, company: spelled(now.company), random: null, ...scope, ...next }, options);
  };
  return {
    filter: { level, show, solvable, company, list: listId, q, sort },
    counts: filtered.counts,
    /** The options: companies with matching rows, and the chosen one; null on the page of a company. */
    companies:
      companies
        ?.map((name) => ({ name, count: filtered.counts.company.get(name) ?? 0 }))
        .filter(({ name, count }) => count > 0 || name === company) ?? null,
    list,
    isWholeList,
    /** The options: lists with matching rows, and the chosen one; all of them if a whole list is shown. */
    lists: lists
      .map((one) => ({ ...one, count: isWholeList ? one.count : (filtered.counts.list.get(one.id) ?? 0) }))
      .filter(({ slug, count }) => count > 0 || slug === list?.slug),
    /** The chosen list, of the site or own, and the own ones as options. */
    listSlug: list?.slug ?? ownSlug ?? '',
    ownChoices: ownChoices?.(filtered.counts.list),
    ownLine,
    done: marks?.filter(({ isDone }) => isDone).length ?? 0,
    /** The number of rows that match the filter; more may be shown. */
    matching: filtered.matching.length,
    shown: randomProblem ? [randomProblem] : ordered,
    randomProblem,
    isFiltered: level !== null || show !== null || solvable || company !== null || listId !== null || q !== '',
    change,
    clear: () => go(scope),
    drawRandom() {
      const next = draw(filtered.matching, address.random);
      if (next) change({ random: next.id });
    },
    keep,
    releaseKept,
  };
}

export type SheetView = ReturnType<typeof useSheetRows>;

/** A random row: not the previous one if there is another, and preferably one that is not done yet. */
function draw(rows: readonly Problem[], before: number | null): Problem | undefined {
  const others = rows.filter((row) => row.id !== before);
  const isDone = markReader('done');
  const open = others.filter((row) => !isDone(row));
  const pool = open.length > 0 ? open : others.length > 0 ? others : rows;
  return pool[Math.floor(Math.random() * pool.length)];
}
