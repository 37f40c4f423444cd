const park = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const columns = park[0].length;

let largest = 0;
for (let upper = 0; upper < park.length; upper++) {
  const hasTree = new Array(columns).fill(false);
  for (let lower = upper; lower < park.length; lower++) {
    let stretch = 0;
    for (let column = 0; column < columns; column++) {
      if (park[lower][column] === '#') hasTree[column] = true;
      stretch = hasTree[column] ? 0 : stretch + 1;
      largest = Math.max(largest, (lower - upper + 1) * stretch);
    }
  }
}
console.log(largest);
