const rows = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[n], ...list] = rows.map((row) => row.split(' ').map(Number));
const roads = Array.from({ length: n + 1 }, () => []);
for (const [start, end, cost] of list) roads[start].push({ end, cost });

const trip = [];
function gains(place, total) {
  trip.push(place);
  for (const { end, cost } of roads[place]) {
    if (end === trip[0] && total + cost < 0) return true;
    if (end > trip[0] && !trip.includes(end) && gains(end, total + cost)) return true;
  }
  trip.pop();
  return false;
}

for (let place = 1; place <= n && trip.length === 0; place++) gains(place, 0);
console.log(trip.join(' ') || 'none');
