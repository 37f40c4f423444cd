// Wrong Answer: finds only the cables to an office of degree 1
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[n], ...cables] = lines.map((line) => line.split(' ').map(Number));
const count = new Array(n + 1).fill(0);
for (const [one, other] of cables) {
  count[one]++;
  count[other]++;
}
const critical = [];
cables.forEach(([one, other], i) => {
  if (count[one] === 1 || count[other] === 1) critical.push(i + 1);
});
console.log(critical.join(' '));
