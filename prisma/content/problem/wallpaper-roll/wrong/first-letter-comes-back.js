// Wrong Answer: assumes that the pattern ends where its first letter occurs again
const strips = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
for (const strip of strips) {
  const again = strip.indexOf(strip[0], 1);
  console.log(again < 0 ? strip.length : again);
}
