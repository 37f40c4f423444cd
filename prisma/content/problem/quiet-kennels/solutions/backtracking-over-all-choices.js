const [, rents, aboves] = require('node:fs').readFileSync(0, 'utf8').split('\n');
// Entry 0 is an empty kennel, the parent of the root.
const rent = [0, ...rents.split(' ').map(Number)];
const above = [0, 0, ...aboves.split(' ').map(Number)];
const isLet = new Array(rent.length).fill(false);

function best(i) {
  if (i === rent.length) return 0;
  let most = best(i + 1);
  if (!isLet[above[i]]) {
    isLet[i] = true;
    most = Math.max(most, rent[i] + best(i + 1));
    isLet[i] = false;
  }
  return most;
}
console.log(best(1));
