class Queue {
  stops = [];

  push(stop) {
    const { stops } = this;
    let at = stops.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (stops[parent].cost <= stop.cost) break;
      stops[at] = stops[parent];
      at = parent;
    }
    stops[at] = stop;
  }

  /** Removes and returns the cheapest stop; undefined if there is none. */
  pop() {
    const { stops } = this;
    const top = stops[0];
    const stop = stops.pop();
    if (stops.length === 0) return top;

    let at = 0;
    while (2 * at + 1 < stops.length) {
      let child = 2 * at + 1;
      if (child + 1 < stops.length && stops[child + 1].cost < stops[child].cost)
        child++;
      if (stop.cost <= stops[child].cost) break;
      stops[at] = stops[child];
      at = child;
    }
    stops[at] = stop;
    return top;
  }
}

function cheapestWay(n, rides) {
  const cheapest = [0, 1].map(() => new Array(n + 1).fill(Infinity));
  const queue = new Queue();
  function reach(used, city, cost) {
    if (cost >= cheapest[used][city]) return;
    cheapest[used][city] = cost;
    queue.push({ cost, used, city });
  }

  reach(0, 1, 0);
  for (let stop = queue.pop(); stop; stop = queue.pop()) {
    const { cost, used, city } = stop;
    if (cost > cheapest[used][city]) continue;
    if (city === n) return cost;
    for (const { to, price } of rides[city]) {
      reach(used, to, cost + price);
      if (used === 0) reach(1, to, cost + Math.floor(price / 2));
    }
  }
  return -1;
}

const rows = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[n], ...lines] = rows.map((row) => row.split(' ').map(Number));
const rides = Array.from({ length: n + 1 }, () => []);
for (const [one, other, price] of lines) {
  rides[one].push({ to: other, price });
  rides[other].push({ to: one, price });
}
console.log(cheapestWay(n, rides));
