import { useMemo } from 'react';
import { GUEST, OWNER } from '#client/lib/storage/progress-queue.ts';
import { ownWorkOf, storedEntries } from '#client/lib/storage/storage-keys.ts';
import { useStored, useStoredValue } from '#client/lib/storage/storage.ts';
import type { OwnList } from '#shared/records/own-list.ts';
import { ownListSlug } from '#shared/rules/lists/list-slug.ts';
import { problemCard } from '#shared/rules/review/card-ids.ts';
import type { Problem } from './problem.ts';

/*
 * The learner's own lists as lists of a sheet. They are read here without client/records, whose code a sheet does not
 * need.
 */

/** Negative ids, so that they are none of the site's. */
type OwnOnSheet = { id: number; slug: string; name: string; count: number };

const NONE: readonly OwnOnSheet[] = [];

/** The own lists, and rows that know on which of them they are; the given rows where there are no lists. */
export function useOwnListsOn(given: readonly Problem[]): { rows: readonly Problem[]; own: readonly OwnOnSheet[] } {
  const start = `${ownWorkOf(useStored(OWNER) ?? GUEST)}own-list:`;
  const texts = useStoredValue(() => JSON.stringify(storedEntries(start)), '[]');
  const lists = useMemo(() => listsIn(texts, start.length), [texts, start]);
  return useMemo(() => {
    if (lists.length === 0) return { rows: given, own: NONE };
    const own = lists.map(({ slug, name, ids }, index) => ({ id: -1 - index, slug, name, count: ids.size }));
    const rows = given.map((row) => {
      const { slug } = row;
      const on = slug === undefined ? [] : own.filter((_, index) => lists[index]?.ids.has(problemCard(slug)));
      return on.length === 0 ? row : { ...row, lists: [...(row.lists ?? []), ...on.map(({ id }) => id)] };
    });
    return { rows, own };
  }, [given, lists]);
}

type Stored = { slug: string; name: string; ids: ReadonlySet<string> };

function listsIn(texts: string, start: number): Stored[] {
  const entries = JSON.parse(texts) as [string, string][]; // as written above
  return entries
    .flatMap(([key, text]) => {
      const { name, isRemoved, items } = recordIn(text);
      if (isRemoved !== false || name === undefined) return [];
      const ids = Object.entries(items ?? {}).flatMap(([id, { isIn }]) => (isIn ? id : []));
      return { slug: ownListSlug(key.slice(start)), name, ids: new Set(ids) };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Of a text that client/records has written, if it is one. */
function recordIn(text: string): Partial<OwnList> {
  try {
    return (JSON.parse(text) as { record?: Partial<OwnList> }).record ?? {};
  } catch {
    return {};
  }
}
