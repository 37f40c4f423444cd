function finishedAt(wanted, person) {
  const left = [...wanted];
  let queue = [...left.keys()];
  let minutes = 0;
  for (;;) {
    const again = [];
    for (const front of queue) {
      minutes++;
      left[front]--;
      if (left[front] > 0) again.push(front);
      else if (front === person) return minutes;
    }
    queue = again;
  }
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [, wanted, , persons] = lines.map((line) => line.split(' ').map(Number));
console.log(persons.map((person) => finishedAt(wanted, person - 1)).join(' '));
