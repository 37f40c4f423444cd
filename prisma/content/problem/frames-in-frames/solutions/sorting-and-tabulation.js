const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const frames = lines.map((line) => line.split(' ').map(Number));
frames.sort(([width], [other]) => width - other);

const longest = [];
for (const [width, height] of frames) {
  let inside = 0;
  for (let j = 0; j < longest.length; j++) {
    if (frames[j][0] < width && frames[j][1] < height)
      inside = Math.max(inside, longest[j]);
  }
  longest.push(inside + 1);
}
console.log(longest.reduce((one, other) => Math.max(one, other)));
