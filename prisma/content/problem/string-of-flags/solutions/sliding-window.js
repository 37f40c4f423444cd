const [flags, wanted] = require('node:fs').readFileSync(0, 'utf8').split('\n');
const missing = new Array(128).fill(0);
for (let i = 0; i < wanted.length; i++) missing[wanted.charCodeAt(i)]++;
let missingInAll = wanted.length;

let best = [0, 0];
let left = 0;
for (let right = 0; right < flags.length; right++) {
  if (missing[flags.charCodeAt(right)]-- > 0) missingInAll--;
  for (; missingInAll === 0; left++) {
    const length = right - left + 1;
    if (best[0] === 0 || length < best[0]) best = [length, left + 1];
    if (++missing[flags.charCodeAt(left)] > 0) missingInAll++;
  }
}
console.log(best.join(' '));
