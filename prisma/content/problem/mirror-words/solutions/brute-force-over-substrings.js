const text = require('node:fs').readFileSync(0, 'utf8').trim();
const letters = Array.from(text, (letter) => 1 << (letter.charCodeAt(0) - 97));

let found = 0;
for (let first = 0; first < letters.length; first++) {
  let bits = 0;
  for (let i = first; i < letters.length; i++) {
    bits ^= letters[i];
    if ((bits & (bits - 1)) === 0) found++;
  }
}
console.log(found);
