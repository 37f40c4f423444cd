function winner(n, k) {
  const chairs = Array.from({ length: n }, (_, i) => i + 1);
  let start = 0;
  while (chairs.length > 1) {
    start = (start + k - 1) % chairs.length;
    chairs.splice(start, 1);
  }
  return chairs[0];
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
console.log(lines.map((line) => winner(...line.split(' ').map(Number))).join('\n'));
