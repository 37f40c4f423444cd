import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_ITEMS, MAX_ROUNDS, MAX_STOPPED, ownList, type OwnList } from '#shared/records/own-list/own-list.ts';
import { describeItem } from './item-href.ts';
import * as changes from './list-changes.ts';
import { inOrder, itemsOf } from './list-items.ts';
import { currentRound, doneNow, earlierRounds, progressOf } from './list-rounds.ts';
import { isTokenOf, shareToken } from './share-token.ts';

let changeCount = 0;
const change = (now = 1000 + changeCount): changes.Change => ({ now, key: `change-${changeCount++}` });
const item = (id: string) => ({ id, title: id.toUpperCase() });
const listOf = (...ids: string[]): OwnList => changes.newList('Before Friday', ids.map(item), change());
const ids = (list: OwnList | null) => list && itemsOf(list).map(({ id }) => id);
const sure = (list: OwnList | null): OwnList => {
  if (!list) throw new Error('Nothing was changed');
  return list;
};

describe('the order of items', () => {
  test('is the order in which they are added, and changes one step at a time', () => {
    const list = sure(changes.withItem(listOf('a', 'b'), item('c'), change()));
    expect(ids(list)).toEqual(['a', 'b', 'c']);
    expect(ids(changes.moved(list, 'c', -1, change()))).toEqual(['a', 'c', 'b']);
    expect(ids(changes.moved(list, 'a', 1, change()))).toEqual(['b', 'a', 'c']);
    expect([changes.moved(list, 'a', -1, change()), changes.moved(list, 'c', 1, change())]).toEqual([null, null]);
  });

  test('is right after any number of moves, with every item once', () => {
    const move = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), by: fc.constantFrom(-1 as const, 1 as const) });
    const property = fc.property(fc.array(move, { minLength: 60, maxLength: 200 }), (moves) => {
      const expected = ['a', 'b', 'c', 'd'];
      let list = listOf(...expected);
      for (const { id, by } of moves) {
        const index = expected.indexOf(id);
        if (index + by >= 0 && index + by < expected.length)
          expected.splice(index + by, 0, ...expected.splice(index, 1));
        list = changes.moved(list, id, by, change()) ?? list;
        expect(ids(list)).toEqual(expected);
      }
    });
    fc.assert(property, { numRuns: 50 });
  });

  test('makes room again if the same gap was halved too often', () => {
    let list = listOf('a', 'b', 'c');
    for (let n = 0; n < 200; n++) {
      list = sure(changes.moved(list, ids(list)?.[2] ?? '', -1, change()));
      expect(new Set(itemsOf(list).map(({ place }) => place)).size).toBe(3);
    }
  });

  test('keeps the moves of two devices that moved different items', () => {
    const list = listOf('a', 'b', 'c', 'd');
    const [first, second] = [changes.moved(list, 'b', -1, change()), changes.moved(list, 'd', -1, change())];
    expect(ids(ownList.merge(sure(first), sure(second)))).toEqual(['b', 'a', 'd', 'c']);
  });

  test('keeps the place of an item that is taken out and put back; an item that is added again comes last', () => {
    const list = listOf('a', 'b', 'c');
    const out = sure(changes.takenOut(list, 'b', true, change()));
    expect(ids(out)).toEqual(['a', 'c']);
    expect(ids(changes.takenOut(out, 'b', false, change()))).toEqual(['a', 'b', 'c']);
    expect(ids(changes.withItem(out, item('b'), change()))).toEqual(['a', 'c', 'b']);
    expect(changes.withItem(list, item('b'), change())).toBeNull();
  });
});

describe('rounds', () => {
  test('begin with nothing done, and earlier rounds keep their counts and times', () => {
    let list = changes.newList('x', [item('a'), item('b')], { now: 1000, key: 'first' });
    list = sure(changes.marked(list, 'a', true, change(2000)));
    list = sure(changes.marked(list, 'b', true, change(2000)));
    list = sure(changes.marked(list, 'b', false, change(2000)));
    expect([progressOf(list), [...doneNow(list)], earlierRounds(list)]).toEqual([{ done: 1, of: 2 }, ['a'], []]);
    list = sure(changes.startedOver(list, { now: 5000, key: 'second' }));
    expect([currentRound(list), progressOf(list)]).toEqual(['second', { done: 0, of: 2 }]);
    expect(earlierRounds(list)).toEqual([{ key: 'first', beganAt: 1000, endedAt: 5000, done: 1 }]);
  });

  test('do not count a removed item in the current round, but still count it in earlier ones', () => {
    let list = sure(changes.marked(listOf('a', 'b'), 'a', true, change()));
    list = sure(changes.takenOut(list, 'a', true, change()));
    expect(progressOf(list)).toEqual({ done: 0, of: 1 });
    expect(earlierRounds(sure(changes.startedOver(list, change())))).toMatchObject([{ done: 1 }]);
  });

  test('begin later than the round before even if the clock is behind', () => {
    const list = changes.newList('x', [], { now: 9000, key: 'first' });
    expect(currentRound(sure(changes.startedOver(list, { now: 10, key: 'second' })))).toBe('second');
  });

  test('of two devices that start over at the same time leave no empty round in the history', () => {
    const list = sure(changes.marked(listOf('a'), 'a', true, change()));
    const both = ownList.merge(
      sure(changes.startedOver(list, change(8000))),
      sure(changes.startedOver(list, change(8001))),
    );
    expect(earlierRounds(both)).toMatchObject([{ done: 1 }]);
  });
});

