import { useState } from 'react';
import type { ListFilter } from '#shared/rules/text/list-filter.ts';
import type { AnyRecord } from './form-values.ts';

/** What a list is narrowed to. */
export type Scope = { search: string; filter: ListFilter };

type Listed = { items: readonly AnyRecord[]; total: number; scope: Scope };

/** Which records of a list are chosen: one by one over several pages, or all that match. Other filters clear the choice. */
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
  // As the list shows them by now, on whichever of its pages.
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
    /** One that has been deleted. */
    drop: (key: string) =>
      setState((now) => ({ ...now, records: new Map([...now.records].filter(([chosenKey]) => chosenKey !== key)) })),
    /** Those that were looked at; nobody has looked at all that match. */
    seen: isAll ? [] : seen,
    /** As the server is told. */
    selection: isAll ? { ...scope, total } : { keys: seen.map(({ key }) => key) },
    /** As the address of an export says it; of all that match, the list's own address does. */
    parameters: isAll ? null : { keys: [...records.keys()].join(',') },
  };
}

export type Chosen = ReturnType<typeof useChosen>;
