import { MAX_CODE } from '#shared/rules/practice/practice-limits.ts';

type ProgressFile = Record<string, unknown>;

/** The most characters of a part, far below the server's limit for one call. */
const MAX_CHARACTERS = 4 * MAX_CODE;

/**
 * Splits an exported file into parts that can be imported separately, as a learner's drafts and submissions may exceed the server's
 * limit for one call. The first part has everything else. A small file is a single part; so is anything but an export.
 */
export function splitProgressFile(file: unknown): unknown[] {
  if (typeof file !== 'object' || file === null || !('format' in file)) return [file];
  const progressFile = file as ProgressFile; // checked below
  const lists = LISTS.map((name) => ({ name, items: progressFile[name] === undefined ? [] : progressFile[name] }));
  if (!lists.every(isArrayOfItems) || JSON.stringify(file).length <= MAX_CHARACTERS) return [file];
  const first = { ...progressFile, ...Object.fromEntries(LISTS.map((name) => [name, []])) };
  const blank = { ...first, items: [], activity: [] };
  return [first, ...lists.flatMap(({ name, items }) => packed(items).map((some) => ({ ...blank, [name]: some })))];
}

/** The lists that may be too large for one call. */
const LISTS = ['drafts', 'submissions', 'sittings', 'records'] as const;

type NamedList = { name: (typeof LISTS)[number]; items: unknown };

const isArrayOfItems = (list: NamedList): list is NamedList & { items: unknown[] } => Array.isArray(list.items);

function packed(list: readonly unknown[]): unknown[][] {
  const packs: unknown[][] = [];
  let room = 0;
  for (const one of list) {
    const size = JSON.stringify(one)?.length ?? 0;
    if (packs.length === 0 || size > room) {
      packs.push([]);
      room = MAX_CHARACTERS;
    }
    packs.at(-1)?.push(one);
    room -= size;
  }
  return packs;
}
