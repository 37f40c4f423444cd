const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [n] = lines[0].split(' ').map(Number);
const isTaken = new Array(n + 1).fill(false);

const answers = [];
for (const line of lines.slice(1)) {
  const [word, number] = line.split(' ');
  if (word === 'give') {
    isTaken[number] = false;
    continue;
  }
  let hook = 0;
  for (let left = Number(number); left > 0; ) {
    if (!isTaken[++hook]) left--;
  }
  isTaken[hook] = true;
  answers.push(hook);
}
console.log(answers.join(' '));
