const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[, m], ...wishes] = lines.map((line) => line.split(' ').map(Number));
const nurseOf = new Array(m + 1).fill(-1);

function place(nurse, asked) {
  for (const shift of wishes[nurse]) {
    if (asked.has(shift)) continue;
    asked.add(shift);
    if (nurseOf[shift] < 0 || place(nurseOf[shift], asked)) {
      nurseOf[shift] = nurse;
      return true;
    }
  }
  return false;
}

console.log(wishes.filter((_, nurse) => place(nurse, new Set())).length);
