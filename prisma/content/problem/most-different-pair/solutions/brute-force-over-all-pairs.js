const [, ...settings] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);

let best = 0;
for (let i = 0; i < settings.length; i++) {
  for (let j = 0; j < i; j++) best = Math.max(best, settings[i] ^ settings[j]);
}
console.log(best);
