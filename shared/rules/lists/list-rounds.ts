import type { OwnList } from '#shared/records/own-list/own-list.ts';
import { itemsOf } from './list-items.ts';

/** A round of a list: when it began, and how many items were done in it. */
export type Round = { key: string; beganAt: number; done: number };

export const markKey = (round: string, item: string): string => `${round} ${item}`;

/** The key of the current round, which began last; null if there is none. */
export function currentRound({ rounds }: Pick<OwnList, 'rounds'>): string | null {
  const latest = Object.entries(rounds).toSorted(
    ([one, at], [other, otherAt]) => otherAt - at || (one < other ? 1 : -1),
  )[0];
  return latest?.[0] ?? null;
}

/** The ids of the items that are done in the current round, including items that are no longer in the list. */
export function doneNow(list: Pick<OwnList, 'rounds' | 'marks'>): Set<string> {
  const start = markKey(currentRound(list) ?? '', '');
  const done = Object.entries(list.marks).filter(([key, { isDone }]) => isDone && key.startsWith(start));
  return new Set(done.map(([key]) => key.slice(start.length)));
}

/** How many of the items are done in the current round. */
export function progressOf(list: OwnList): { done: number; of: number } {
  const [items, done] = [itemsOf(list), doneNow(list)];
  return { done: items.filter(({ id }) => done.has(id)).length, of: items.length };
}

/**
 * All rounds, newest first; the current one has no end. Earlier rounds without anything done are left out: two devices
 * that start over at the same time begin two rounds.
 */
export function roundsOf(list: Pick<OwnList, 'rounds' | 'marks'>): (Round & { endedAt: number | null })[] {
  const counts = new Map<string, number>();
  for (const [key, { isDone }] of Object.entries(list.marks)) {
    const round = key.slice(0, key.indexOf(' '));
    if (isDone) counts.set(round, (counts.get(round) ?? 0) + 1);
  }
  const rounds = Object.entries(list.rounds)
    .map(([key, beganAt]) => ({ key, beganAt, done: counts.get(key) ?? 0 }))
    .toSorted((a, b) => a.beganAt - b.beganAt || (a.key < b.key ? -1 : 1));
  return rounds
    .map((round, index) => ({ ...round, endedAt: rounds[index + 1]?.beganAt ?? null }))
    .filter(({ done, endedAt }) => done > 0 || endedAt === null)
    .toReversed();
}

/** The rounds before the current one, newest first, with their end. */
export const earlierRounds = (list: Pick<OwnList, 'rounds' | 'marks'>): (Round & { endedAt: number })[] =>
  roundsOf(list).flatMap(({ endedAt, ...round }) => (endedAt === null ? [] : [{ ...round, endedAt }]));
