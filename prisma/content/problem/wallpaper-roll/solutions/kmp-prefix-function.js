function shortestPattern(strip) {
  const border = new Int32Array(strip.length);
  let length = 0;
  for (let i = 1; i < strip.length; i++) {
    while (length > 0 && strip[length] !== strip[i]) length = border[length - 1];
    if (strip[length] === strip[i]) length++;
    border[i] = length;
  }
  return strip.length - length;
}

const strips = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
console.log(strips.map(shortestPattern).join('\n'));
