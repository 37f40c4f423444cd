const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[ribbon, cut], ...offers] = lines.map((line) => line.split(' ').map(Number));

function mostFrom(metres) {
  let most = 0;
  for (const [length, price] of offers) {
    if (length === metres) {
      most = Math.max(most, price);
    } else if (length < metres) {
      most = Math.max(most, price - cut + mostFrom(metres - length));
    }
  }
  return most;
}

console.log(mostFrom(ribbon));
