const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const names = lines[1].split(' ');
const beginnings = lines[2].split(' ');

const answers = beginnings.map((typed) => {
  let count = 0;
  for (const name of names) if (name.startsWith(typed)) count++;
  return count;
});
console.log(answers.join(' '));
