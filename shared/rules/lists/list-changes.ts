import { MAX_CARD_TITLE } from '#shared/records/review-card.ts';
import {
  MAX_LIST_NAME,
  MAX_ITEMS,
  MAX_MARKS,
  MAX_ROUNDS,
  MAX_STOPPED,
  type OwnList,
} from '#shared/records/own-list.ts';
import { stampAfter } from '#shared/records/record-kind.ts';
import { itemsOf, type ShownItem } from './list-items.ts';
import { currentRound, markKey } from './list-rounds.ts';

/*
 * The changes of a list of one's own. Each returns the list as it is afterwards; null where there is nothing to change,
 * or where the list has as much as it may have.
 */

/** When something is changed, and a UUID for the change. */
export type Change = { now: number; key: string };

export const nameOf = (text: string): string => text.trim().slice(0, MAX_LIST_NAME);

export function newList(name: string, items: readonly ShownItem[], { now, key }: Change): OwnList {
  const stamp = { at: now, by: key };
  return {
    ...stamp,
    name: nameOf(name),
    isRemoved: false,
    share: null,
    stopped: {},
    items: Object.fromEntries(
      items
        .slice(0, MAX_ITEMS)
        .map(({ id, title }, place) => [id, { ...stamp, title: title.slice(0, MAX_CARD_TITLE), place, isIn: true }]),
    ),
    rounds: { [key]: now },
    marks: {},
  };
}

type Head = Partial<Pick<OwnList, 'name' | 'isRemoved' | 'share'>>;

const withHead = (list: OwnList, head: Head, { now, key }: Change): OwnList => ({
  ...list,
  ...head,
  ...stampAfter(list.at, now, key),
});

export function renamed(list: OwnList, text: string, change: Change): OwnList | null {
  const name = nameOf(text);
  return name === '' || name === list.name ? null : withHead(list, { name }, change);
}

export const removed = (list: OwnList, isRemoved: boolean, change: Change): OwnList =>
  withHead(list, { isRemoved }, change);

/** The token by which a list is shared; null while it is not. */
export const tokenOf = ({ share, stopped }: Pick<OwnList, 'share' | 'stopped'>): string | null =>
  share !== null && !Object.hasOwn(stopped, share) ? share : null;

export const shared = (list: OwnList, token: string, change: Change): OwnList | null =>
  Object.keys(list.stopped).length >= MAX_STOPPED ? null : withHead(list, { share: token }, change);

export function notShared(list: OwnList, change: Change): OwnList | null {
  if (list.share === null) return null;
  return { ...withHead(list, { share: null }, change), stopped: { ...list.stopped, [list.share]: change.now } };
}

type Item = OwnList['items'][string];

const withItems = (list: OwnList, changed: Record<string, Partial<Item>>, { now, key }: Change): OwnList => {
  const items = { ...list.items };
  for (const [id, fields] of Object.entries(changed)) {
    const known = items[id];
    const { title = '', place = 0, isIn = true } = { ...known, ...fields };
    items[id] = { ...stampAfter(known?.at ?? 0, now, key), title, place, isIn };
  }
  return { ...list, items };
};

/** Whether a list takes another item. What was taken out counts, as devices that were away have to hear of it. */
export const isFull = ({ items }: OwnList): boolean => Object.keys(items).length >= MAX_ITEMS;

export const hasItem = ({ items }: OwnList, id: string): boolean =>
  Object.hasOwn(items, id) && items[id]?.isIn === true;

/**
 * Gives a list a name and exactly these items, in this order; one that was removed is there again, and not shared. Null
 * where it would have more items than it may, with those that were taken out.
 */
export function replaced(
  list: OwnList,
  { name, items }: { name: string; items: readonly ShownItem[] },
  change: Change,
): OwnList | null {
  const next = new Map(items.map(({ id, title }, place) => [id, { title: title.slice(0, MAX_CARD_TITLE), place }]));
  const others = Object.keys(list.items).filter((id) => !next.has(id));
  if (others.length + next.size > MAX_ITEMS) return null;
  const changed: Record<string, Partial<Item>> = {};
  for (const id of others) if (hasItem(list, id)) changed[id] = { isIn: false };
  for (const [id, { title, place }] of next) {
    const known = Object.hasOwn(list.items, id) ? list.items[id] : undefined;
    const isSame = known?.isIn === true && known.place === place && known.title === title;
    if (!isSame) changed[id] = { title, place, isIn: true };
  }
  const named = list.isRemoved ? removed(notShared(list, change) ?? list, false, change) : list;
  return withItems(renamed(named, name, change) ?? named, changed, change);
}

/** Adds an item at the end. */
export function withItem(list: OwnList, { id, title }: ShownItem, change: Change): OwnList | null {
  if (hasItem(list, id) || (isFull(list) && !Object.hasOwn(list.items, id))) return null;
  const place = (itemsOf(list).at(-1)?.place ?? -1) + 1;
  return withItems(list, { [id]: { title: title.slice(0, MAX_CARD_TITLE), place, isIn: true } }, change);
}

/** Takes an item out, or puts it back where it was. */
export const takenOut = (list: OwnList, id: string, isOut: boolean, change: Change): OwnList | null =>
  Object.hasOwn(list.items, id) ? withItems(list, { [id]: { isIn: !isOut } }, change) : null;

/** Moves an item by one place. Only its own place changes, unless there is no room between its new neighbours. */
export function moved(list: OwnList, id: string, by: -1 | 1, change: Change): OwnList | null {
  const items = itemsOf(list);
  const index = items.findIndex((item) => item.id === id);
  const passed = items[index + by];
  if (index === -1 || !passed) return null;
  const beyond = items[index + 2 * by]?.place ?? passed.place + 2 * by;
  const place = (passed.place + beyond) / 2;
  if (place !== passed.place && place !== beyond) return withItems(list, { [id]: { place } }, change);
  const order = items.filter((item) => item.id !== id).toSpliced(index + by, 0, items[index] ?? passed);
  return withItems(list, Object.fromEntries(order.map((item, at) => [item.id, { place: at }])), change);
}

/** Ticks an item in the current round, or takes the tick back. */
export function marked(list: OwnList, id: string, isDone: boolean, { now, key }: Change): OwnList | null {
  const round = currentRound(list);
  if (round === null) return null;
  const mark = markKey(round, id);
  const known = list.marks[mark];
  if (!known && Object.keys(list.marks).length >= MAX_MARKS) return null;
  return { ...list, marks: { ...list.marks, [mark]: { ...stampAfter(known?.at ?? 0, now, key), isDone } } };
}

/** Begins another round, later than the current one also by a clock that is behind. */
export function startedOver(list: OwnList, { now, key }: Change): OwnList | null {
  const rounds = Object.values(list.rounds);
  if (rounds.length >= MAX_ROUNDS) return null;
  return { ...list, rounds: { ...list.rounds, [key]: Math.max(now, ...rounds.map((at) => at + 1)) } };
}
