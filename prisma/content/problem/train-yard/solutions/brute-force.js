const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const train = lines[1].split(' ').map(Number);

let swaps = 0;
for (let i = 0; i < train.length; i++) {
  for (let j = i + 1; j < train.length; j++) {
    if (train[i] > train[j]) swaps++;
  }
}
console.log(swaps);
