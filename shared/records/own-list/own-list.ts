import { laterOf, type Stamp, type SyncedKind } from '#shared/records/record-kind.ts';

/** A problem or a question of a list. `place` orders the list; a removed item remains with `isIn` false. */
export type ListItem = Stamp & { title: string; place: number; isIn: boolean };

/** Whether an item is done in a round. */
export type RoundMark = Stamp & { isDone: boolean };

/** A learner's own list, by a UUID. Changes of different items on several devices are all applied. */
export type OwnList = Stamp & {
  name: string;
  isRemoved: boolean;
  /** The token with which anyone can read the list; null while it is not shared. */
  share: string | null;
  /** When sharing by a token was stopped. Such a token is never valid again, even if an offline device still has it. */
  stopped: Record<string, number>;
  /** By the ids that cards have, too: `problem:two-sum`, `question:os/4`. */
  items: Record<string, ListItem>;
  /** The start of each round, by its key. 'Start over' begins another round; the marks of earlier ones remain. */
  rounds: Record<string, number>;
  /** By round and item: `<round> problem:two-sum`. */
  marks: Record<string, RoundMark>;
};

export const MAX_LIST_NAME = 100;
export const MAX_ITEMS = 1000;
export const MAX_ROUNDS = 50;
export const MAX_MARKS = 10_000;
export const MAX_STOPPED = 100;

export const ownList: SyncedKind<OwnList> = {
  merge(a, b) {
    const { at, by, name, isRemoved, share } = laterOf(headOf(a), headOf(b));
    const rounds = mergeEach(a.rounds, b.rounds, Math.min);
    const stopped = mergeEach(a.stopped, b.stopped, Math.min);
    return {
      at,
      by,
      name,
      isRemoved,
      share,
      rounds,
      stopped,
      items: latest(mergeEach(a.items, b.items, laterOf), MAX_ITEMS),
      marks: latest(mergeEach(a.marks, b.marks, laterOf), MAX_MARKS),
    };
  },
  max: 200,
};

/** The fields of a list that are replaced together. */
const headOf = ({ at, by, name, isRemoved, share }: OwnList) => ({ at, by, name, isRemoved, share });

/** Merges two sets of entries; `merge` merges two entries with the same key. */
function mergeEach<T>(one: Record<string, T>, other: Record<string, T>, merge: (a: T, b: T) => T): Record<string, T> {
  const merged = new Map(Object.entries(one));
  for (const [key, value] of Object.entries(other)) {
    const known = merged.get(key);
    merged.set(key, known === undefined ? value : merge(known, value));
  }
  return Object.fromEntries(merged);
}

/** The latest entries up to the limit, as the account would refuse the merge of two full lists. */
function latest<T extends Stamp>(entries: Record<string, T>, max: number): Record<string, T> {
  const all = Object.entries(entries);
  if (all.length <= max) return entries;
  const newestFirst = ([one, a]: [string, T], [other, b]: [string, T]) => b.at - a.at || (one < other ? -1 : 1);
  return Object.fromEntries(all.toSorted(newestFirst).slice(0, max));
}
