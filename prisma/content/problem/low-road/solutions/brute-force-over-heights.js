const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const height = lines.map((line) => line.split(' ').map(Number));

function getsThrough(limit) {
  const seen = height.map((row) => row.map(() => false));
  const stack = [];
  const visit = (r, c) => {
    if (height[r]?.[c] === undefined || height[r][c] > limit || seen[r][c]) return;
    seen[r][c] = true;
    stack.push([r, c]);
  };
  visit(0, 0);
  while (stack.length > 0) {
    const [r, c] = stack.pop();
    visit(r - 1, c);
    visit(r + 1, c);
    visit(r, c - 1);
    visit(r, c + 1);
  }
  return seen.at(-1).at(-1);
}

const limits = [...new Set(height.flat())].sort((a, b) => a - b);
console.log(limits.find(getsThrough));
