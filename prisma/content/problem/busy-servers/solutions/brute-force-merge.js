const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const logs = lines.map((line) => line.split(' ').map(Number).slice(1));
const positions = logs.map(() => 0);

const answer = [];
while (true) {
  let minute = Infinity;
  logs.forEach((log, i) => {
    if (log[positions[i]] < minute) minute = log[positions[i]];
  });
  if (minute === Infinity) break;
  let requests = 0;
  logs.forEach((log, i) => {
    for (; log[positions[i]] === minute; positions[i]++) requests++;
  });
  answer.push(`${minute} ${requests}`);
}
console.log(answer.join('\n'));
