/** A queue with two ends, as `@datastructures-js/deque` has it: null where there is no element. */
export class Deque<T> {
  #items: (T | undefined)[] = new Array<T | undefined>(16);
  #first = 0;
  #size = 0;

  constructor(elements: Iterable<T> = []) {
    for (const element of elements) this.pushBack(element);
  }

  static fromArray<T>(elements: T[]): Deque<T> {
    return new this(elements);
  }

  #place(index: number): number {
    return (this.#first + index) & (this.#items.length - 1); // its length is a power of 2
  }

  #grow(): void {
    if (this.#size < this.#items.length) return;
    const items = this.toArray();
    this.#items = new Array<T | undefined>(2 * items.length);
    for (const [index, item] of items.entries()) this.#items[index] = item;
    this.#first = 0;
  }

  pushBack(element: T): this {
    this.#grow();
    this.#items[this.#place(this.#size++)] = element;
    return this;
  }

  pushFront(element: T): this {
    this.#grow();
    this.#first = this.#place(-1);
    this.#items[this.#first] = element;
    this.#size++;
    return this;
  }

  #take(place: number): T | null {
    const element = this.#items[place] as T; // there is one
    this.#items[place] = undefined;
    this.#size--;
    return element;
  }

  popBack(): T | null {
    return this.#size === 0 ? null : this.#take(this.#place(this.#size - 1));
  }

  popFront(): T | null {
    if (this.#size === 0) return null;
    const place = this.#first;
    this.#first = this.#place(1);
    return this.#take(place);
  }

  front(): T | null {
    return this.#size === 0 ? null : (this.#items[this.#first] as T); // there is one
  }

  back(): T | null {
    return this.#size === 0 ? null : (this.#items[this.#place(this.#size - 1)] as T); // there is one
  }

  size(): number {
    return this.#size;
  }

  isEmpty(): boolean {
    return this.#size === 0;
  }

  toArray(): T[] {
    return Array.from({ length: this.#size }, (_, index) => this.#items[this.#place(index)] as T); // there is one
  }

  clear(): void {
    while (this.#size > 0) this.popBack();
  }

  clone(): this {
    return new (this.constructor as new (elements: T[]) => this)(this.toArray()); // of a class with this constructor
  }

  *[Symbol.iterator](): Generator<T> {
    yield* this.toArray();
  }
}
