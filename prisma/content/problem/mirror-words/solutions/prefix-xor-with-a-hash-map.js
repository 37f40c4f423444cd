const text = require('node:fs').readFileSync(0, 'utf8').trim();

const places = new Map([[0, 1]]);
let bits = 0;
let found = 0;
for (let i = 0; i < text.length; i++) {
  bits ^= 1 << (text.charCodeAt(i) - 97);
  found += places.get(bits) ?? 0;
  for (let place = 0; place < 26; place++)
    found += places.get(bits ^ (1 << place)) ?? 0;
  places.set(bits, (places.get(bits) ?? 0) + 1);
}
console.log(found);
