// Wrong Answer: removes only one entry from the left, which may belong to another guest
const input = require('node:fs').readFileSync(0, 'utf8');
const [n, ...visits] = input.trim().split(/\s+/).map(Number);

let longest = 0;
const count = new Map();
let left = 0;
for (let right = 0; right < n; right++) {
  const guest = visits[right];
  count.set(guest, (count.get(guest) ?? 0) + 1);
  if (count.get(guest) > 2) {
    count.set(visits[left], count.get(visits[left]) - 1);
    left++;
  }
  longest = Math.max(longest, right - left + 1);
}
console.log(longest);
