type Order<T> = (a: T, b: T) => number | boolean;
type Priority<T> = (element: T) => number | string;
/** The two forms of its versions: `{ compare }` and `{ priority }`, or the function alone. */
type Options<T> = { compare?: Order<T>; priority?: Priority<T> };
type Entry<T> = { element: T; priority: unknown };

/**
 * Whether elements come wrapped, as `{ priority, element }`. Of its versions one wraps what has a priority of its own
 * and the next does not: the program that is to run knows which one it means by whether it asks for the `element`.
 */
let isWrapping = false;
export function chooseForm(source: string): void {
  isWrapping = /\belement\b/.test(source);
}

/** A heap, with the methods of `@datastructures-js/priority-queue` in all of its versions. */
abstract class Heap<T> {
  readonly #entries: Entry<T>[] = [];
  readonly #isBefore: (a: Entry<T>, b: Entry<T>) => boolean;
  readonly #priority: Priority<T> | undefined;
  readonly #isCompared: boolean;

  /** @param sign 1 if the least comes first, -1 if the greatest does */
  constructor(sign: 1 | -1, { compare, priority }: Options<T>, elements: Iterable<T>) {
    this.#priority = priority;
    this.#isCompared = compare !== undefined;
    this.#isBefore = (a, b) => {
      const order = compare ? compare(a.element, b.element) : sign * ordered(a.priority, b.priority);
      return typeof order === 'boolean' ? order : order < 0;
    };
    for (const element of elements) this.enqueue(element);
  }

  /** The second parameter is the priority, in the form that takes one. */
  enqueue(element: T, priority?: unknown): this {
    const entries = this.#entries;
    const entry = { element, priority: priority ?? this.#priority?.(element) ?? element };
    let place = entries.push(entry) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (!this.#isBefore(entry, this.#at(above))) break;
      entries[place] = this.#at(above);
      place = above;
    }
    entries[place] = entry;
    return this;
  }

  push(element: T, priority?: unknown): this {
    return this.enqueue(element, priority);
  }

  dequeue(): T | Entry<T> | null {
    const entries = this.#entries;
    const [first] = entries;
    const last = entries.pop();
    if (!first || !last) return null;
    if (entries.length > 0) this.#sink(last);
    return this.#given(first);
  }

  pop(): T | Entry<T> | null {
    return this.dequeue();
  }

  front(): T | Entry<T> | null {
    const [first] = this.#entries;
    return first ? this.#given(first) : null;
  }

  back(): T | Entry<T> | null {
    const last = this.#entries.reduce<Entry<T> | null>(
      (found, entry) => (found && !this.#isBefore(found, entry) ? found : entry),
      null,
    );
    return last && this.#given(last);
  }

  /** Removes the elements for which the function is true. */
  remove(isToRemove: (element: T | Entry<T>) => boolean): (T | Entry<T>)[] {
    const [removed, left]: [Entry<T>[], Entry<T>[]] = [[], []];
    for (const entry of this.#entries) (isToRemove(this.#given(entry)) ? removed : left).push(entry);
    this.clear();
    for (const { element, priority } of left) this.enqueue(element, priority);
    return removed.map((entry) => this.#given(entry));
  }

  contains(isWanted: (element: T | Entry<T>) => boolean): boolean {
    return this.#entries.some((entry) => isWanted(this.#given(entry)));
  }

  size(): number {
    return this.#entries.length;
  }

  isEmpty(): boolean {
    return this.#entries.length === 0;
  }

  /** In the order in which they would leave the queue. */
  toArray(): (T | Entry<T>)[] {
    const order = (a: Entry<T>, b: Entry<T>) => (this.#isBefore(a, b) ? -1 : this.#isBefore(b, a) ? 1 : 0);
    return this.#entries.toSorted(order).map((entry) => this.#given(entry));
  }

  clear(): void {
    this.#entries.length = 0;
  }

  /** Empties the queue, as the package's does. */
  *[Symbol.iterator](): Generator<T | Entry<T> | null> {
    while (!this.isEmpty()) yield this.dequeue();
  }

  #at(place: number): Entry<T> {
    return this.#entries[place] as Entry<T>; // the caller knows that there is one
  }

  #given(entry: Entry<T>): T | Entry<T> {
    return isWrapping && !this.#isCompared ? entry : entry.element;
  }

  #sink(entry: Entry<T>): void {
    const entries = this.#entries;
    let place = 0;
    for (let below = 1; below < entries.length; below = 2 * place + 1) {
      if (below + 1 < entries.length && this.#isBefore(this.#at(below + 1), this.#at(below))) below++;
      if (!this.#isBefore(this.#at(below), entry)) break;
      entries[place] = this.#at(below);
      place = below;
    }
    entries[place] = entry;
  }
}

const ordered = (a: unknown, b: unknown): number =>
  (a as number) < (b as number) ? -1 : (a as number) > (b as number) ? 1 : 0; // numbers or strings, by the program

const byPriority = <T>(options: Options<T> | Priority<T>): Options<T> =>
  typeof options === 'function' ? { priority: options } : options;

export class MinPriorityQueue<T> extends Heap<T> {
  constructor(options: Options<T> | Priority<T> = {}, elements: Iterable<T> = []) {
    super(1, byPriority(options), elements);
  }

  static fromArray<T>(elements: T[], priority?: Priority<T>): MinPriorityQueue<T> {
    return new MinPriorityQueue(priority ?? {}, elements);
  }
}

export class MaxPriorityQueue<T> extends Heap<T> {
  constructor(options: Options<T> | Priority<T> = {}, elements: Iterable<T> = []) {
    super(-1, byPriority(options), elements);
  }

  static fromArray<T>(elements: T[], priority?: Priority<T>): MaxPriorityQueue<T> {
    return new MaxPriorityQueue(priority ?? {}, elements);
  }
}

export class PriorityQueue<T> extends Heap<T> {
  constructor(options: Options<T> | Order<T> = {}, elements: Iterable<T> = []) {
    super(1, typeof options === 'function' ? { compare: options } : options, elements);
  }

  static fromArray<T>(elements: T[], compare: Order<T>): PriorityQueue<T> {
    return new PriorityQueue(compare, elements);
  }
}
