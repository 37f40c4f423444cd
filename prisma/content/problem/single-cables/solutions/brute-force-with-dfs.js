const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[n], ...cables] = lines.map((line) => line.split(' ').map(Number));
const ends = Array.from({ length: n + 1 }, () => []);
cables.forEach(([one, other], cable) => {
  ends[one].push([other, cable]);
  ends[other].push([one, cable]);
});

const critical = [];
cables.forEach(([start, goal], out) => {
  const reached = new Set([start]);
  // Iterating a set also visits what is added during the iteration.
  for (const from of reached) {
    for (const [office, cable] of ends[from]) if (cable !== out) reached.add(office);
  }
  if (!reached.has(goal)) critical.push(out + 1);
});
console.log(critical.join(' '));
