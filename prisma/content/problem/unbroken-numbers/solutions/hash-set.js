const input = require('node:fs').readFileSync(0, 'utf8');
const [, ...cards] = input.trim().split(/\s+/).map(Number);
const numbers = new Set(cards);

let bestLength = 0;
let bestFirst = 0;
for (const first of numbers) {
  if (numbers.has(first - 1)) continue;
  let end = first + 1;
  while (numbers.has(end)) end++;
  const length = end - first;
  if (length > bestLength || (length === bestLength && first < bestFirst)) {
    bestLength = length;
    bestFirst = first;
  }
}
console.log(`${bestFirst} ${bestFirst + bestLength - 1}`);
