// Wrong Answer: decides every bit independently, although a single pair must have them all
const [, ...settings] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
let all = settings[0];
let any = 0;
for (const setting of settings) {
  all &= setting;
  any |= setting;
}
console.log(any & ~all);
