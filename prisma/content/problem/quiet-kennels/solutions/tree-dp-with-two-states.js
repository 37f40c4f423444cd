const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const [[n], ifLet, above] = lines.map((line) => line.split(' ').map(Number));
const ifEmpty = new Array(n).fill(0);

for (let i = n - 1; i > 0; i--) {
  const parent = above[i - 1] - 1;
  ifLet[parent] += ifEmpty[i];
  ifEmpty[parent] += Math.max(ifLet[i], ifEmpty[i]);
}
console.log(Math.max(ifLet[0], ifEmpty[0]));
