const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const points = lines.slice(1).map((line) => line.split(' ').map(Number));

const memo = new Map();

function mostFrom(day, yesterday, inARow) {
  if (day === points[0].length) return 0;
  const key = `${day} ${yesterday} ${inARow}`;
  if (memo.has(key)) return memo.get(key);
  let most = mostFrom(day + 1, 'rest', 0);
  for (const sport of [0, 1]) {
    if (sport === yesterday || inARow === 2) continue;
    most = Math.max(most, points[sport][day] + mostFrom(day + 1, sport, inARow + 1));
  }
  memo.set(key, most);
  return most;
}

console.log(mostFrom(0, 'rest', 0));
