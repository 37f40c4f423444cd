const [n, ...broken] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);

let next = 0;
let [third, second, first] = [0, 0, 1];
for (let step = 1; step <= n; step++) {
  let here = 0;
  if (step === broken[next]) next++;
  else here = (first + second + third) % 1_000_000_007;
  third = second;
  second = first;
  first = here;
}
console.log(first);
