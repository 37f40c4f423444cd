// Wrong Answer: requires the flags in the order in which they are listed
const [flags, wanted] = require('node:fs').readFileSync(0, 'utf8').split('\n');
let best = [0, 0];
for (let first = 0; first < flags.length; first++) {
  let found = 0;
  let end = first;
  for (; end < flags.length && found < wanted.length; end++) {
    if (flags[end] === wanted[found]) found++;
  }
  if (found < wanted.length) break;
  if (best[0] === 0 || end - first < best[0]) best = [end - first, first + 1];
}
console.log(best.join(' '));
