const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const limit = Number(lines[0].split(' ')[1]);
const weights = lines[1].split(' ').map(Number);

while (weights.length > 1) {
  let left = 0;
  for (let i = 1; i + 1 < weights.length; i++) {
    if (weights[i] + weights[i + 1] < weights[left] + weights[left + 1]) left = i;
  }
  const sum = weights[left] + weights[left + 1];
  if (sum >= limit) break;
  weights.splice(left, 2, sum);
}
console.log(weights.join(' '));
