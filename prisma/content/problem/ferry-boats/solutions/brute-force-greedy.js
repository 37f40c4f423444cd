const [first, second] = require('node:fs').readFileSync(0, 'utf8').split('\n');
const limit = Number(first.split(' ')[1]);
const waiting = second.split(' ').map(Number);

function placeOf(isBetter) {
  let best = 0;
  waiting.forEach((weight, i) => {
    if (isBetter(weight, waiting[best])) best = i;
  });
  return best;
}

let boats = 0;
for (; waiting.length > 0; boats++) {
  const [heaviest] = waiting.splice(
    placeOf((a, b) => a > b),
    1,
  );
  if (waiting.length === 0) continue;
  const lightest = placeOf((a, b) => a < b);
  if (waiting[lightest] + heaviest <= limit) waiting.splice(lightest, 1);
}
console.log(boats);
