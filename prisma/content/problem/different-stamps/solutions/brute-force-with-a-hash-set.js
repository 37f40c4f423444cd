const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const kinds = lines[1].split(' ');
const answers = lines.slice(3).map((line) => {
  const [first, last] = line.split(' ').map(Number);
  return new Set(kinds.slice(first - 1, last)).size;
});
console.log(answers.join(' '));
