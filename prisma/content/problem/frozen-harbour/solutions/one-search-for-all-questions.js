/** More ice than may ever be broken; it saves the tests at the edges. */
const OUTSIDE = 501;

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const questions = lines.at(-1).split(' ').map(Number);
const width = lines[0].length + 1;
const outside = new Array(width).fill(OUTSIDE);
const iceOf = (row) => [...row].map((cell) => (cell === '#' ? 1 : 0));
const rows = lines.slice(0, -2).flatMap((row) => [...iceOf(row), OUTSIDE]);
const ice = [...outside, ...rows, ...outside];
const last = ice.length - width - 2;

const least = Math.min(...questions);
const fewest = new Array(ice.length).fill(Math.max(...questions) + 1);
const answers = questions.map(() => -1);
let layer = [[width, 0]];
fewest[width] = 0;
for (let moves = 0; layer.length > 0; moves++) {
  questions.forEach((k, i) => {
    if (answers[i] < 0 && fewest[last] <= k) answers[i] = moves;
  });
  if (fewest[last] <= least) break;
  const nextLayer = [];
  for (const [cell, broken] of layer) {
    for (const near of [cell - width, cell - 1, cell + 1, cell + width]) {
      const total = broken + ice[near];
      if (total >= fewest[near]) continue;
      fewest[near] = total;
      nextLayer.push([near, total]);
    }
  }
  layer = nextLayer;
}
console.log(answers.join(' '));
