const text = require('node:fs').readFileSync(0, 'utf8').trim();
const common = new Int32Array(text.length + 1);
let longest = 0;
let end = 0;
for (let j = 1; j < text.length; j++) {
  for (let i = j; i > 0; i--) {
    common[i] = text[i - 1] === text[j] ? common[i - 1] + 1 : 0;
    if (common[i] > longest) {
      longest = common[i];
      end = j + 1;
    }
  }
}
console.log(`${longest} ${text.slice(end - longest, end)}`.trim());
