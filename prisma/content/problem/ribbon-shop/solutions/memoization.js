const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[ribbon, cut], ...offers] = lines.map((line) => line.split(' ').map(Number));

const memo = new Array(ribbon + 1).fill(-1);

function mostFrom(metres) {
  if (memo[metres] !== -1) return memo[metres];
  let most = 0;
  for (const [length, price] of offers) {
    if (length === metres) {
      most = Math.max(most, price);
    } else if (length < metres) {
      most = Math.max(most, price - cut + mostFrom(metres - length));
    }
  }
  memo[metres] = most;
  return most;
}

console.log(mostFrom(ribbon));
