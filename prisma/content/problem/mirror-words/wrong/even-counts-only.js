// Wrong Answer: wants every letter an even number of times, and allows none in the middle but single letters
const text = require('node:fs').readFileSync(0, 'utf8').trim();
const places = new Map([[0, 1]]);
let bits = 0;
let found = text.length;
for (let i = 0; i < text.length; i++) {
  bits ^= 1 << (text.charCodeAt(i) - 97);
  found += places.get(bits) ?? 0;
  places.set(bits, (places.get(bits) ?? 0) + 1);
}
console.log(found);
