// Wrong Answer: counts only adjacent pairs in the wrong order
const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const train = lines[1].split(' ').map(Number);
console.log(train.filter((wagon, i) => i > 0 && train[i - 1] > wagon).length);
