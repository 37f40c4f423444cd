import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OwnList } from '#shared/records/own-list/own-list.ts';
import { href } from '#shared/paths.ts';
import { ownListSlug } from '#shared/rules/lists/list-slug.ts';
import { problemCard } from '#shared/rules/review/card-ids.ts';
import type { Problem } from './problem.ts';

type Stored = {
  /** An id within this sheet; negative, so that it is not an id of the site. */
  id: number;
  key: string;
  slug: string;
  name: string;
  ids: ReadonlySet<string>;
};

/** Lines of key and text, with the prefix of the keys, and the list in the address. */
type StoredLists = { texts: string; start: string; asked: string | null };

/** The learner's own lists on a sheet, read without the code of client/records. */
export function readOwnLists(problems: readonly Problem[], { texts, start, asked }: StoredLists) {
  const lists = listsIn(texts, start);
  const chosen = lists.find(({ slug }) => slug === asked?.toLowerCase());
  return {
    rows: problems.map((row) => withLists(row, lists)),
    ownId: chosen?.id,
    ownSlug: chosen?.slug,
    /** The options with the number of matching rows: those with any, and the chosen one. */
    ownChoices(counts: ReadonlyMap<number, number>): ReactNode {
      const shown = lists.filter(({ id }) => counts.has(id) || id === chosen?.id);
      if (shown.length === 0) return null;
      return (
        <optgroup label="Yours">
          {shown.map(({ id, slug, name }) => (
            <option key={slug} value={slug}>
              {name} ({counts.get(id) ?? 0})
            </option>
          ))}
        </optgroup>
      );
    },
    /** The link to the chosen list. */
    ownLine: chosen && (
      <div className="min-h-10 text-sm text-muted md:-mb-2">
        <Link
          to={href('ownList', { id: chosen.key })}
          className="inline-flex min-h-10 items-center font-medium underline underline-offset-4 hover:text-ink"
        >
          Open the list
        </Link>
      </div>
    ),
  };
}

function withLists(row: Problem, lists: readonly Stored[]): Problem {
  const { slug, lists: known = [] } = row;
  if (slug === undefined) return row;
  const own = lists.filter(({ ids }) => ids.has(problemCard(slug)));
  return own.length === 0 ? row : { ...row, lists: [...known, ...own.map(({ id }) => id)] };
}

const byName = new Intl.Collator('en', { numeric: true });

function listsIn(texts: string, start: string): Stored[] {
  const stored = texts.split('\n').flatMap((line) => {
    const comma = line.indexOf(',');
    const { name, isRemoved, items } = recordIn(line.slice(comma + 1));
    if (isRemoved !== false || name === undefined) return [];
    const key = line.slice(start.length, comma);
    const ids = Object.entries(items ?? {}).flatMap(([id, { isIn }]) => (isIn ? id : []));
    return { key, slug: ownListSlug(key), name, ids: new Set(ids) };
  });
  return stored.toSorted((a, b) => byName.compare(a.name, b.name)).map((list, index) => ({ ...list, id: -1 - index }));
}

/** Reads a text that client/records has stored; empty if it is not valid. */
function recordIn(text: string): Partial<OwnList> {
  try {
    return (JSON.parse(text) as { record?: Partial<OwnList> }).record ?? {};
  } catch {
    return {};
  }
}
