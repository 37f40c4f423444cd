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

function commonBoss(a, b) {
  if (depth[a] < depth[b]) return commonBoss(b, a);
  const gap = depth[a] - depth[b];
  for (let j = 0; gap >> j > 0; j++) {
    if ((gap >> j) & 1) a = up[j][a];
  }
  if (a === b) return a;
  for (let j = up.length - 1; j >= 0; j--) {
    if (up[j][a] === up[j][b]) continue;
    a = up[j][a];
    b = up[j][b];
  }
  return boss[a];
}

const answers = lines.slice(3).map((line) => {
  const [a, b] = line.split(' ').map(Number);
  return depth[a] + depth[b] - 2 * depth[commonBoss(a, b)];
});
console.log(answers.join('\n'));
