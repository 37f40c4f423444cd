import { expect, test } from 'vitest';
import { type ListItem, MAX_ITEMS, ownList, type OwnList } from './own-list.ts';

test('two full lists are merged to the latest items, in either order, so that the account accepts the result', () => {
  const item = (at: number): ListItem => ({ at, by: 'a', title: `${at}`, place: at, isIn: true });
  const listOf = (first: number): OwnList => ({
    at: 1,
    by: 'a',
    name: 'One',
    isRemoved: false,
    share: null,
    stopped: {},
    rounds: {},
    marks: {},
    items: Object.fromEntries(
      Array.from({ length: MAX_ITEMS }, (_, index) => [`problem:${first + index}`, item(first + index)] as const),
    ),
  });
  const [older, newer] = [listOf(0), listOf(500)];
  const merged = ownList.merge(older, newer);
  expect(Object.keys(merged.items)).toHaveLength(MAX_ITEMS);
  expect(merged.items).toEqual(newer.items);
  expect(ownList.merge(newer, older).items).toEqual(merged.items);
  expect(ownList.merge(merged, older).items).toEqual(merged.items);
});
