class Queue_<T> {
  private items: T[] = [];
  private head = 0;
  enqueue(...xs: T[]): this {
    this.items.push(...xs);
    return this;
  }
  dequeue(): T | undefined {
    return this.items[this.head++];
  }
  get size(): number {
    return this.items.length - this.head;
  }
}

function findOrder(numCourses: number, prerequisites: number[][]): number[] {
  const degree = new Uint16Array(numCourses);
  const next = new Map<number, Set<number>>();
  for (const [a, b] of prerequisites) {
    degree[a]++;
    next.set(b, (next.get(b) ?? new Set()).add(a));
  }
  const q = new Queue_<number>();
  degree.forEach((d, c) => d === 0 && q.enqueue(c));
  const order: number[] = [];
  while (q.size > 0) {
    const c = q.dequeue()!;
    order.push(c);
    next.get(c)?.forEach((n) => {
      if (--degree[n] === 0) q.enqueue(n);
    });
  }
  return order.length === numCourses ? order : [];
}
