const [, ...words] = require('node:fs').readFileSync(0, 'utf8').trim().split(/\s+/);

const boxes = new Map();
let fullest = 0;
for (const word of words) {
  const key = [...word].sort().join('');
  const packed = (boxes.get(key) ?? 0) + 1;
  boxes.set(key, packed);
  fullest = Math.max(fullest, packed);
}
console.log(`${boxes.size} ${fullest}`);
