class Heap {
  entries = [];

  push(entry) {
    let i = this.entries.length;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (this.entries[parent][0] <= entry[0]) break;
      this.entries[i] = this.entries[parent];
      i = parent;
    }
    this.entries[i] = entry;
  }

  pop() {
    const top = this.entries[0];
    const entry = this.entries.pop();
    const size = this.entries.length;
    if (size === 0) return top;
    let i = 0;
    while (2 * i + 1 < size) {
      let child = 2 * i + 1;
      const right = this.entries[child + 1];
      if (right !== undefined && right[0] < this.entries[child][0]) child++;
      if (entry[0] <= this.entries[child][0]) break;
      this.entries[i] = this.entries[child];
      i = child;
    }
    this.entries[i] = entry;
    return top;
  }
}

function networkDelayTime(times, n, k) {
  const connections = Array.from({ length: n + 1 }, () => []);
  for (const [u, v, w] of times) connections[u].push([v, w]);
  const settled = new Set();
  const heap = new Heap();
  heap.push([0, k]);
  while (heap.entries.length > 0) {
    const [arrival, node] = heap.pop();
    if (settled.has(node)) continue;
    settled.add(node);
    if (settled.size === n) return arrival;
    for (const [other, time] of connections[node]) {
      if (!settled.has(other)) heap.push([arrival + time, other]);
    }
  }
  return -1;
}
