// Wrong Answer: numbers the people from 0
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [, wanted, , persons] = lines.map((line) => line.split(' ').map(Number));
const answers = persons.map((person) => {
  const turns = wanted[person] ?? 0;
  const bought = wanted.map((t, i) => Math.min(t, i <= person ? turns : turns - 1));
  return bought.reduce((sum, t) => sum + t, 0);
});
console.log(answers.join(' '));
