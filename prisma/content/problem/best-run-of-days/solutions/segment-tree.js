const day = (profit) => ({ sum: profit, head: profit, tail: profit, best: profit });

function join(a, b) {
  if (!a || !b) return a ?? b;
  return {
    sum: a.sum + b.sum,
    head: Math.max(a.head, a.sum + b.head),
    tail: Math.max(b.tail, b.sum + a.tail),
    best: Math.max(a.best, b.best, a.tail + b.head),
  };
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const n = Number(lines[0]);
const tree = new Array(n).fill(null);
for (const profit of lines[1].split(' ')) tree.push(day(Number(profit)));
const renew = (node) => {
  tree[node] = join(tree[2 * node], tree[2 * node + 1]);
};
for (let node = n - 1; node > 0; node--) renew(node);

function best(from, to) {
  let left = null;
  let right = null;
  let low = n + from - 1;
  let high = n + to;
  for (; low < high; low >>= 1, high >>= 1) {
    if (low % 2 === 1) left = join(left, tree[low++]);
    if (high % 2 === 1) right = join(tree[--high], right);
  }
  return join(left, right).best;
}

const answers = [];
for (const line of lines.slice(3)) {
  const [word, ...numbers] = line.split(' ');
  const [first, second] = numbers.map(Number);
  if (word === 'best') {
    answers.push(best(first, second));
  } else {
    let node = n + first - 1;
    tree[node] = day(second);
    while ((node >>= 1) > 0) renew(node);
  }
}
console.log(answers.join('\n'));
