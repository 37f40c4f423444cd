const MOD = 1_000_000_007;

const input = require('node:fs').readFileSync(0, 'utf8');
const [a, b, c, d] = input.split(' ').map(Number);
const ways = new Array(b + 1).fill(0);
ways[0] = 1;
for (let east = 0; east <= a; east++) {
  for (let north = 0; north <= b; north++) {
    if (east === c && north === d) ways[north] = 0;
    else if (north > 0) ways[north] = (ways[north] + ways[north - 1]) % MOD;
  }
}
console.log(ways[b]);
