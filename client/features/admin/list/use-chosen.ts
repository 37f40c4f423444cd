import { useState } from 'react';
import type { ListFilter } from '#shared/rules/text/list-filter.ts';
import type { AnyRecord } from '#client/features/admin/form/form-values.ts';

/** The search and the filters of a list. */
export type Scope = { search: string; filter: ListFilter };

type Listed = { items: readonly AnyRecord[]; total: number; scope: Scope };

/** The selection in a list: single records across pages, or all that match. A changed search or filter clears it. */
export function useChosen({ items, total, scope }: Listed) {
  const within = JSON.stringify(scope);
  const none = { within, isAll: false, records: new Map<string, AnyRecord>() };
  const [state, setState] = useState(none);
  const { isAll, records } = state.within === within ? state : none;
  const choose = (chosen: Iterable<AnyRecord>) =>
    setState({ within, isAll: false, records: new Map(Array.from(chosen, (record) => [record.key, record])) });
  const has = ({ key }: { key: string }) => isAll || records.has(key);
  const others = (keys: readonly AnyRecord[]) => {
    const left = new Set(keys.map(({ key }) => key));
    return [...records.values()].filter(({ key }) => !left.has(key));
  };
  const isWholePage = items.length > 0 && items.every(has);
  // Selected records are replaced by a newer version if the current page shows one.
  const shown = new Map(items.map((record) => [record.key, record]));
  const chosen = [...records.values()];
  const seen = chosen.map((record) => shown.get(record.key) ?? record);
  if (seen.some((record, at) => record !== chosen[at])) choose(seen);

  return {
    count: isAll ? total : records.size,
    isAll,
    isWholePage,
    has,
    toggle(record: AnyRecord) {
      if (isAll) choose(items.filter(({ key }) => key !== record.key));
      else choose(has(record) ? others([record]) : [...records.values(), record]);
    },
    togglePage: () => choose(isWholePage ? (isAll ? [] : others(items)) : [...records.values(), ...items]),
    chooseAll: () => setState({ ...none, isAll: true }),
    clear: () => setState(none),
    /** Removes a deleted record from the selection. */
    drop: (key: string) =>
      setState((now) => ({ ...now, records: new Map([...now.records].filter(([chosenKey]) => chosenKey !== key)) })),
    /** The selected records as last shown; empty if all that match are selected, as not all of them were shown. */
    seen: isAll ? [] : seen,
    /** The selection for the server. */
    selection: isAll ? { ...scope, total } : { keys: seen.map(({ key }) => key) },
    /**
     * The selection as parameters of an export; null if the parameters of the list are sufficient, as all are selected.
     */
    parameters: isAll ? null : { keys: [...records.keys()].join(',') },
  };
}

export type Chosen = ReturnType<typeof useChosen>;
