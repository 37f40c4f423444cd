// Wrong Answer: joins the counts without separators, so that 1 and 11 look like 11 and 1
const [, ...words] = require('node:fs').readFileSync(0, 'utf8').trim().split(/\s+/);

const boxes = new Map();
for (const word of words) {
  const counts = new Array(26).fill(0);
  for (const letter of word) counts[letter.charCodeAt(0) - 97]++;
  const key = counts.join('');
  boxes.set(key, (boxes.get(key) ?? 0) + 1);
}
console.log(`${boxes.size} ${Math.max(...boxes.values())}`);
