class MaxHeap {
  items = [];

  push(item) {
    const { items } = this;
    let at = items.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (items[parent] >= item) break;
      items[at] = items[parent];
      at = parent;
    }
    items[at] = item;
  }

  /** The largest item; undefined if there is none. */
  pop() {
    const { items } = this;
    const top = items[0];
    const item = items.pop();
    if (items.length === 0) return top;

    let at = 0;
    while (2 * at + 1 < items.length) {
      let child = 2 * at + 1;
      if (child + 1 < items.length && items[child + 1] > items[child]) child++;
      if (item >= items[child]) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = item;
    return top;
  }
}

function fewestStops(distance, fuel, stations) {
  const passed = new MaxHeap();
  let reach = fuel;
  let stops = 0;
  for (const [kilometre, litres] of [...stations, [distance, 0]]) {
    for (; reach < kilometre; stops++) {
      const most = passed.pop();
      if (most === undefined) return -1;
      reach += most;
    }
    passed.push(litres);
  }
  return stops;
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const numbers = lines.map((line) => line.split(' ').map(Number));
const [[distance, fuel], ...stations] = numbers;
console.log(fewestStops(distance, fuel, stations));
