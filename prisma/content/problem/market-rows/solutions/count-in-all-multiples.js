const [, line] = require('node:fs').readFileSync(0, 'utf8').split('\n');
const questions = line.split(' ').map(Number);

const largest = questions.reduce((most, stalls) => Math.max(most, stalls));
const plans = new Int32Array(largest + 1);
for (let rows = 1; rows <= largest; rows++) {
  for (let stalls = rows; stalls <= largest; stalls += rows) plans[stalls]++;
}
console.log(questions.map((stalls) => plans[stalls]).join('\n'));
