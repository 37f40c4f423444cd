import { splitList } from '#shared/rules/text/list-text.ts';
import { MAX_ID } from '#shared/rules/max-id.ts';

/** The number after each name of a text such as 'Amazon 33, Dell 2', in its order; items without one are ignored. */
export function readCounts(text: string): Map<string, number> {
  return new Map(splitList(text).flatMap((item) => countOf(item)));
}

/** Writes counts as text, in descending order, equal ones by name. */
export const writeCounts = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([one, many], [other, few]) => few - many || byName.compare(one, other))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

/** Whether every item has a number, and all names differ. */
export function isCounts(text: string): boolean {
  const items = splitList(text);
  return readCounts(text).size === items.length;
}

function countOf(item: string): [name: string, count: number][] {
  const [, name, digits] = /^(.*\S)\s+(\d+)$/.exec(item) ?? [];
  return name === undefined || Number(digits) > MAX_ID ? [] : [[name, Number(digits)]];
}

const byName = new Intl.Collator('en', { sensitivity: 'accent' });
