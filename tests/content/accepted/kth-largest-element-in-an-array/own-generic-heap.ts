type Compare<T> = (a: T, b: T) => number;

class Heap<T> {
  private data: T[] = [];
  constructor(private compare: Compare<T>) {}
  get size() { return this.data.length; }
  peek(): T { return this.data[0]; }
  push(x: T): void {
    const d = this.data;
    d.push(x);
    for (let i = d.length - 1; i > 0; ) {
      const p = (i - 1) >> 1;
      if (this.compare(d[p], d[i]) <= 0) break;
      [d[p], d[i]] = [d[i], d[p]];
      i = p;
    }
  }
  pop(): T {
    const d = this.data, top = d[0], last = d.pop()!;
    if (d.length === 0) return top;
    d[0] = last;
    for (let i = 0; ; ) {
      let c = 2 * i + 1;
      if (c >= d.length) break;
      if (c + 1 < d.length && this.compare(d[c + 1], d[c]) < 0) c++;
      if (this.compare(d[i], d[c]) <= 0) break;
      [d[i], d[c]] = [d[c], d[i]];
      i = c;
    }
    return top;
  }
}

function findKthLargest(nums: number[], k: number): number {
  const heap = new Heap<number>((a, b) => a - b);
  for (const n of nums) {
    heap.push(n);
    if (heap.size > k) heap.pop();
  }
  return heap.peek();
}
