class Heap {
  items = [];

  constructor(isBefore) {
    this.isBefore = isBefore;
  }

  get size() {
    return this.items.length;
  }

  push(item) {
    const { items, isBefore } = this;
    let at = items.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(item, items[parent])) break;
      items[at] = items[parent];
      at = parent;
    }
    items[at] = item;
  }

  pop() {
    const { items, isBefore } = this;
    const top = items[0];
    const item = items.pop();
    if (items.length === 0) return top;

    let at = 0;
    while (2 * at + 1 < items.length) {
      let child = 2 * at + 1;
      if (child + 1 < items.length && isBefore(items[child + 1], items[child])) child++;
      if (!isBefore(items[child], item)) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = item;
    return top;
  }
}

const input = require('node:fs').readFileSync(0, 'utf8');
const [n, m, limit, ...numbers] = input.trim().split(/\s+/).map(Number);

const roads = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < m; i++) {
  const [a, b, minutes] = numbers.slice(3 * i, 3 * i + 3);
  roads[a].push({ to: b, minutes });
  roads[b].push({ to: a, minutes });
}
const freezers = new Set(numbers.slice(3 * m + 1));

function shortestTime() {
  const coldest = new Array(n + 1).fill(Infinity);
  const open = new Heap((a, b) =>
    a.time === b.time ? a.warmth < b.warmth : a.time < b.time,
  );
  open.push({ time: 0, city: 1, warmth: 0 });
  while (open.size > 0) {
    const { time, city, warmth } = open.pop();
    if (city === n) return time;
    if (warmth >= coldest[city]) continue;
    coldest[city] = warmth;
    for (const { to, minutes } of roads[city]) {
      if (warmth + minutes > limit) continue;
      const next = { time: time + minutes, city: to, warmth: warmth + minutes };
      if (freezers.has(to)) next.warmth = 0;
      if (next.warmth < coldest[to]) open.push(next);
    }
  }
  return -1;
}

console.log(shortestTime());
