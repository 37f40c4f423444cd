// Wrong Answer: lifts both at once although one is deeper
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const n = Number(lines[0]);
const boss = [1, 1, ...lines[1].split(' ').map(Number)];
const depth = new Array(n + 1).fill(0);
for (let i = 2; i <= n; i++) depth[i] = depth[boss[i]] + 1;
const up = [boss];
while (1 << up.length < n) {
  const last = up.at(-1);
  up.push(last.map((above) => last[above]));
}

for (const line of lines.slice(3)) {
  let [a, b] = line.split(' ').map(Number);
  const steps = depth[a] + depth[b];
  for (let j = up.length - 1; j >= 0; j--) {
    if (up[j][a] === up[j][b]) continue;
    a = up[j][a];
    b = up[j][b];
  }
  console.log(steps - 2 * depth[a === b ? a : boss[a]]);
}
