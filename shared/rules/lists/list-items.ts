import type { OwnList } from '#shared/records/own-list.ts';

/** What a list shows of an item: its id, as a card's, and its title. */
export type ShownItem = { id: string; title: string };

/** The items that are in the list, in its order. Two that devices put at one place are ordered by their ids. */
export const itemsOf = ({ items }: Pick<OwnList, 'items'>): (ShownItem & { place: number })[] =>
  Object.entries(items)
    .flatMap(([id, { title, place, isIn }]) => (isIn ? { id, title, place } : []))
    .toSorted((one, other) => one.place - other.place || (one.id < other.id ? -1 : 1));

const byName = new Intl.Collator('en', { numeric: true });

/** Lists by their names; two of one name stay apart by their ids. */
export const inOrder = <L extends { id: string; list: Pick<OwnList, 'name'> }>(lists: readonly L[]): L[] =>
  lists.toSorted((one, other) => byName.compare(one.list.name, other.list.name) || (one.id < other.id ? -1 : 1));
