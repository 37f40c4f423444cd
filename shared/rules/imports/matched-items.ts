import type { Match } from './import-file.ts';
import type { ImportedItem } from './parsed-import.ts';

/** A line, or a part of it, with its match on this site. */
export type MatchedItem<T> = { item: ImportedItem; match: Match<T> };

const NO_MATCH = { found: null, unclear: [] };

/** The names to look up: of each line, then of its parts. */
export const namesToMatch = (items: readonly ImportedItem[]): string[][] =>
  items.flatMap(({ names, parts = [] }) => [names, ...parts.map((part) => part.names)]);

/**
 * The lines with their matches; a line that is not a problem as a whole is replaced by its parts. What stands beside a
 * problem and matches nothing is not one.
 * @param matches in the order of `namesToMatch`
 */
export function matchedItems<T>(items: readonly ImportedItem[], matches: readonly Match<T>[]): MatchedItem<T>[] {
  let place = 0;
  const next = () => matches[place++] ?? NO_MATCH;
  return items.flatMap((item): MatchedItem<T>[] => {
    const whole = { item, match: next() };
    const parts = (item.parts ?? []).map((part) => ({ item: part, match: next() }));
    const isAside = item.question?.about === 'aside' && whole.match.found === null;
    if (isAside) return [];
    return whole.match.found === null && parts.length > 0 ? parts : [whole];
  });
}
