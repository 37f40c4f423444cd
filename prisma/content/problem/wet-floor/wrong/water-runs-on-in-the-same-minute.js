// Wrong Answer: cells that got wet in this minute wet their neighbours in the same minute
const rows = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const plan = rows.map((row) => [...row]);
let minutes = 0;
for (let changed = true; changed; ) {
  changed = false;
  plan.forEach((line, row) =>
    line.forEach((cell, column) => {
      if (cell !== '.') return;
      const near = [line[column - 1], line[column + 1]];
      near.push(plan[row - 1]?.[column], plan[row + 1]?.[column]);
      if (!near.includes('L')) return;
      line[column] = 'L';
      changed = true;
    }),
  );
  if (changed) minutes++;
}
console.log(plan.flat().includes('.') ? -1 : minutes);
