// Wrong Answer: counts only those who need exactly the other tools, not a subset of them
const input = require('node:fs').readFileSync(0, 'utf8');
const [, b, ...needs] = input.trim().split(/\s+/).map(Number);

const workers = new Array(2 ** b).fill(0);
for (const need of needs) workers[need]++;
console.log(needs.map((need) => workers[(2 ** b - 1) ^ need]).join(' '));
