// Runtime Error: one recursive call per generation overflows the call stack on a long chain
const [n, parents] = require('node:fs').readFileSync(0, 'utf8').split('\n');
const children = Array.from({ length: Number(n) + 1 }, () => []);
parents.split(' ').forEach((parent, i) => children[parent].push(i + 1));

const sizes = [0];
function count(person, generation) {
  sizes[generation] = (sizes[generation] ?? 0) + 1;
  for (const child of children[person]) count(child, generation + 1);
}
count(children[0][0], 1);

let best = 0;
sizes.forEach((size, generation) => {
  if (size > sizes[best]) best = generation;
});
console.log(best, sizes[best]);
