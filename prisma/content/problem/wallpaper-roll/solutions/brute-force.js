function shortestPattern(strip) {
  for (let length = 1; length < strip.length; length++) {
    let i = length;
    while (i < strip.length && strip[i] === strip[i - length]) i++;
    if (i === strip.length) return length;
  }
  return strip.length;
}

const strips = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
console.log(strips.map(shortestPattern).join('\n'));
