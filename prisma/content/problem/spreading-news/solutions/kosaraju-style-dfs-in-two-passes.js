const numbers = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
const [n, m] = numbers;
const tells = Array.from({ length: n + 1 }, () => []);
for (let i = 2; i < 2 * m + 2; i += 2) tells[numbers[i]].push(numbers[i + 1]);

const next = new Array(n + 1).fill(0);
function search(first, isSeen, onLeaving) {
  next.fill(0);
  isSeen[first] = true;
  const stack = [first];
  while (stack.length > 0) {
    const member = stack.at(-1);
    if (next[member] === tells[member].length) {
      onLeaving(member);
      stack.pop();
      continue;
    }
    const hearer = tells[member][next[member]++];
    if (isSeen[hearer]) continue;
    isSeen[hearer] = true;
    stack.push(hearer);
  }
}

// Member 0 tells everybody, so one search from there visits all.
for (let member = 1; member <= n; member++) tells[0].push(member);
const left = [];
search(0, new Array(n + 1).fill(false), (member) => left.push(member));

const knows = new Array(n + 1).fill(false);
let informed = 0;
for (const member of left.slice(0, n).reverse()) {
  if (knows[member]) continue;
  informed++;
  knows[member] = true;
  const stack = [member];
  while (stack.length > 0) {
    for (const hearer of tells[stack.pop()]) {
      if (knows[hearer]) continue;
      knows[hearer] = true;
      stack.push(hearer);
    }
  }
}
console.log(informed);
