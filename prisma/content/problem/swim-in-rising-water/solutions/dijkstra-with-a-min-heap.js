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

function swimInWater(grid) {
  const last = grid.length - 1;
  const seen = grid.map((row) => row.map(() => false));
  const heap = new Heap();
  heap.push([grid[0][0], 0, 0]);
  seen[0][0] = true;
  let time = 0;
  while (heap.entries.length > 0) {
    const [height, r, c] = heap.pop();
    time = Math.max(time, height);
    if (r === last && c === last) break;
    for (const [nr, nc] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]]) {
      if (seen[nr]?.[nc] !== false) continue;
      seen[nr][nc] = true;
      heap.push([grid[nr][nc], nr, nc]);
    }
  }
  return time;
}