describe('sharing', () => {
  const owner = '01980000-0000-7000-8000-000000000001';
  const token = shareToken('3f0c9a52-5e0e-4f0e-9d5f-0c1a7b1f2e3d', owner);

  test('uses a token that belongs to the learner only', () => {
    expect(token).toMatch(/^[\w-]{22,64}$/);
    expect([isTokenOf(token, owner), isTokenOf(token, owner.replace(/1$/, '2'))]).toEqual([true, false]);
    expect([isTokenOf('', owner), isTokenOf(token.slice(0, -1), owner)]).toEqual([false, false]);
  });

  test('stays stopped if a device that did not know about it changes the list later', () => {
    const list = sure(changes.shared(listOf('a'), token, change(1000)));
    expect(changes.tokenOf(list)).toBe(token);
    const stopped = sure(changes.notShared(list, change(2000)));
    const late = sure(changes.renamed(list, 'Another name', change(3000)));
    const both = ownList.merge(stopped, late);
    expect([both.name, changes.tokenOf(both)]).toEqual(['Another name', null]);
  });
});

test('a name is neither empty nor too long, and the same name changes nothing', () => {
  const list = listOf();
  expect(changes.renamed(list, '  ', change())).toBeNull();
  expect(changes.renamed(list, ' Before Friday ', change())).toBeNull();
  expect(sure(changes.renamed(list, 'x'.repeat(500), change())).name).toHaveLength(100);
});

test('lists are sorted by name, with numbers in numeric order', () => {
  const named = (id: string, name: string) => ({ id, list: { name } });
  const lists = [named('2', 'Week 10'), named('3', 'Week 9'), named('1', 'Week 10')];
  expect(inOrder(lists).map(({ id }) => id)).toEqual(['3', '1', '2']);
});

test('a list has no more items, rounds and tokens than the account accepts', () => {
  const many = Array.from({ length: MAX_ITEMS }, (_, n) => `problem:${n}`);
  const full = listOf(...many, 'one more');
  expect([ids(full)?.length, changes.isFull(full)]).toEqual([MAX_ITEMS, true]);
  expect(changes.withItem(full, item('one more'), change())).toBeNull();
  const out = sure(changes.takenOut(full, 'problem:7', true, change()));
  expect(changes.withItem(out, item('one more'), change())).toBeNull();
  expect(ids(changes.withItem(out, item('problem:7'), change()))).toHaveLength(MAX_ITEMS);
  let list = listOf();
  for (let n = 1; n < MAX_ROUNDS; n++) list = sure(changes.startedOver(list, change()));
  expect(changes.startedOver(list, change())).toBeNull();
  for (let n = 0; n < MAX_STOPPED; n++)
    list = sure(changes.notShared(sure(changes.shared(list, `${n}`, change())), change()));
  expect(changes.shared(list, 'another', change())).toBeNull();
});

test('an item leads to the problem, or to the question on the page of its topic', () => {
  expect(describeItem({ id: 'problem:two-sum', title: '' })).toEqual({
    kind: 'Problem',
    name: 'Two Sum',
    to: '/Problem/two-sum',
  });
  expect(describeItem({ id: 'question:cn/7', title: 'What is TCP?' })).toEqual({
    kind: 'Computer Network',
    name: 'What is TCP?',
    to: '/CS-Fundamental?category=cn#what-is-tcp-7',
  });
  expect(describeItem({ id: 'question:none/7', title: 'Gone' }).to).toBeNull();
  expect(describeItem({ id: 'riddle:7', title: '' })).toEqual({ kind: 'Question', name: 'riddle:7', to: null });
});
