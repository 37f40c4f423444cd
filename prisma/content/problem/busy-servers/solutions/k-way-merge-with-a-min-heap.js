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

  pop() {
    const { items } = this;
    const top = items[0];
    const item = items.pop();
    if (items.length > 0) this.#sink(item);
    return top;
  }

  /** Takes the smallest item away and puts another one in. */
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
const logs = lines.map((line) => line.split(' ').map(Number));
const k = logs.length;

// A head is one number: its minute times k, and the number of its log.
const heads = new MinHeap();
logs.forEach((log, i) => heads.push(log[1] * k + i));
const next = new Array(k).fill(2);
const answer = [];
while (heads.size > 0) {
  const minute = Math.floor(heads.top / k);
  let requests = 0;
  while (heads.size > 0 && Math.floor(heads.top / k) === minute) {
    const i = heads.top % k;
    requests++;
    if (next[i] < logs[i].length) heads.replaceTop(logs[i][next[i]++] * k + i);
    else heads.pop();
  }
  answer.push(`${minute} ${requests}`);
}
console.log(answer.join('\n'));
