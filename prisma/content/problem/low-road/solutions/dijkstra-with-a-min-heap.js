class MinHeap {
  items = [];

  push(item) {
    const { items } = this;
    let at = items.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (items[parent] <= item) break;
      items[at] = items[parent];
      at = parent;
    }
    items[at] = item;
  }

  pop() {
    const { items } = this;
    const [top] = items;
    const last = items.pop();
    if (items.length === 0) return top;
    let at = 0;
    for (let child = 1; child < items.length; child = 2 * at + 1) {
      if (child + 1 < items.length && items[child + 1] < items[child]) child++;
      if (items[child] >= last) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = last;
    return top;
  }
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const columns = Number(lines[0].split(' ')[1]);
const heights = lines.slice(1).flatMap((line) => line.split(' ').map(Number));

// A heap entry is one number: cost * FACTOR + index of the cell.
const FACTOR = 1_000_000;
const seen = new Uint8Array(heights.length);
const queue = new MinHeap();
function reach(cell, highest) {
  if (cell < 0 || cell >= heights.length || seen[cell]) return;
  seen[cell] = 1;
  queue.push(Math.max(highest, heights[cell]) * FACTOR + cell);
}

reach(0, 0);
for (;;) {
  const top = queue.pop();
  const cell = top % FACTOR;
  const highest = Math.floor(top / FACTOR);
  if (cell === heights.length - 1) {
    console.log(highest);
    break;
  }
  const column = cell % columns;
  reach(cell - columns, highest);
  reach(cell + columns, highest);
  if (column > 0) reach(cell - 1, highest);
  if (column + 1 < columns) reach(cell + 1, highest);
}
