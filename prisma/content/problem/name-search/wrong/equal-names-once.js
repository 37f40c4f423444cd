// Wrong Answer: counts a name once, even if it is in the book several times
const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const names = [...new Set(lines[1].split(' '))];
const answers = lines[2]
  .split(' ')
  .map((typed) => names.filter((name) => name.startsWith(typed)).length);
console.log(answers.join(' '));
