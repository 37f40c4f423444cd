const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const hooks = Number(lines[0].split(' ')[0]);
// A Set iterates over its elements in insertion order.
const wall = new Set();
let walks = 0;
for (const tool of lines[1].split(' ')) {
  if (!wall.delete(tool)) {
    walks++;
    if (wall.size === hooks) wall.delete(wall.values().next().value);
  }
  wall.add(tool);
}
console.log(walks);
console.log([...wall].join(' '));
