// Wrong Answer: gives everybody the cheapest desk, although a desk may then be assigned twice
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const cost = lines.slice(1).map((line) => line.split(' ').map(Number));
console.log(cost.reduce((total, row) => total + Math.min(...row), 0));
