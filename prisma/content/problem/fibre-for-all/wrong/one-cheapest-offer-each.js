// Wrong Answer: accepts the cheapest offer of every town without a line, which may leave components apart
const rows = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[n, b], ...rest] = rows.map((row) => row.split(' ').map(Number));
const isJoined = new Array(n + 1).fill(false);
for (const [one, other] of rest.slice(0, b)) isJoined[one] = isJoined[other] = true;

const offers = rest.slice(b + 1).sort(([, , price], [, , other]) => price - other);
let total = 0;
for (const [one, other, price] of offers) {
  if (isJoined[one] && isJoined[other]) continue;
  isJoined[one] = isJoined[other] = true;
  total += price;
}
console.log(n === 1 || isJoined.slice(1).every(Boolean) ? total : -1);
