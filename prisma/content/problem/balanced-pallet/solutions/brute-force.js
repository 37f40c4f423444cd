const row = require('node:fs').readFileSync(0, 'utf8').trim();

const weight = { H: 1, L: -1, M: 0 };
let longest = 0;
for (let start = 0; start < row.length; start++) {
  let balance = 0;
  for (let end = start; end < row.length; end++) {
    balance += weight[row[end]];
    if (balance === 0) longest = Math.max(longest, end - start + 1);
  }
}
console.log(longest);
