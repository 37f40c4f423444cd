import { MAX_CARD_TITLE } from '#shared/records/review-card/review-card.ts';
import {
  MAX_LIST_NAME,
  MAX_ITEMS,
  MAX_MARKS,
  MAX_ROUNDS,
  MAX_STOPPED,
  type OwnList,
} from '#shared/records/own-list/own-list.ts';
import { stampAfter } from '#shared/records/record-kind.ts';
import { itemsOf, type ShownItem } from './list-items.ts';
import { currentRound, markKey } from './list-rounds.ts';

/*
 * The changes of a learner's own list. Each function returns the changed list; null if there is nothing to change or
 * the list is full.
 */

/** The time of a change, in milliseconds, and a UUID for it. */
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

/** The token by which a list is shared; null if it is not shared. */
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

/** Whether a list can have no further item. Removed items count too, as other devices have to learn of the removal. */
export const isFull = ({ items }: OwnList): boolean => Object.keys(items).length >= MAX_ITEMS;

export const hasItem = ({ items }: OwnList, id: string): boolean =>
  Object.hasOwn(items, id) && items[id]?.isIn === true;

/**
 * Gives a list a name and exactly these items, in this order. A removed list is restored, without being shared. Null if
 * it would have too many items, including removed ones.
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

/** Takes an item out, or puts it back at its old place. */
export const takenOut = (list: OwnList, id: string, isOut: boolean, change: Change): OwnList | null =>
  Object.hasOwn(list.items, id) ? withItems(list, { [id]: { isIn: !isOut } }, change) : null;

/** Moves an item by one place. Only this item changes, unless no number fits between those of its new neighbours. */
export function moved(list: OwnList, id: string, by: -1 | 1, change: Change): OwnList | null {
  const items = itemsOf(list);
  const index = items.findIndex((item) => item.id === id);
  const passed = items[index + by];
  if (index === -1 || !passed) return null;
  const beyond = items[index + 2 * by]?.place ?? passed.place + 2 * by;
  const place = (passed.place + beyond) / 2;
  if (place !== passed.place && place !== beyond) return withItems(list, { [id]: { place } }, change);
  const order = items.filter((item) => item.id !== id).toSpliced(index + by, 0, items[index] ?? passed);
  return withItems(list, Object.fromEntries(order.map((item, position) => [item.id, { place: position }])), change);
}

/** Ticks an item in the current round, or removes the tick. */
export function marked(list: OwnList, id: string, isDone: boolean, { now, key }: Change): OwnList | null {
  const round = currentRound(list);
  if (round === null) return null;
  const mark = markKey(round, id);
  const known = list.marks[mark];
  if (!known && Object.keys(list.marks).length >= MAX_MARKS) return null;
  return { ...list, marks: { ...list.marks, [mark]: { ...stampAfter(known?.at ?? 0, now, key), isDone } } };
}

/** Begins a new round, which is later than the current one even if the clock is behind. */
export function startedOver(list: OwnList, { now, key }: Change): OwnList | null {
  const rounds = Object.values(list.rounds);
  if (rounds.length >= MAX_ROUNDS) return null;
  return { ...list, rounds: { ...list.rounds, [key]: Math.max(now, ...rounds.map((at) => at + 1)) } };
}
