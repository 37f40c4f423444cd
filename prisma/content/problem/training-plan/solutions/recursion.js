const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const points = lines.slice(1).map((line) => line.split(' ').map(Number));

function mostFrom(day, yesterday, inARow) {
  if (day === points[0].length) return 0;
  let most = mostFrom(day + 1, 'rest', 0);
  if (inARow === 2) return most;
  for (const sport of [0, 1]) {
    if (sport === yesterday) continue;
    most = Math.max(most, points[sport][day] + mostFrom(day + 1, sport, inARow + 1));
  }
  return most;
}

console.log(mostFrom(0, 'rest', 0));
