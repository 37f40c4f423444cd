// Wrong Answer: prints the cycle in reverse order, as the predecessors give it
const rows = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[n], ...roads] = rows.map((row) => row.split(' ').map(Number));
const energy = new Array(n + 1).fill(0);
const cameFrom = new Array(n + 1).fill(0);
let place = -1;
for (let round = 0; round < n && place !== 0; round++) {
  place = 0;
  for (const [start, end, cost] of roads) {
    if (energy[start] + cost >= energy[end]) continue;
    energy[end] = energy[start] + cost;
    cameFrom[end] = start;
    place = end;
  }
}
if (place === 0) {
  console.log('none');
} else {
  for (let i = 0; i < n; i++) place = cameFrom[place];
  const trip = [place];
  for (let at = cameFrom[place]; at !== place; at = cameFrom[at]) trip.push(at);
  const first = trip.indexOf(Math.min(...trip));
  console.log([...trip.slice(first), ...trip.slice(0, first)].join(' '));
}
