const rows = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[n, m], ...lines] = rows.map((row) => row.split(' ').map(Number));
lines.splice(m, 1); // the number of new roads

function bestVillage(roads) {
  const minutes = roads.map((row) => [...row]);
  for (let stop = 0; stop < n; stop++) {
    for (const row of minutes) {
      for (let y = 0; y < n; y++)
        row[y] = Math.min(row[y], row[stop] + minutes[stop][y]);
    }
  }
  const longest = minutes.map((row) => Math.max(...row));
  const shortest = Math.min(...longest);
  return `${longest.indexOf(shortest) + 1} ${shortest}`;
}

const roads = Array.from({ length: n }, () => Array(n).fill(1e9));
for (let x = 0; x < n; x++) roads[x][x] = 0;
lines.forEach(([one, other, time], i) => {
  const fastest = Math.min(roads[one - 1][other - 1], time);
  roads[one - 1][other - 1] = roads[other - 1][one - 1] = fastest;
  if (i + 1 >= m) console.log(bestVillage(roads));
});
