function countAtMost(dishes, limit) {
  const count = new Int32Array(dishes.length + 1);
  let different = 0;
  let left = 0;
  let stretches = 0;
  for (let right = 0; right < dishes.length; right++) {
    if (count[dishes[right]]++ === 0) different++;
    while (different > limit) {
      if (--count[dishes[left]] === 0) different--;
      left++;
    }
    stretches += right - left + 1;
  }
  return stretches;
}

const [first, second] = require('node:fs').readFileSync(0, 'utf8').split('\n');
const k = Number(first.split(' ')[1]);
const dishes = second.split(' ').map(Number);
console.log(countAtMost(dishes, k) - countAtMost(dishes, k - 1));
