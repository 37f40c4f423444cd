import { comparable, formsOf } from './name-forms.ts';
import { comparableAddress, isAddress, problemPart } from './problem-address.ts';
import { otherNamesOf } from './other-names.ts';

/** A value that is found by any of its names, or by its address on another site. */
export type Known<T> = { names: readonly string[]; link: string; value: T };

/** Null if nothing matches; several values if the names are ambiguous. */
export type Matcher<T> = (names: readonly string[]) => T[] | null;

/**
 * The matcher tries names in order; the first one that matches exactly one value decides. What other sites call a
 * problem counts only if no value has that name itself.
 */
export function createMatcher<T>(all: readonly Known<T>[]): Matcher<T> {
  const byName = new Map<string, Set<T>>();
  const byOtherName = new Map<string, Set<T>>();
  const byLink = new Map<string, Set<T>>();
  for (const { names, link, value } of all) {
    for (const name of names) {
      add(byName, comparable(name), value);
      for (const other of otherNamesOf(name)) add(byOtherName, comparable(other), value);
    }
    if (link !== '') add(byLink, comparableAddress(link), value);
  }
  return (names) => {
    let unclear: T[] | null = null;
    for (const name of names) {
      const matches = isAddress(name) ? findByAddress(name) : findByName(name);
      if (matches?.size === 1) return [...matches];
      if (matches) unclear ??= [...matches];
    }
    return unclear;
  };

  function findByAddress(address: string): Set<T> | undefined {
    const linked = byLink.get(comparableAddress(address));
    if (linked?.size === 1) return linked;
    const part = problemPart(address);
    return (part === null ? undefined : findByName(part)) ?? linked;
  }

  function findByName(name: string): Set<T> | undefined {
    const forms = formsOf(name).map(comparable);
    const form = forms.find((one) => byName.has(one) || byOtherName.has(one)) ?? '';
    return byName.get(form) ?? byOtherName.get(form);
  }
}

function add<T>(index: Map<string, Set<T>>, key: string, value: T): void {
  if (key === '') return;
  index.set(key, (index.get(key) ?? new Set()).add(value));
}
