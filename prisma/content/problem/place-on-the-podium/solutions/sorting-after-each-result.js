const [k, , ...results] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);

const soFar = [];
const needed = [];
for (const result of results) {
  soFar.push(result);
  soFar.sort((one, other) => one - other);
  needed.push(soFar.at(-k) ?? '-');
}
console.log(needed.join(' '));
