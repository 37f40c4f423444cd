const settings = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number)
  .slice(1);

// The children of a node are at 2 * node and 2 * node + 1; 0 means none.
const children = new Int32Array(2 * (30 * settings.length + 1));
let nodes = 1;
let best = 0;
for (const setting of settings) {
  let node = 0;
  for (let bit = 29; bit >= 0; bit--) {
    const child = 2 * node + ((setting >> bit) & 1);
    if (children[child] === 0) children[child] = nodes++;
    node = children[child];
  }

  let difference = 0;
  node = 0;
  for (let bit = 29; bit >= 0; bit--) {
    const child = 2 * node + ((setting >> bit) & 1);
    const opposite = children[child ^ 1];
    if (opposite !== 0) difference |= 1 << bit;
    node = opposite === 0 ? children[child] : opposite;
  }
  best = Math.max(best, difference);
}
console.log(best);
