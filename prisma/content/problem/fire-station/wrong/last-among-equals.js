// Wrong Answer: chooses the village with the largest number in case of a tie
const rows = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[n, m], ...lines] = rows.map((row) => row.split(' ').map(Number));
const minutes = Array.from({ length: n }, (_, x) => Array.from({ length: n }, (_, y) => (x === y ? 0 : 1e9)));
function printBest() {
  const longest = minutes.map((row) => Math.max(...row));
  const shortest = Math.min(...longest);
  console.log(longest.lastIndexOf(shortest) + 1, shortest);
}

for (const [a, b, time] of lines.slice(0, m)) {
  minutes[a - 1][b - 1] = minutes[b - 1][a - 1] = Math.min(minutes[a - 1][b - 1], time);
}
for (let stop = 0; stop < n; stop++) {
  for (const row of minutes) {
    for (let y = 0; y < n; y++) row[y] = Math.min(row[y], row[stop] + minutes[stop][y]);
  }
}
printBest();
for (const [a, b, time] of lines.slice(m + 1)) {
  const [one, other] = [[...minutes[a - 1]], [...minutes[b - 1]]];
  minutes.forEach((row, x) => {
    for (let y = 0; y < n; y++) {
      row[y] = Math.min(row[y], one[x] + time + other[y], other[x] + time + one[y]);
    }
  });
  printBest();
}
