const [, parents] = require('node:fs').readFileSync(0, 'utf8').split('\n');
const parent = [0, ...parents.split(' ').map(Number)];

const sizes = new Array(parent.length).fill(0);
for (let person = 1; person < parent.length; person++) {
  let generation = 0;
  for (let at = person; at !== 0; at = parent[at]) generation++;
  sizes[generation]++;
}

let best = 0;
sizes.forEach((size, generation) => {
  if (size > sizes[best]) best = generation;
});
console.log(best, sizes[best]);
