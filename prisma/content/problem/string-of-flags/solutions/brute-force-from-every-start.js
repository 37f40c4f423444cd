const [flags, wanted] = require('node:fs').readFileSync(0, 'utf8').split('\n');
const needed = new Array(128).fill(0);
for (let i = 0; i < wanted.length; i++) needed[wanted.charCodeAt(i)]++;

let best = [0, 0];
for (let first = 0; first < flags.length; first++) {
  const missing = [...needed];
  let missingInAll = wanted.length;
  let end = first;
  for (; end < flags.length && missingInAll > 0; end++) {
    if (missing[flags.charCodeAt(end)]-- > 0) missingInAll--;
  }
  if (missingInAll > 0) break;
  if (best[0] === 0 || end - first < best[0]) best = [end - first, first + 1];
}
console.log(best.join(' '));
