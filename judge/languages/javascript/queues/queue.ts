import { Deque } from './deque.ts';

/** A queue, as `@datastructures-js/queue` has it. */
export class Queue<T> extends Deque<T> {
  enqueue(element: T): this {
    return this.pushBack(element);
  }

  push(element: T): this {
    return this.pushBack(element);
  }

  dequeue(): T | null {
    return this.popFront();
  }

  pop(): T | null {
    return this.popFront();
  }
}
