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
    const top = items[0];
    const item = items.pop();
    if (items.length === 0) return top;

    let at = 0;
    while (2 * at + 1 < items.length) {
      let child = 2 * at + 1;
      if (child + 1 < items.length && items[child + 1] < items[child]) child++;
      if (item <= items[child]) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = item;
    return top;
  }
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const rows = lines.map((line) => line.split(' ').map(Number));
const width = rows[0].length + 1;
// Row behind row, with a border around the map.
const border = new Array(width).fill(Infinity);
const heights = [...border, ...rows.flatMap((row) => [...row, Infinity]), ...border];
const last = heights.length - width - 2;

function lowestPass() {
  const seen = new Uint8Array(heights.length);
  const heap = new MinHeap();
  // The height and the cell in one number.
  const offer = (highest, cell) => {
    seen[cell] = 1;
    heap.push(highest * heights.length + cell);
  };
  offer(heights[width], width);
  for (;;) {
    const item = heap.pop();
    const cell = item % heights.length;
    const highest = (item - cell) / heights.length;
    if (cell === last) return highest;
    for (const near of [cell - width, cell - 1, cell + 1, cell + width]) {
      if (heights[near] === Infinity || seen[near] === 1) continue;
      offer(Math.max(highest, heights[near]), near);
    }
  }
}

console.log(lowestPass());
