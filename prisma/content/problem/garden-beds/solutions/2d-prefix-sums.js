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
  const above = total[top - 1];
  const below = total[bottom];
  return below[right] - below[left - 1] - above[right] + above[left - 1];
});
console.log(answers.join(' '));
