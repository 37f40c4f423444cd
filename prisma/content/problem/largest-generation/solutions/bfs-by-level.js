const [n, parents] = require('node:fs').readFileSync(0, 'utf8').split('\n');
const children = Array.from({ length: Number(n) + 1 }, () => []);
parents.split(' ').forEach((parent, i) => children[parent].push(i + 1));

let best = 0;
let most = 0;
let layer = children[0];
for (let generation = 1; layer.length > 0; generation++) {
  if (layer.length > most) {
    best = generation;
    most = layer.length;
  }
  const next = [];
  for (const person of layer) {
    for (const child of children[person]) next.push(child);
  }
  layer = next;
}
console.log(best, most);
