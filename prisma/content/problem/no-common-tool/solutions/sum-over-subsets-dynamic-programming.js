const input = require('node:fs').readFileSync(0, 'utf8');
const [, b, ...needs] = input.trim().split(/\s+/).map(Number);

const workers = new Array(2 ** b).fill(0);
for (const need of needs) workers[need]++;
for (let bit = 1; bit < 2 ** b; bit *= 2) {
  for (let tools = 0; tools < 2 ** b; tools++) {
    if (tools & bit) workers[tools] += workers[tools ^ bit];
  }
}

const all = 2 ** b - 1;
console.log(needs.map((need) => workers[all ^ need]).join(' '));
