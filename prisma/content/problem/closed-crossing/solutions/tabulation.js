const MOD = 1_000_000_007;
const words = require('node:fs').readFileSync(0, 'utf8').trim().split(' ');
const [a, b, c, d] = words.map(Number);

const ways = Array.from({ length: b + 1 }, () => 0);
ways[0] = 1;
for (let x = 0; x <= a; x++) {
  for (let y = 0; y <= b; y++) {
    if (x === c && y === d) ways[y] = 0;
    else if (y > 0) ways[y] = (ways[y] + ways[y - 1]) % MOD;
  }
}
console.log(ways[b]);
