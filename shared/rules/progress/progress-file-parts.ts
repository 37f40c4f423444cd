import { MAX_CODE } from '#shared/rules/practice/practice-limits.ts';

type File = Record<string, unknown>;

/** Keeps a part far below the server's limit for one call. */
const MAX_CHARACTERS = 4 * MAX_CODE;

/**
 * Splits an exported file into parts that can be imported separately, as the own work may exceed the server's limit for
 * one call. The first part has everything else. A small file is one part, and so is anything but an export.
 */
export function partsOf(file: unknown): unknown[] {
  if (typeof file !== 'object' || file === null || !('format' in file)) return [file];
  const { drafts = [], submissions = [], sittings = [], records = [], ...rest } = file as File; // read as far as it is a record
  if (!Array.isArray(drafts) || !Array.isArray(submissions) || !Array.isArray(sittings) || !Array.isArray(records))
    return [file];
  if (JSON.stringify(file).length <= MAX_CHARACTERS) return [file];
  const none = { drafts: [], submissions: [], sittings: [], records: [] };
  const blank = { ...rest, items: [], activity: [], ...none };
  return [
    { ...rest, ...none },
    ...packed(drafts).map((some) => ({ ...blank, drafts: some })),
    ...packed(submissions).map((some) => ({ ...blank, submissions: some })),
    ...packed(sittings).map((some) => ({ ...blank, sittings: some })),
    ...packed(records).map((some) => ({ ...blank, records: some })),
  ];
}

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
