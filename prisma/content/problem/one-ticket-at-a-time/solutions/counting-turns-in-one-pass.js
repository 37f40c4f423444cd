function finishedAt(wanted, person) {
  let minutes = 0;
  for (let i = 0; i < wanted.length; i++) {
    const turns = i <= person ? wanted[person] : wanted[person] - 1;
    minutes += Math.min(wanted[i], turns);
  }
  return minutes;
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [, wanted, , persons] = lines.map((line) => line.split(' ').map(Number));
console.log(persons.map((person) => finishedAt(wanted, person - 1)).join(' '));
