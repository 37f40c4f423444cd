const input = require('node:fs').readFileSync(0, 'utf8');
const [n, ...visits] = input.trim().split(/\s+/).map(Number);

let longest = 0;
for (let start = 0; start < n; start++) {
  const count = new Map();
  let end = start;
  while (end < n && (count.get(visits[end]) ?? 0) < 2) {
    count.set(visits[end], (count.get(visits[end]) ?? 0) + 1);
    end++;
  }
  longest = Math.max(longest, end - start);
}
console.log(longest);
