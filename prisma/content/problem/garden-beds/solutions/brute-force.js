const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [rows] = lines[0].split(' ').map(Number);
const needs = lines.slice(1, rows + 1).map((line) => line.split(' ').map(Number));

const answers = lines.slice(rows + 2).map((line) => {
  const [top, left, bottom, right] = line.split(' ').map(Number);
  let sum = 0;
  for (let r = top - 1; r < bottom; r++) {
    for (let c = left - 1; c < right; c++) sum += needs[r][c];
  }
  return sum;
});
console.log(answers.join(' '));
