class MinHeap {
  items = [];

  get size() {
    return this.items.length;
  }

  get top() {
    return this.items[0];
  }

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

  /** Pops the smallest item and pushes another one. */
  replaceTop(item) {
    const top = this.items[0];
    this.#sink(item);
    return top;
  }

  #sink(item) {
    const { items } = this;
    let at = 0;
    while (2 * at + 1 < items.length) {
      let child = 2 * at + 1;
      if (child + 1 < items.length && items[child + 1] < items[child]) child++;
      if (item <= items[child]) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = item;
  }
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const lists = lines.map((line) => line.split(' ').map(Number));
const k = lists.length;

// A heap item is one number: age * k + index of the list.
const youngest = new MinHeap();
let oldest = 0;
lists.forEach((ages, i) => {
  youngest.push(ages[1] * k + i);
  oldest = Math.max(oldest, ages[1]);
});

const position = new Array(k).fill(1);
let best = [0, Infinity];
while (true) {
  const age = Math.floor(youngest.top / k);
  const i = youngest.top % k;
  if (oldest - age < best[1] - best[0]) best = [age, oldest];
  position[i]++;
  if (position[i] === lists[i].length) break;
  const next = lists[i][position[i]];
  oldest = Math.max(oldest, next);
  youngest.replaceTop(next * k + i);
}
console.log(best.join(' '));
