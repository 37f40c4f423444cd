// Wrong Answer: counts the subarrays with at most k distinct dishes
const [first, second] = require('node:fs').readFileSync(0, 'utf8').split('\n');
const k = Number(first.split(' ')[1]);
const dishes = second.split(' ').map(Number);
const count = new Map();
let left = 0;
let stretches = 0;
dishes.forEach((dish, right) => {
  count.set(dish, (count.get(dish) ?? 0) + 1);
  while (count.size > k) {
    const leaving = dishes[left++];
    count.set(leaving, count.get(leaving) - 1);
    if (count.get(leaving) === 0) count.delete(leaving);
  }
  stretches += right - left + 1;
});
console.log(stretches);
