// Wrong Answer: greedy: takes the next frame whenever the last one fits into it
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const frames = lines.map((line) => line.split(' ').map(Number));
frames.sort((one, other) => one[0] * one[1] - other[0] * other[1]);
let last = [0, 0];
let count = 0;
for (const frame of frames) {
  if (frame[0] <= last[0] || frame[1] <= last[1]) continue;
  last = frame;
  count++;
}
console.log(count);
