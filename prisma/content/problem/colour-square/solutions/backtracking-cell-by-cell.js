const [n, ...cells] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);

function isAllowed(cell, colour) {
  const column = cell % n;
  for (let i = 0; i < n; i++) {
    if (cells[cell - column + i] === colour || cells[column + n * i] === colour)
      return false;
  }
  return true;
}

function completions(cell) {
  if (cell === n * n) return 1;
  if (cells[cell] !== 0) return completions(cell + 1);
  let found = 0;
  for (let colour = 1; colour <= n; colour++) {
    if (!isAllowed(cell, colour)) continue;
    cells[cell] = colour;
    found += completions(cell + 1);
    cells[cell] = 0;
  }
  return found;
}

console.log(completions(0));
