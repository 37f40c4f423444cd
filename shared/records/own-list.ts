import { laterOf, type Stamp, type SyncedKind } from './record-kind.ts';

/** A problem or a question of a list; `place` orders the list, and what was taken out stays known as such. */
export type ListItem = Stamp & { title: string; place: number; isIn: boolean };

/** Whether an item is done in a round. */
export type RoundMark = Stamp & { isDone: boolean };

/** A list of a learner's own, by a UUID. Devices that change different items of it change both. */
export type OwnList = Stamp & {
  name: string;
  isRemoved: boolean;
  /** Who has this token may read the list; null while it is not shared. */
  share: string | null;
  /** When sharing by a token was stopped. Such a token opens nothing again, whatever a device that was away says. */
  stopped: Record<string, number>;
  /** By what they are: `problem:two-sum`, `question:os/4`, as cards are. */
  items: Record<string, ListItem>;
  /** When each round began, by its key: 'start over' begins another, and the marks of those before stay. */
  rounds: Record<string, number>;
  /** By round and item, as in `<round> problem:two-sum`. */
  marks: Record<string, RoundMark>;
};

export const MAX_LIST_NAME = 100;
export const MAX_ITEMS = 1000;
export const MAX_ROUNDS = 50;
export const MAX_MARKS = 10_000;
export const MAX_STOPPED = 100;

export const ownList: SyncedKind<OwnList> = {
  merge(one, other) {
    const { at, by, name, isRemoved, share } = laterOf(headOf(one), headOf(other));
    const rounds = each(one.rounds, other.rounds, Math.min);
    const stopped = each(one.stopped, other.stopped, Math.min);
    return {
      at,
      by,
      name,
      isRemoved,
      share,
      rounds,
      stopped,
      items: latest(each(one.items, other.items, laterOf), MAX_ITEMS),
      marks: latest(each(one.marks, other.marks, laterOf), MAX_MARKS),
    };
  },
  most: 200,
};

/** What of a list is replaced as a whole. */
const headOf = ({ at, by, name, isRemoved, share }: OwnList) => ({ at, by, name, isRemoved, share });

/** Two sets of entries as one; `merge` decides where both have the same. */
function each<T>(one: Record<string, T>, other: Record<string, T>, merge: (one: T, other: T) => T): Record<string, T> {
  const merged = new Map(Object.entries(one));
  for (const [key, value] of Object.entries(other)) {
    const known = merged.get(key);
    merged.set(key, known === undefined ? value : merge(known, value));
  }
  return Object.fromEntries(merged);
}

/** The latest of more entries than a list may have, as two full ones together: the account would refuse the others. */
function latest<T extends Stamp>(entries: Record<string, T>, most: number): Record<string, T> {
  const all = Object.entries(entries);
  if (all.length <= most) return entries;
  const newestFirst = ([one, a]: [string, T], [other, b]: [string, T]) => b.at - a.at || (one < other ? -1 : 1);
  return Object.fromEntries(all.toSorted(newestFirst).slice(0, most));
}
