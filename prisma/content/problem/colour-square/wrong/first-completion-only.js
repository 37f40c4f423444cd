// Wrong Answer: stops at the first completion and prints 1 or 0
const [n, ...cells] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
function isCompleted(cell) {
  if (cell === n * n) return true;
  if (cells[cell] !== 0) return isCompleted(cell + 1);
  for (let colour = 1; colour <= n; colour++) {
    const inRow = cells.some(
      (c, i) => c === colour && Math.floor(i / n) === Math.floor(cell / n),
    );
    const inColumn = cells.some((c, i) => c === colour && i % n === cell % n);
    if (inRow || inColumn) continue;
    cells[cell] = colour;
    if (isCompleted(cell + 1)) return true;
    cells[cell] = 0;
  }
  return false;
}
console.log(isCompleted(0) ? 1 : 0);
