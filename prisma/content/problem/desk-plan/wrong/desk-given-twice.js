// Wrong Answer: everybody takes the cheapest desk, although it may be given twice
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const cost = lines.slice(1).map((line) => line.split(' ').map(Number));
console.log(cost.reduce((total, row) => total + Math.min(...row), 0));
