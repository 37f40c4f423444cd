const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const boss = [0, 0, ...lines[1].split(' ').map(Number)];

const answers = lines.slice(3).map((line) => {
  let [a, b] = line.split(' ').map(Number);
  let steps = 0;
  for (; a !== b; steps++) {
    if (a > b) a = boss[a];
    else b = boss[b];
  }
  return steps;
});
console.log(answers.join('\n'));
