function minutesUntilWet(plan) {
  for (let minutes = 0; ; minutes++) {
    const reached = [];
    let dry = false;
    plan.forEach((line, row) =>
      line.forEach((cell, column) => {
        if (cell !== '.') return;
        dry = true;
        const near = [line[column - 1], line[column + 1]];
        near.push(plan[row - 1]?.[column], plan[row + 1]?.[column]);
        if (near.includes('L')) reached.push([row, column]);
      }),
    );
    if (reached.length === 0) return dry ? -1 : minutes;
    for (const [row, column] of reached) plan[row][column] = 'L';
  }
}

const rows = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
console.log(minutesUntilWet(rows.map((row) => [...row])));
