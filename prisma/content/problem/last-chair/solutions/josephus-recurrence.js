function winner(n, k) {
  let place = 0;
  for (let circle = 2; circle <= n; circle++) place = (place + k) % circle;
  return place + 1;
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
console.log(lines.map((line) => winner(...line.split(' ').map(Number))).join('\n'));
