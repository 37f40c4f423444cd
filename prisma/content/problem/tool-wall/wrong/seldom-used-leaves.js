// Wrong Answer: sends back the least frequently used tool (LFU instead of LRU)
const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const hooks = Number(lines[0].split(' ')[0]);
const uses = new Map();
let walks = 0;
for (const tool of lines[1].split(' ')) {
  const count = uses.get(tool) ?? 0;
  if (count === 0) {
    walks++;
    if (uses.size === hooks) {
      const least = [...uses].reduce((a, b) => (b[1] < a[1] ? b : a));
      uses.delete(least[0]);
    }
  }
  uses.delete(tool);
  uses.set(tool, count + 1);
}
console.log(walks);
console.log([...uses.keys()].join(' '));
