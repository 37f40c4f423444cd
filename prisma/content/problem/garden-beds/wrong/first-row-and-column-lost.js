// Wrong Answer: also subtracts the first row and the first column of the rectangle
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [rows, columns] = lines[0].split(' ').map(Number);
const total = [new Array(columns + 1).fill(0)];
for (const line of lines.slice(1, rows + 1)) {
  const above = total.at(-1);
  const sums = [0];
  let inRow = 0;
  for (const need of line.split(' ')) {
    inRow += Number(need);
    sums.push(above[sums.length] + inRow);
  }
  total.push(sums);
}
const answers = lines.slice(rows + 2).map((line) => {
  const [top, left, bottom, right] = line.split(' ').map(Number);
  return total[bottom][right] - total[bottom][left] - total[top][right] + total[top][left];
});
console.log(answers.join(' '));
