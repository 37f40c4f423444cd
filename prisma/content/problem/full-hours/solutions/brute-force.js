const [first, second] = require('node:fs').readFileSync(0, 'utf8').split('\n');
const k = Number(first.split(' ')[1]);
const lengths = second.split(' ').map(Number);

let pairs = 0;
for (let i = 0; i < lengths.length; i++) {
  for (let j = 0; j < i; j++) {
    if ((lengths[i] + lengths[j]) % k === 0) pairs++;
  }
}
console.log(pairs);
