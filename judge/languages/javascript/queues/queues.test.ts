import { afterEach, expect, it } from 'vitest';
import { Deque } from './deque.ts';
import { chooseForm, MaxPriorityQueue, MinPriorityQueue, PriorityQueue } from './priority-queue.ts';
import { Queue } from './queue.ts';

afterEach(() => chooseForm(''));

const drained = (queue: { isEmpty(): boolean; dequeue(): unknown }) => {
  const out: unknown[] = [];
  while (!queue.isEmpty()) out.push(queue.dequeue());
  return out;
};

it('takes a function or an object, and numbers without either', () => {
  expect(drained(new MinPriorityQueue<number>().enqueue(3).enqueue(1).push(2))).toEqual([1, 2, 3]);
  expect(drained(MaxPriorityQueue.fromArray([3, 1, 2]))).toEqual([3, 2, 1]);
  const tasks = [{ at: 3 }, { at: 1 }];
  expect(drained(new MinPriorityQueue<(typeof tasks)[0]>(({ at }) => at, tasks))).toEqual([{ at: 1 }, { at: 3 }]);
  expect(drained(new MaxPriorityQueue({ priority: ({ at }: { at: number }) => at }, tasks))).toEqual(tasks);
  expect(drained(new PriorityQueue<number>((a, b) => b - a, [1, 3, 2]))).toEqual([3, 2, 1]);
  expect(
    drained(new MinPriorityQueue<number[]>({ compare: (a, b) => (a[0] ?? 0) - (b[0] ?? 0) }).enqueue([2])),
  ).toEqual([[2]]);
});

it('wraps what has a priority for a program that asks for the element, and not what is compared', () => {
  chooseForm('const { element } = queue.dequeue();');
  expect(new MinPriorityQueue<string>().enqueue('late', 9).enqueue('soon', 1).front()).toEqual({
    element: 'soon',
    priority: 1,
  });
  expect(new MaxPriorityQueue({ priority: (text: string) => text.length }).enqueue('ab').dequeue()).toEqual({
    element: 'ab',
    priority: 2,
  });
  expect(new PriorityQueue<number>({ compare: (a, b) => a - b }).enqueue(5).dequeue()).toBe(5);
});

it('keeps the order over random operations', () => {
  const queue = new MinPriorityQueue<number>();
  const model: number[] = [];
  for (let step = 0; step < 3000; step++) {
    const value = (step * 7919) % 1009;
    if (step % 3 < 2) {
      queue.enqueue(value);
      model.push(value);
    } else {
      model.sort((a, b) => a - b);
      expect(queue.dequeue()).toBe(model.shift());
    }
  }
  expect(queue.toArray()).toEqual(model.toSorted((a, b) => a - b));
  expect(queue.remove((value) => (value as number) % 2 === 0).length + queue.size()).toBe(model.length);
});

it('has queues with one end and with two', () => {
  const queue = new Queue([1]);
  for (let value = 2; value < 100; value++) queue.enqueue(value);
  expect([queue.dequeue(), queue.front(), queue.back(), queue.size()]).toEqual([1, 2, 99, 98]);
  const deque = new Deque<number>().pushBack(2).pushFront(1).pushBack(3);
  expect([deque.popFront(), deque.popBack(), deque.popBack(), deque.popBack(), deque.isEmpty()]).toEqual([
    1,
    3,
    2,
    null,
    true,
  ]);
});
