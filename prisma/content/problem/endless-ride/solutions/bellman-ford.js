function gainingTrip(n, roads) {
  const energy = new Array(n + 1).fill(0);
  const cameFrom = new Array(n + 1).fill(0);
  let place = 0;
  for (let round = 0; round < n; round++) {
    place = 0;
    for (const { start, end, cost } of roads) {
      if (energy[start] + cost >= energy[end]) continue;
      energy[end] = energy[start] + cost;
      cameFrom[end] = start;
      place = end;
    }
    if (place === 0) return null;
  }

  for (let i = 0; i < n; i++) place = cameFrom[place];
  const trip = [place];
  for (let at = cameFrom[place]; at !== place; at = cameFrom[at]) trip.push(at);
  trip.reverse();
  const first = trip.indexOf(Math.min(...trip));
  return [...trip.slice(first), ...trip.slice(0, first)];
}

const rows = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[n], ...list] = rows.map((row) => row.split(' ').map(Number));
const roads = list.map(([start, end, cost]) => ({ start, end, cost }));
console.log(gainingTrip(n, roads)?.join(' ') ?? 'none');
