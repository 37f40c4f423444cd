const rows = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[n, m], ...lines] = rows.map((row) => row.split(' ').map(Number));

const minutes = Array.from({ length: n }, () => Array(n).fill(1e9));
for (let x = 0; x < n; x++) minutes[x][x] = 0;
function printBest() {
  const longest = minutes.map((row) => Math.max(...row));
  const shortest = Math.min(...longest);
  console.log(longest.indexOf(shortest) + 1, shortest);
}

for (const [one, other, time] of lines.slice(0, m)) {
  const fastest = Math.min(minutes[one - 1][other - 1], time);
  minutes[one - 1][other - 1] = minutes[other - 1][one - 1] = fastest;
}
for (let stop = 0; stop < n; stop++) {
  for (const row of minutes) {
    for (let y = 0; y < n; y++) row[y] = Math.min(row[y], row[stop] + minutes[stop][y]);
  }
}
printBest();

for (const [one, other, time] of lines.slice(m + 1)) {
  const fromOne = [...minutes[one - 1]];
  const fromOther = [...minutes[other - 1]];
  minutes.forEach((row, x) => {
    const overOne = fromOne[x] + time;
    const overOther = fromOther[x] + time;
    for (let y = 0; y < n; y++) {
      row[y] = Math.min(row[y], overOne + fromOther[y], overOther + fromOne[y]);
    }
  });
  printBest();
}
