import type { OwnList } from '#shared/records/own-list/own-list.ts';

/** An item as a list shows it: its id, which is a card id, and its title. */
export type ShownItem = { id: string; title: string };

/** The items in the list, in order. Items that devices put at the same place are ordered by their ids. */
export const itemsOf = ({ items }: Pick<OwnList, 'items'>): (ShownItem & { place: number })[] =>
  Object.entries(items)
    .flatMap(([id, { title, place, isIn }]) => (isIn ? { id, title, place } : []))
    .toSorted((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1));

const byName = new Intl.Collator('en', { numeric: true });

/** Sorts lists by name, and lists with the same name by id. */
export const inOrder = <L extends { id: string; list: Pick<OwnList, 'name'> }>(lists: readonly L[]): L[] =>
  lists.toSorted((a, b) => byName.compare(a.list.name, b.list.name) || (a.id < b.id ? -1 : 1));
